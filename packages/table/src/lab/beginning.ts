/** What a lab starts from: one scenario of a file, a position that somebody has put together, or a game with decks. */
import {
  documentTexts,
  type Move,
  parseScenarios,
  type Recorded,
  recordScenario,
  type ScenarioError,
} from '@rulewright/scenario';
import type { GameOf } from '../game.ts';
import type { LabStart } from './data.ts';
import type { LabGame, LabTypes } from './game.ts';

/** Why there is nothing to look at: a code, and what to say about it. */
export class LabError extends Error {
  readonly code: 'unreadable' | 'unplayable' | 'unsupported' | 'no-such-scenario' | 'refused';
  readonly data: Readonly<Record<string, unknown>>;
  constructor(code: LabError['code'], message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'LabError';
    this.code = code;
    this.data = data;
  }
}

export interface Beginning<T extends LabTypes> {
  readonly game: GameOf<T>;
  readonly title: string;
  /** Of a scenario: what it says, and what its own steps come to. */
  readonly scenario: T['play']['scenario'] | null;
  readonly recorded: Recorded<T['play']> | null;
}

const FILE = 'scenario';

/** The scenarios of a file by their titles, and what is wrong with it. */
export function scenariosIn<T extends LabTypes>(
  game: LabGame<T>,
  text: string,
  file: string,
): { readonly titles: readonly string[]; readonly errors: readonly ScenarioError[] } {
  const { scenarios, errors } = parseScenarios(text, file, game.scenarios());
  return { titles: scenarios.map(({ title }) => title), errors };
}

/** One scenario of a file as a start of its own. Documents with errors do not count. */
export function startFrom<T extends LabTypes>(game: LabGame<T>, text: string, file: string, index: number): LabStart {
  const { scenarios, errors } = parseScenarios(text, file, game.scenarios());
  const wanted = scenarios[index];
  if (wanted === undefined) {
    const [first] = errors;
    if (first === undefined) throw new LabError('no-such-scenario', `there is no scenario ${index + 1}`);
    throw new LabError('unreadable', first.message, { line: first.line, column: first.column, errors: errors.length });
  }
  // The document in the file that this scenario was read from: the others gave none.
  const own = documentTexts(text).filter(
    (part) => part !== null && parseScenarios(part, FILE, game.scenarios()).scenarios.length > 0,
  );
  return { kind: 'scenario', text: own[index] ?? text };
}

export function begin<T extends LabTypes>(game: LabGame<T>, start: LabStart, cards: T['cards']): Beginning<T> {
  if (start.kind === 'game') {
    const { g } = game.table.begin(start.start, cards);
    return { game: g, title: start.start.players.map(({ name }) => name).join(' – '), scenario: null, recorded: null };
  }
  const games = game.scenarios(cards);
  const { scenarios, errors } = parseScenarios(start.text, FILE, games);
  const [scenario] = scenarios;
  if (scenario === undefined) {
    const [first] = errors;
    throw new LabError('unreadable', first?.message ?? 'no scenario', {
      line: first?.line ?? 1,
      column: first?.column ?? 1,
    });
  }
  const recorded = recordScenario(scenario, games);
  const { status, message = '', line } = recorded.result;
  if (recorded.start === null)
    throw new LabError(status === 'unsupported' ? 'unsupported' : 'unplayable', message, { line });
  // What a game's scenarios set up is a game of its own.
  return { game: recorded.start as GameOf<T>, title: scenario.title, scenario, recorded };
}

export const ownMoves = <T extends LabTypes>({ recorded }: Beginning<T>): readonly Move[] => recorded?.moves ?? [];
