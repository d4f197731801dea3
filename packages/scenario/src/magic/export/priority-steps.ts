// What players with priority do, as steps: passing as `resolve` and `advance` where that comes to the same, and casting,
// activating, playing and turning up with the choices that were made on the way.
import { eventsSince, findObject, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
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
import { type Announcing, announced, type Said } from '../../export/announced.ts';
import type { Course } from '../../export/course.ts';
import type { StepText } from '../../export/write.ts';
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
      yield* announced(announcing, play, course, at, `${name} plays`, move.card, faceOption(move));
      return;
    case 'cast':
      yield* announced(announcing, play, course, at, `${name} casts`, move.card, {
        ...fromOption(play.game, move.card),
        ...(move.method !== undefined && { by: move.method }),
        ...faceOption(move),
      });
      return;
    case 'activate':
      yield* announced(
        announcing,
        play,
        course,
        at,
        `${name} activates`,
        move.object,
        abilityOption(play.game, move.object, move.index),
      );
      return;
    case 'rollPlanarDie':
      yield { [`${name} rolls`]: 'planar die' };
      return;
    case 'turnUp':
      yield* announced(
        announcing,
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

/** What the spell or ability carries that was put on the stack. */
function entryBetween(before: G, after: G): StackEntry | null {
  for (const event of eventsSince(after.state, before.state.log.length) as readonly MagicEvent[]) {
    const id = event.kind === 'cast' ? event.object : event.kind === 'activate' ? event.ability : undefined;
    const row = id === undefined ? undefined : findObject(after.state, id);
    if (row !== undefined) return row.stack as StackEntry | null;
  }
  return null;
}

const announcing: Announcing<MagicPlay> = {
  costs: COST_KEYS,
  targets: (before, after) => entryBetween(before, after)?.targets ?? null,
  note({ game }, decision, move, { said }) {
    if (decision.kind !== 'payment') return false;
    const mana = manaSpent(game, decision.player, move);
    if (mana !== '') said.mana = `${(said.mana as string | undefined) ?? ''}${mana}`;
    return true;
  },
  always: ['mana'],
};

/** The mana that is spent from the pool, as symbols. */
function manaSpent(g: G, player: PlayerId, move: Move | undefined): string {
  const pool = g.state.game.totals[player]?.mana ?? [];
  const spend = typeof move === 'object' && move !== null ? (move as { readonly spend?: readonly number[] }).spend : [];
  return (spend ?? []).map((i) => (pool[i] === undefined ? '' : `{${MANA_LETTERS[pool[i].type]}}`)).join('');
}
