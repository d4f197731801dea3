/** The steps of the scenario beside what they did: where each begins, its words in the file, and whether it held. */
import type { Move, Recorded, Scenario } from '@rulewright/scenario';

export interface StepShown {
  /** How many moves had been made before it. */
  readonly at: number;
  readonly line: number;
  readonly words: string;
  readonly failed: boolean;
}

/** Those whose moves a line of play has in common with the scenario. */
export function stepsIn(
  text: string,
  scenario: Scenario,
  recorded: Recorded,
  moves: readonly Move[],
): readonly StepShown[] {
  const lines = text.split('\n');
  let shared = 0;
  while (shared < moves.length && same(moves[shared], recorded.moves[shared])) shared++;
  const failedAt = recorded.result.status === 'passed' ? -1 : recorded.ends.length;
  return scenario.steps.flatMap((step, i): StepShown[] => {
    const at = i === 0 ? 0 : recorded.ends[i - 1];
    if (at === undefined || at > shared) return [];
    const next = scenario.steps[i + 1]?.line ?? scenario.end.line + 1;
    return [
      {
        at,
        line: step.line,
        words: wordsOf(lines.slice(step.line - 1, Math.max(next - 1, step.line))),
        failed: i === failedAt,
      },
    ];
  });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Without the dash and what all lines are indented by. */
function wordsOf(lines: readonly string[]): string {
  const plain = lines.map((line) => line.replace(/^(\s*)- /, '$1  ').trimEnd()).filter((line) => line.trim() !== '');
  const indent = Math.min(...plain.map((line) => line.length - line.trimStart().length));
  return plain.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}
