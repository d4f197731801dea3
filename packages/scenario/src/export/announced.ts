// Something that is announced, as a step: the verb with its object, and the choices that were made on the way.
import type { ChooseEntities, ChooseOptions, Decision, Divide, EntityId, ObjectId } from '@rulewright/kernel';
import type { PlainValue } from '../parse/index.ts';
import { isAction } from '../run/decide.ts';
import type { Move } from '../run/moves.ts';
import type { Play } from '../run/play.ts';
import { divisionText } from './answer-steps.ts';
import type { Course } from './course.ts';
import { namesFor, refsAmong } from './naming.ts';
import type { StepText } from './write.ts';

export type Said = Readonly<Record<string, PlainValue>>;

/** What of a game's announcements is its own. */
export interface Announcing<P extends Play> {
  /** The keys of `with`, by the prompts of what is asked to be paid. */
  readonly costs: Readonly<Record<string, string>>;
  /** The targets of what was announced between two moments; null if nothing was. */
  targets(
    before: P['game'],
    after: P['game'],
  ):
    | readonly {
        readonly spec: { readonly min?: unknown; readonly max?: unknown };
        readonly chosen: readonly EntityId[];
      }[]
    | null;
  /** A choice that only this game has; true if it was one. */
  note(play: P, decision: Decision, move: Move | undefined, noted: Noted): boolean;
  /** Of the choices, those that no step that follows can say. */
  readonly always: readonly string[];
}

interface AskedTargets {
  readonly ids: readonly EntityId[];
  readonly refs: readonly string[];
}

interface Noted {
  readonly targets: AskedTargets[];
  readonly said: Record<string, PlainValue>;
  readonly paid: Record<string, PlainValue>;
}

/** With all choices on the line, then with fewer: what is left out is answered by steps that follow. */
export function* announced<P extends Play>(
  game: Announcing<P>,
  play: P,
  course: Course<P>,
  at: number,
  key: string,
  object: ObjectId,
  own: Said,
): Generator<StepText> {
  const choices = choicesIn(game, play, course, at);
  const { targets: _, ...others } = choices;
  const { with: paid, ...plain } = others;
  const payments: Said = paid === undefined ? {} : { with: paid };
  const always: Said = Object.fromEntries(
    game.always.flatMap((name) => (choices[name] === undefined ? [] : [[name, choices[name]]])),
  );
  const forms = [choices, others, { ...payments, ...plain }, { ...payments, ...always }, always].map((form) =>
    JSON.stringify(form),
  );
  for (const form of new Set(forms))
    for (const name of firstNames(play, object)) yield { [key]: name, ...own, ...(JSON.parse(form) as Said) };
}

/** Trying each costs a run of the step. */
const MOST_NAMES = 12;

function firstNames(play: Play, id: ObjectId): readonly string[] {
  const names: string[] = [];
  for (const name of namesFor(play, id)) {
    names.push(name);
    if (names.length >= MOST_NAMES) break;
  }
  return names;
}

/** The choices of an announcement: everything up to where it can no longer be taken back. */
function choicesIn<P extends Play>(game: Announcing<P>, play: P, course: Course<P>, at: number): Said {
  const noted: Noted = { targets: [], said: {}, paid: {} };
  let end = at + 1;
  for (; end < course.moves.length; end++) {
    const now = course.games[end];
    const decision = now?.state.decision;
    if (now === undefined || decision === null || decision === undefined) break;
    if (isAction(play, decision) || now.state.checkpoint === null) break;
    note(game, { ...play, game: now }, decision, course.moves[end], noted);
  }
  const [before, after] = [course.games[at], course.games[end]];
  const targets =
    before === undefined || after === undefined ? [] : targetsText(game, play, before, after, noted.targets);
  return {
    ...(targets.length > 0 && { targets }),
    ...noted.said,
    ...(Object.keys(noted.paid).length > 0 && { with: noted.paid }),
  };
}

/** All targets in the order of the text: those that were asked for, and those that left no choice. */
function targetsText<P extends Play>(
  game: Announcing<P>,
  play: P,
  before: P['game'],
  after: P['game'],
  asked: readonly AskedTargets[],
): PlainValue[] {
  const all = game.targets(before, after);
  if (all === null) return asked.map(({ refs }) => refs);
  const left = [...asked];
  return all.flatMap(({ spec, chosen }): PlainValue[] => {
    const [next] = left;
    const isAsked = next !== undefined && next.ids.join() === chosen.join();
    if (isAsked) left.shift();
    const refs = isAsked ? next.refs : chosen.map((id) => firstName({ ...play, game: after }, id));
    return (spec.min ?? 1) === 1 && (spec.max ?? 1) === 1 ? [...refs] : [refs];
  });
}

const firstName = (play: Play, id: EntityId): string => {
  const [name = ''] = namesFor(play, id);
  return name;
};

function note<P extends Play>(
  game: Announcing<P>,
  play: P,
  decision: Decision,
  move: Move | undefined,
  noted: Noted,
): void {
  if (game.note(play, decision, move, noted)) return;
  const { targets, said, paid } = noted;
  const ids = (Array.isArray(move) ? move : []) as readonly EntityId[];
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
      const [name = ''] = cost?.split(' #') ?? [];
      if (name !== '' && times > 0) paid[name] = ((paid[name] as number | undefined) ?? 0) + times;
      return;
    }
    default: {
      const key = game.costs[decision.prompt];
      if (key === undefined || ids.length === 0) return;
      const refs = refsAmong(play, ids, (decision as ChooseEntities).from);
      if (refs !== undefined) paid[key] = [...((paid[key] as string[] | undefined) ?? []), ...refs];
    }
  }
}
