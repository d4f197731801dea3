// Answers to decisions, as steps: declarations in the words of the game, all else as `chooses`.
import {
  type Answer,
  type ChooseEntities,
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decides,
  type EntityId,
} from '@rulewright/kernel';
import type { PlainValue } from '../parse/index.ts';
import type { Play } from '../run/play.ts';
import { candidateOf } from '../run/refs.ts';
import type { Course, Exporting } from './course.ts';
import { refFor, refsAmong } from './naming.ts';
import type { StepText } from './write.ts';

export function* answerSteps(
  play: Play,
  move: Answer,
  exporting: Exporting,
  course: Course,
  at: number,
): Generator<StepText> {
  const { decision, players } = play.game.state;
  if (decision === null) return;
  if (play.playing.decisions.awaits(decision) === 'declaration') {
    yield* exporting.declarations(play, decision, course, at);
    return;
  }
  const name = players[decides(decision)]?.name ?? '';
  for (const answer of answersFor(play, decision, move)) yield { [`${name} chooses`]: answer };
}

/** Ways to say the answer, the plainest first; by what the decision is a choice of. */
function* answersFor(play: Play, decision: Decision, move: Answer): Generator<PlainValue> {
  if (typeof move === 'boolean') yield move ? 'yes' : 'no';
  else if (typeof move === 'number' || typeof move === 'string') yield move;
  if (!Array.isArray(move)) return;
  const list = move as readonly number[];
  if ('from' in decision) {
    const refs = refsAmong(play, list as readonly EntityId[], (decision as ChooseEntities).from);
    if (refs !== undefined) yield* single(refs);
  } else if ('items' in decision) yield* orderTexts(play, decision as ChooseOrder, list);
  else if ('among' in decision) yield* divisionText(play, (decision as Divide).among, list);
  else if ('options' in decision) yield* optionTexts(play, decision as ChooseOptions, list);
}

function* single(refs: readonly string[]): Generator<PlainValue> {
  const [only] = refs;
  if (refs.length === 1 && only !== undefined) yield only;
  yield refs;
}

/** Items may be alike, and their objects may be gone: each name means one of those that are left. */
function* orderTexts(play: Play, { items, labels }: ChooseOrder, order: readonly number[]): Generator<PlainValue> {
  const left = [...items];
  const refs = order.map((i) => {
    const id = items[i] as EntityId;
    const ref = refFor(play, id, (name) => candidateOf(play, name, left));
    left.splice(left.indexOf(id), 1);
    return ref;
  });
  if (refs.every((ref) => ref !== undefined)) yield refs;
  if (labels !== undefined) yield order.map((i) => labels[i] ?? '');
}

export function* divisionText(
  play: Play,
  among: readonly EntityId[],
  shares: readonly number[],
): Generator<Readonly<Record<string, PlainValue>>> {
  const refs = refsAmong(play, among, among);
  if (refs === undefined) return;
  // Two of one name need names of their own: keys of a map are different.
  const keys = new Set(refs).size === refs.length ? refs : numbered(refs);
  yield Object.fromEntries(keys.flatMap((key, i) => ((shares[i] ?? 0) === 0 ? [] : [[key, shares[i] ?? 0]])));
  yield Object.fromEntries(keys.map((key, i) => [key, shares[i] ?? 0]));
}

const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name}#${names.slice(0, i + 1).filter((other) => other === name).length}`;
  });

function* optionTexts(play: Play, { options }: ChooseOptions, chosen: readonly number[]): Generator<PlainValue> {
  const entities = options.flatMap(({ entity }) => (entity === undefined ? [] : [entity]));
  const words = chosen.map((i) => options[i]?.label ?? '');
  const refs = chosen.map((i) => {
    const id = options[i]?.entity;
    return id === undefined ? undefined : refsAmong(play, [id], entities)?.[0];
  });
  const hints = chosen.map((i) => options[i]?.hints?.join(' ') ?? '');
  const several = (texts: readonly PlainValue[]): PlainValue => (texts.length === 1 ? (texts[0] ?? null) : texts);
  if (chosen.length === 0) yield [];
  if (words.every((word) => /^[\p{L}\p{N} {}'+-]+$/u.test(word))) yield several(words);
  if (refs.every((ref) => ref !== undefined)) yield several(refs);
  if (hints.every((hint) => hint !== '')) yield several(hints);
  yield several(chosen.map((i) => Number.parseInt(options[i]?.label ?? '', 10) || i + 1));
  yield several(chosen.map((i) => i + 1));
  // "You may …; if you don't, …": the second is no.
  if (options.length === 2) yield chosen[0] === 0 ? 'yes' : 'no';
}
