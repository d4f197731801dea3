// What players of Grand Archive do, as steps: passing as `resolve` and `advance` where that comes to the same; activating, attacking,
// materializing and retaliating with the choices that were made on the way.
import {
  abilityIndices,
  FIELD,
  type G,
  type GrandArchiveEvent,
  HAND,
  type MaterializeDecision,
  type OpportunityAnswer,
  STACK,
  stackEntry,
} from '@rulewright/grand-archive';
import {
  type ChooseEntities,
  type Decision,
  decides,
  type EntityId,
  eventsSince,
  findObject,
  type ObjectId,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { type Announcing, announced, type Said } from '../../export/announced.ts';
import type { Course } from '../../export/course.ts';
import { namesFor, refsAmong } from '../../export/naming.ts';
import type { StepText } from '../../export/write.ts';
import type { Move } from '../../run/moves.ts';
import type { GrandArchivePlay } from '../play.ts';
import { costKeys } from '../steps/announce.ts';
import { phaseWord } from '../steps/phases.ts';
import { names } from '../words/names.ts';

type P = GrandArchivePlay;

const playerName = ({ game }: P, player: PlayerId): string => game.state.players[player]?.name ?? '';

export function* opportunitySteps(play: P, course: Course<P>, at: number): Generator<StepText> {
  const { decision } = play.game.state;
  const move = course.moves[at] as OpportunityAnswer;
  const player = decision?.player ?? (0 as PlayerId);
  const name = playerName(play, player);
  switch (move.action) {
    case 'pass':
      yield* passing(play, course, at);
      yield `${name} passes`;
      return;
    case 'play':
      if (move.method === 'bestow') {
        yield* announced(announcing, play, course, at, `${name} bestows`, move.card, {});
        return;
      }
      yield* announced(announcing, play, course, at, `${name} activates`, move.card, {
        ...fromOption(play.game, move.card),
        ...(move.by !== undefined && { by: move.by }),
      });
      return;
    case 'use':
      yield* announced(announcing, play, course, at, `${name} activates`, move.object, {
        ...abilityOption(play.game, move.object, move.index),
      });
      return;
    case 'attack':
      yield* attackSteps(play, course, at, player);
      return;
  }
}

function fromOption(g: G, card: ObjectId): Said {
  const row = objectRow(g.state, card);
  return row.zone === HAND ? {} : { from: names.zoneWord(row) ?? '' };
}

/** Nothing need be said of the only activated ability of an object. */
function abilityOption(g: G, object: ObjectId, index: number): Said {
  const indices = abilityIndices(g, object);
  const isOnly = indices.length === 1 && objectRow(g.state, object).zone === FIELD;
  return isOnly ? {} : { ability: indices.indexOf(index) + 1 };
}

const topOf = (g: G): ObjectId | undefined => zoneObjects(g, STACK, g.state.game.turn.active).at(-1);
const isPass = (move: Move | undefined): boolean =>
  typeof move === 'object' && move !== null && (move as Said).action === 'pass';
const isNothing = (move: Move | undefined): boolean => move === null || (Array.isArray(move) && move.length === 0);

/** Until the top of the stack has resolved, or until the phase in which something else is done. */
function* passing(play: P, course: Course<P>, at: number): Generator<StepText> {
  if (topOf(play.game) !== undefined) {
    yield 'resolve';
    return;
  }
  let end = at;
  while (end < course.moves.length && (isPass(course.moves[end]) || isNothing(course.moves[end]))) end++;
  for (; end > at + 1; end--) {
    const game = course.games[end];
    if (game === undefined || topOf(game) !== undefined) continue;
    const { turn } = game.state.game;
    const here = play.game.state.game.turn;
    if (turn.step === here.step && turn.number === here.number) continue;
    yield { advance: { step: phaseWord(turn.step), ...(turn.number !== here.number && { turn: turn.number }) } };
  }
}

const PLAYED_AS: ReadonlySet<string> = new Set(['activate', 'materialize', 'bestow', 'activateAbility']);

/** What waits on the stack that was put there by playing a card or activating an ability. */
function targetsBetween(before: G, after: G) {
  for (const event of eventsSince(after.state, before.state.log.length) as readonly GrandArchiveEvent[]) {
    const isPlayed = PLAYED_AS.has(event.kind);
    const row = isPlayed && 'other' in event ? findObject(after.state, event.other as ObjectId) : undefined;
    if (row !== undefined) return stackEntry(row)?.targets ?? null;
  }
  return null;
}

const announcing: Announcing<P> = {
  costs: costKeys,
  targets: targetsBetween,
  note(_play, decision, move, { paid }) {
    if (decision.prompt !== 'imbue') return false;
    if (move === true) paid.imbue = 1;
    return true;
  },
  always: [],
};

/** What is asked while an attack is declared. */
const DECLARING: ReadonlySet<string> = new Set(['wield', 'attack', 'attack-player', 'attack-more']);

/** The whole declaration in one step: the unit, what it wields, what it attacks, and what that costs. */
function* attackSteps(play: P, course: Course<P>, at: number, player: PlayerId): Generator<StepText> {
  const begins = play.game.state.decision?.kind === 'opportunity';
  let end = begins ? at + 1 : at;
  const paid: Record<string, readonly string[]> = {};
  for (; end < course.moves.length; end++) {
    const game = course.games[end];
    const decision = game?.state.decision;
    if (game === undefined || decision === null || decision === undefined) break;
    const key = costKeys[decision.prompt];
    if (!DECLARING.has(decision.prompt) && key === undefined && decision.prompt !== 'attack-tax') break;
    if (key === undefined) continue;
    const refs = refsAmong(
      { ...play, game },
      course.moves[end] as readonly EntityId[],
      (decision as ChooseEntities).from,
    );
    if (refs !== undefined) paid[key] = refs;
  }
  const after = course.games[end];
  const combat = after?.state.game.combat;
  if (after === undefined || combat === null || combat === undefined) return;
  const then: P = { ...play, game: after };
  const target = combat.cleave ? combat.defendingPlayers[0] : combat.defenders[0];
  if (target === undefined) return;
  const more = combat.cleave ? [] : combat.defenders.slice(1).map((id) => first(then, id));
  const options: Said = {
    ...(combat.wielded.length > 0 && { wielding: combat.wielded.map((id) => first(then, id)) }),
    ...(more.length > 0 && { targets: [more] }),
    ...(Object.keys(paid).length > 0 && { with: paid }),
  };
  for (const attacker of some(play, combat.attacker))
    for (const attacked of some(then, target))
      yield { [`${playerName(play, player)} attacks`]: { [attacker]: attacked }, ...options };
}

/** Trying each costs a run of the step. */
const MOST_NAMES = 6;

const some = (play: P, id: EntityId): readonly string[] => {
  const found: string[] = [];
  for (const name of namesFor(play, id)) {
    found.push(name);
    if (found.length >= MOST_NAMES) break;
  }
  return found;
};
const first = (play: P, id: EntityId): string => some(play, id)[0] ?? '';

export function* declarations(play: P, decision: Decision, course: Course<P>, at: number): Generator<StepText> {
  const player = decides(decision);
  const name = playerName(play, player);
  const move = course.moves[at];
  if (decision.kind === 'materialize') yield* materializing(play, decision as MaterializeDecision, course, at);
  else if (decision.prompt === 'retaliate') {
    const refs = refsAmong(play, move as readonly EntityId[], (decision as ChooseEntities).from);
    if (refs !== undefined) yield { [`${name} retaliates`]: refs };
  } else yield* attackSteps(play, course, at, player);
}

/** Materialize phase 3; Preserve 4: a preserved card is taken back instead. */
function* materializing(play: P, decision: MaterializeDecision, course: Course<P>, at: number): Generator<StepText> {
  const name = playerName(play, decides(decision));
  const card = course.moves[at] as ObjectId | null;
  if (card === null) yield { [`${name} materializes`]: 'none' };
  else if (decision.preserved.includes(card)) for (const ref of some(play, card)) yield { [`${name} chooses`]: ref };
  else yield* announced(announcing, play, course, at, `${name} materializes`, card, {});
}
