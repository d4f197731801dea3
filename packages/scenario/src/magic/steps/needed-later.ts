// What later steps of a player need untapped: those who attack or block, what is activated, what is tapped to pay. Mana comes from others.
import { eventsSince, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import { BATTLEFIELD, controllerOf, type MagicEvent } from '@rulewright/magic';
import { type Action, isKind, type Ref, type Step } from '../../parse/index.ts';
import { forkPlay, Stopped, seatOf } from '../../run/play.ts';
import { findObjects } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';
import type { ActionOptions, ActivateAction, AttackAction, BlockAction } from './step.ts';

/** Costs of `with` that are paid by tapping what is named. */
const TAPPING: ReadonlySet<string> = new Set(['tap', 'convoke', 'improvise', 'conspire', 'teamwork', 'crew', 'saddle']);

/** Everything untaps before it. */
const isOtherTurn = (step: Step): boolean => step.kind === 'advance' && ('turn' in step || 'of' in step);

function refsIn(step: Step): readonly Ref[] {
  if (isKind<AttackAction>(step, 'attack')) return step.attacks.map(({ attacker }) => attacker);
  if (isKind<BlockAction>(step, 'block')) return step.blocks.map(({ blocker }) => blocker);
  const source = isKind<ActivateAction>(step, 'activate') ? step.source : undefined;
  const { with: paid = [] } = (step as Step & { readonly options?: ActionOptions }).options ?? {};
  const tapped = paid.flatMap((payment) =>
    payment.paid.kind === 'objects' && TAPPING.has(payment.cost) ? payment.paid.payments.flat() : [],
  );
  return source === undefined ? tapped : [source, ...tapped];
}

/** The permanents of the player that steps after this line name so, in the same turn. */
export function neededLater(play: MagicPlay, player: PlayerId, line: number): readonly ObjectId[] {
  const later = play.scenario.steps.filter((step) => step.line > line);
  const end = later.findIndex(isOtherTurn);
  const soon = (end < 0 ? later : later.slice(0, end)) as readonly Partial<Action & Step>[];
  const own = soon.filter((step) => step.player !== undefined && seatOf(play, step.player) === player) as Step[];
  const { game } = play;
  const isOwn = (id: ObjectId): boolean =>
    objectRow(game.state, id).zone === BATTLEFIELD && controllerOf(game, id) === player;
  const found = own.flatMap(refsIn).flatMap((ref) => {
    if (ref.kind === 'player') return [];
    const [first, second] = findObjects(play, ref)
      .filter(isOwn)
      .slice((ref.nth ?? 1) - 1);
    // Of several that can be meant another will do.
    return first === undefined || (second !== undefined && ref.nth === undefined) ? [] : [first];
  });
  return [...new Set(found)];
}

/** Whether one of these would be tapped for mana; not known where something has to be answered first. */
export function tapsFor(play: MagicPlay, needed: readonly ObjectId[], begin: (trial: MagicPlay) => void): boolean {
  const trial = forkPlay(play);
  const from = trial.game.state.log.length;
  try {
    begin(trial);
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
  const events = eventsSince(trial.game.state, from) as readonly MagicEvent[];
  return events.some((e) => e.kind === 'tap' && e.forMana === true && needed.includes(e.object));
}
