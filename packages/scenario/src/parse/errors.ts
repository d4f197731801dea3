export type ScenarioErrorCode =
  | 'bad-mana'
  | 'bad-number'
  | 'bad-reference'
  | 'bad-step'
  | 'bad-step-name'
  | 'bad-value'
  | 'duplicate-alias'
  | 'duplicate-key'
  | 'duplicate-player'
  | 'empty-file'
  | 'misplaced-key'
  | 'missing-key'
  | 'missing-title'
  | 'player-count'
  | 'reserved-name'
  | 'too-deep'
  | 'too-large'
  | 'too-many-aliases'
  | 'too-many-errors'
  | 'too-many-objects'
  | 'unknown-format'
  | 'unknown-game'
  | 'unknown-key'
  | 'unknown-player'
  | 'unknown-zone'
  | 'wrong-type'
  | 'yaml-syntax';

/** What is wrong with a scenario file, and where. Lines and columns count from 1. */
export interface ScenarioError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: ScenarioErrorCode;
  readonly message: string;
}

/** Whatever a file makes a message say, it is one line of readable length. */
export function scenarioError(
  file: string,
  { line, column }: { readonly line: number; readonly column: number },
  code: ScenarioErrorCode,
  message: string,
): ScenarioError {
  const shortened = message.length > 500 ? `${message.slice(0, 500)}…` : message;
  return { file, line, column, code, message: shortened.replace(/[\s\p{Cc}]+/gu, ' ') };
}
