// Answers to decisions other than priority, as steps: declarations and `chooses`.
import {
  type Answer,
  type ChooseEntities,
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decides,
  type EntityId,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import { BATTLEFIELD, controllerOf } from '@rulewright/magic';
import type { PlainValue, Ref } from '../parse/index.ts';
import type { Play } from '../run/play.ts';
import { findObjects } from '../run/refs.ts';
import { refFor, refsAmong } from './naming.ts';
import type { StepText } from './write.ts';

export function* answerSteps(play: Play, move: Answer): Generator<StepText> {
  const { decision } = play.game.state;
  if (decision === null) return;
  const name = play.game.state.players[decides(decision)]?.name ?? '';
  if (decision.kind === 'attackers') {
    const attacks = attacksText(play, move);
    if (attacks !== undefined) yield { [`${name} attacks`]: attacks };
  } else if (decision.kind === 'blockers') {
    const blocks = blocksText(play, move);
    if (blocks !== undefined) yield { [`${name} blocks`]: blocks };
  } else {
    for (const answer of answersFor(play, decision, move)) yield { [`${name} chooses`]: answer };
  }
}

/** Ways to say the answer, the plainest first. */
function* answersFor(play: Play, decision: Decision, move: Answer): Generator<PlainValue> {
  if (typeof move === 'boolean') yield move ? 'yes' : 'no';
  else if (typeof move === 'number' || typeof move === 'string') yield move;
  if (!Array.isArray(move)) return;
  const list = move as readonly number[];
  switch (decision.kind) {
    case 'entities':
    case 'targets': {
      const refs = refsAmong(play, list as readonly EntityId[], (decision as ChooseEntities).from);
      if (refs !== undefined) yield* single(refs);
      break;
    }
    case 'order':
      yield* orderTexts(play, decision as ChooseOrder, list);
      break;
    case 'divide':
    case 'assignDamage':
      yield* divisionText(play, (decision as Divide).among, list);
      break;
    case 'options':
      yield* optionTexts(play, decision as ChooseOptions, list);
      break;
    default:
      break;
  }
}

function* single(refs: readonly string[]): Generator<PlainValue> {
  const [only] = refs;
  if (refs.length === 1 && only !== undefined) yield only;
  yield refs;
}

function* orderTexts(play: Play, { items, labels }: ChooseOrder, order: readonly number[]): Generator<PlainValue> {
  const ids = order.map((i) => items[i] as EntityId);
  const distinct = [...new Set(items)];
  const refs = ids.map((id) => refFor(play, id, (ref) => meantAmong(play, ref, distinct)));
  if (refs.every((ref) => ref !== undefined)) yield refs;
  if (labels !== undefined) yield order.map((i) => labels[i] ?? '');
}

const meantAmong = (play: Play, ref: Ref, ids: readonly EntityId[]): EntityId | undefined => {
  if (ref.kind === 'player') return undefined;
  const found = findObjects(play, ref);
  return ids.find((id) => found.includes(id as ObjectId));
};

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

type Pairs = readonly (readonly [ObjectId, EntityId])[];
const pairsIn = (move: Answer, key: string): Pairs | undefined =>
  typeof move === 'object' && move !== null && key in move
    ? ((move as Readonly<Record<string, unknown>>)[key] as Pairs)
    : undefined;

/** A creature on the battlefield, counted among those of its controller. */
function creatureText(play: Play, id: ObjectId): string | undefined {
  const { game } = play;
  const controller = controllerOf(game, id);
  const own = (other: EntityId): boolean =>
    objectRow(game.state, other).zone === BATTLEFIELD && controllerOf(game, other as ObjectId) === controller;
  return refFor(play, id, (ref) => {
    if (ref.kind === 'player') return undefined;
    const named = findObjects(play, ref);
    const fitting = named.filter(own);
    const possible = fitting.length > 0 ? fitting : named;
    // Without a number, which of several is meant depends on what they may do.
    return ref.nth === undefined ? (possible.length === 1 ? possible[0] : undefined) : possible[ref.nth - 1];
  });
}

function entityText(play: Play, id: EntityId): string | undefined {
  const player = play.game.state.players[id]?.name;
  return player ?? creatureText(play, id as ObjectId);
}

function attacksText(play: Play, move: Answer): PlainValue | undefined {
  const texts = pairsIn(move, 'attacks')?.map(
    ([creature, attacked]) => [creatureText(play, creature), entityText(play, attacked)] as const,
  );
  return texts?.every((pair): pair is readonly [string, string] => pair.every((text) => text !== undefined))
    ? Object.fromEntries(texts)
    : undefined;
}

function blocksText(play: Play, move: Answer): PlainValue | undefined {
  const blocks = new Map<string, string[]>();
  for (const [creature, attacker] of pairsIn(move, 'blocks') ?? []) {
    const [blocker, blocked] = [creatureText(play, creature), creatureText(play, attacker as ObjectId)];
    if (blocker === undefined || blocked === undefined) return undefined;
    blocks.set(blocker, [...(blocks.get(blocker) ?? []), blocked]);
  }
  return Object.fromEntries(
    [...blocks].map(([blocker, attackers]) => [blocker, attackers.length === 1 ? (attackers[0] ?? '') : attackers]),
  );
}
