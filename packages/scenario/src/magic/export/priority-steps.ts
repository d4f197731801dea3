// What players with priority do, as steps: passing as `resolve` and `advance` where that comes to the same, and casting,
// activating, playing and turning up with the choices that were made on the way.
import {
  type ChooseEntities,
  type ChooseOptions,
  type Decision,
  type Divide,
  type EntityId,
  eventsSince,
  findObject,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import {
  characteristics,
  type G,
  HAND,
  MANA_LETTERS,
  type MagicEvent,
  type PriorityAnswer,
  type StackEntry,
  topOfStack,
  zones,
} from '@rulewright/magic';
import { divisionText } from '../../export/answer-steps.ts';
import type { Course } from '../../export/course.ts';
import { namesFor, refsAmong } from '../../export/naming.ts';
import type { StepText } from '../../export/write.ts';
import type { PlainValue } from '../../parse/index.ts';
import type { Move } from '../../run/moves.ts';
import type { MagicPlay } from '../play.ts';

export function* prioritySteps(play: MagicPlay, course: Course<MagicPlay>, at: number): Generator<StepText> {
  const { decision, players } = play.game.state;
  const move = course.moves[at] as PriorityAnswer;
  const name = players[decision?.player ?? (0 as PlayerId)]?.name ?? '';
  switch (move.action) {
    case 'pass':
      yield* passing(play, course, at);
      yield `${name} passes`;
      return;
    case 'playLand':
      yield* announced(play, course, at, `${name} plays`, move.card, faceOption(move));
      return;
    case 'cast':
      yield* announced(play, course, at, `${name} casts`, move.card, {
        ...fromOption(play.game, move.card),
        ...(move.method !== undefined && { by: move.method }),
        ...faceOption(move),
      });
      return;
    case 'activate':
      yield* announced(
        play,
        course,
        at,
        `${name} activates`,
        move.object,
        abilityOption(play.game, move.object, move.index),
      );
      return;
    case 'turnUp':
      yield* announced(
        play,
        course,
        at,
        `${name} turns-up`,
        move.object,
        move.method === undefined ? {} : { by: move.method },
      );
      return;
    default:
      return;
  }
}

type Said = Readonly<Record<string, PlainValue>>;

const faceOption = ({ face }: { readonly face?: number }): Said =>
  face === undefined || face === 0 ? {} : { face: 'back' };

function fromOption(g: G, card: ObjectId): Said {
  const { zone } = objectRow(g.state, card);
  return zone === HAND ? {} : { from: zones[zone]?.name ?? '' };
}

/** Nothing need be said of the only activated ability. */
function abilityOption(g: G, object: ObjectId, index: number): Said {
  const indices = characteristics(g, object).abilities.flatMap((a, i) => (a.kind === 'activated' ? [i] : []));
  return indices.length === 1 ? {} : { ability: indices.indexOf(index) + 1 };
}

const isPass = (move: Move | undefined): boolean => isPlainly(move, 'action', 'pass');
const isPlainly = (move: Move | undefined, key: string, value: unknown): boolean =>
  typeof move === 'object' && move !== null && (move as Said)[key] === value;
const isEmpty = (move: Move | undefined): boolean =>
  ['attacks', 'blocks'].some((key) => {
    const pairs = typeof move === 'object' && move !== null ? (move as Said)[key] : undefined;
    return Array.isArray(pairs) && pairs.length === 0;
  });

/** Until the top of the stack has resolved, or until the step in which something else is done. */
function* passing(play: MagicPlay, course: Course<MagicPlay>, at: number): Generator<StepText> {
  if (topOfStack(play.game) !== undefined) {
    yield 'resolve';
    return;
  }
  let end = at;
  while (end < course.moves.length && (isPass(course.moves[end]) || isEmpty(course.moves[end]))) end++;
  for (; end > at + 1; end--) {
    const game = course.games[end];
    const { kind } = game?.state.decision ?? { kind: '' };
    if (game === undefined || topOfStack(game) !== undefined) continue;
    if (!['priority', 'attackers', 'blockers'].includes(kind)) continue;
    const { turn } = game.state.game;
    const here = play.game.state.game.turn;
    if (turn.step === here.step && turn.number === here.number) continue;
    yield { advance: { step: turn.step, ...(turn.number !== here.number && { turn: turn.number }) } };
  }
}

/** With all choices on the line, then with fewer: what is left out is answered by steps that follow. */
function* announced(
  play: MagicPlay,
  course: Course<MagicPlay>,
  at: number,
  key: string,
  object: ObjectId,
  own: Said,
): Generator<StepText> {
  const choices = choicesIn(play, course, at);
  const { targets: _, ...others } = choices;
  const { with: paid, ...plain } = others;
  const payments: Said = paid === undefined ? {} : { with: paid };
  const mana: Said = choices.mana === undefined ? {} : { mana: choices.mana };
  const forms = [choices, others, { ...payments, ...plain }, { ...payments, ...mana }, mana].map((form) =>
    JSON.stringify(form),
  );
  for (const form of new Set(forms)) {
    for (const name of firstNames(play, object)) yield { [key]: name, ...own, ...(JSON.parse(form) as Said) };
  }
}

/** Trying each costs a run of the step. */
const MOST_NAMES = 12;

function firstNames(play: MagicPlay, id: ObjectId): readonly string[] {
  const names: string[] = [];
  for (const name of namesFor(play, id)) {
    names.push(name);
    if (names.length >= MOST_NAMES) break;
  }
  return names;
}

const COST_KEYS: Readonly<Record<string, string>> = {
  'cost-sacrifice': 'sacrifice',
  'cost-discard': 'discard',
  'cost-exile': 'exile',
  'cost-return': 'return',
  'cost-tapOthers': 'tap',
  'cost-untapOthers': 'untap',
  'cost-reveal': 'reveal',
  'cost-convoke': 'convoke',
  'cost-improvise': 'improvise',
  'cost-delve': 'delve',
  'cost-behold': 'behold',
  'cost-waterbend': 'tap',
};

/** The choices of an announcement: everything up to where it can no longer be taken back. */
function choicesIn(play: MagicPlay, course: Course<MagicPlay>, at: number): Said {
  const noted: Noted = { targets: [], said: {}, paid: {} };
  let end = at + 1;
  for (; end < course.moves.length; end++) {
    const game = course.games[end];
    const decision = game?.state.decision;
    if (game === undefined || decision === null || decision === undefined) break;
    if (decision.kind === 'priority' || game.state.checkpoint === null) break;
    note({ ...play, game }, decision, course.moves[end], noted);
  }
  const [before, after] = [course.games[at], course.games[end]];
  const targets = before === undefined || after === undefined ? [] : targetsText(play, before, after, noted.targets);
  return {
    ...(targets.length > 0 && { targets }),
    ...noted.said,
    ...(Object.keys(noted.paid).length > 0 && { with: noted.paid }),
  };
}

/** All targets in the order of the text: those that were asked for, and those that left no choice. */
function targetsText(play: MagicPlay, before: G, after: G, asked: readonly AskedTargets[]): PlainValue[] {
  const entry = entryBetween(before, after);
  if (entry === null) return asked.map(({ refs }) => refs);
  const left = [...asked];
  return entry.targets.flatMap(({ spec, chosen }): PlainValue[] => {
    const [next] = left;
    const isAsked = next !== undefined && next.ids.join() === chosen.join();
    if (isAsked) left.shift();
    const refs = isAsked ? next.refs : chosen.map((id) => firstName({ ...play, game: after }, id));
    return (spec.min ?? 1) === 1 && (spec.max ?? 1) === 1 ? [...refs] : [refs];
  });
}

/** What the spell or ability carries that was put on the stack. */
function entryBetween(before: G, after: G): StackEntry | null {
  for (const event of eventsSince(after.state, before.state.log.length) as readonly MagicEvent[]) {
    const id = event.kind === 'cast' ? event.object : event.kind === 'activate' ? event.ability : undefined;
    const row = id === undefined ? undefined : findObject(after.state, id);
    if (row !== undefined) return row.stack as StackEntry | null;
  }
  return null;
}

const firstName = (play: MagicPlay, id: EntityId): string => {
  const [name = ''] = namesFor(play, id);
  return name;
};

interface AskedTargets {
  readonly ids: readonly EntityId[];
  readonly refs: readonly string[];
}

interface Noted {
  readonly targets: AskedTargets[];
  readonly said: Record<string, PlainValue>;
  readonly paid: Record<string, PlainValue>;
}

function note(play: MagicPlay, decision: Decision, move: Move | undefined, { targets, said, paid }: Noted): void {
  const ids = (Array.isArray(move) ? move : []) as readonly EntityId[];
  if (decision.kind === 'payment') {
    const mana = manaSpent(play.game, decision.player, move);
    if (mana !== '') said.mana = `${(said.mana as string | undefined) ?? ''}${mana}`;
    return;
  }
  switch (decision.prompt) {
    case 'targets':
      targets.push({ ids, refs: refsAmong(play, ids, (decision as ChooseEntities).from) ?? [] });
      return;
    case 'modes':
      said.modes = ids.map((i) => Number((decision as ChooseOptions).options[i]?.label ?? i + 1));
      return;
    case 'x':
      if (typeof move === 'number') said.x = move;
      return;
    case 'divide': {
      const [first] = divisionText(play, (decision as Divide).among, ids);
      if (first !== undefined) said.divide = first;
      return;
    }
    case 'optional-cost': {
      const { cost } = decision as Decision & { readonly cost?: string };
      const times = move === true ? 1 : typeof move === 'number' ? move : 0;
      if (cost !== undefined && times > 0) paid[cost] = times;
      return;
    }
    default: {
      const key = COST_KEYS[decision.prompt];
      if (key === undefined || ids.length === 0) return;
      const refs = refsAmong(play, ids, (decision as ChooseEntities).from);
      if (refs !== undefined) paid[key] = [...((paid[key] as string[] | undefined) ?? []), ...refs];
    }
  }
}

/** The mana that is spent from the pool, as symbols. */
function manaSpent(g: G, player: PlayerId, move: Move | undefined): string {
  const pool = g.state.game.totals[player]?.mana ?? [];
  const spend = typeof move === 'object' && move !== null ? (move as { readonly spend?: readonly number[] }).spend : [];
  return (spend ?? []).map((i) => (pool[i] === undefined ? '' : `{${MANA_LETTERS[pool[i].type]}}`)).join('');
}
