// Declarations of attackers and blockers, as steps.
import { type Answer, type Decision, decides, type EntityId, type ObjectId, objectRow } from '@rulewright/kernel';
import { BATTLEFIELD, controllerOf } from '@rulewright/magic';
import type { Course } from '../../export/course.ts';
import { refFor } from '../../export/naming.ts';
import type { StepText } from '../../export/write.ts';
import type { PlainValue } from '../../parse/index.ts';
import { findObjects } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';

export function* declarations(
  play: MagicPlay,
  decision: Decision,
  { moves }: Course<MagicPlay>,
  at: number,
): Generator<StepText> {
  const name = play.game.state.players[decides(decision)]?.name ?? '';
  const isAttack = decision.kind === 'attackers';
  const move = moves[at] as Answer;
  const said = isAttack ? attacksText(play, move) : blocksText(play, move);
  if (said !== undefined) yield { [`${name} ${isAttack ? 'attacks' : 'blocks'}`]: said };
}

type Pairs = readonly (readonly [ObjectId, EntityId])[];
const pairsIn = (move: Answer, key: string): Pairs | undefined =>
  typeof move === 'object' && move !== null && key in move
    ? ((move as Readonly<Record<string, unknown>>)[key] as Pairs)
    : undefined;

/** A creature on the battlefield, counted among those of its controller. */
function creatureText(play: MagicPlay, id: ObjectId): string | undefined {
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

function entityText(play: MagicPlay, id: EntityId): string | undefined {
  const player = play.game.state.players[id]?.name;
  return player ?? creatureText(play, id as ObjectId);
}

function attacksText(play: MagicPlay, move: Answer): PlainValue | undefined {
  const texts = pairsIn(move, 'attacks')?.map(
    ([creature, attacked]) => [creatureText(play, creature), entityText(play, attacked)] as const,
  );
  return texts?.every((pair): pair is readonly [string, string] => pair.every((text) => text !== undefined))
    ? Object.fromEntries(texts)
    : undefined;
}

function blocksText(play: MagicPlay, move: Answer): PlainValue | undefined {
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
