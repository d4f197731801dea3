// What is done in scenarios of the toy game: how it is read, done, and written.
import { type Decision, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import { type Act, HAND } from '@rulewright/kernel/toy';
import {
  type Action,
  type AdvanceStep,
  type Clause,
  commonVerbs,
  type Exporting,
  type Field,
  failStep,
  findObjects,
  illegal,
  namesFor,
  passingSteps,
  passUntil,
  put,
  type Ref,
  readInteger,
  readRef,
  refText,
  type StepRun,
  type StepWords,
  seatOf,
  settle,
  submit,
  type VerbRun,
  type VerbWords,
  whenActing,
} from '@rulewright/scenario/game';
import type { ToyPlay } from './set-up.ts';

interface ToyOptions {
  paying?: number;
}

/** What may stand beside an action. */
export const options: Readonly<Record<string, Field<ToyOptions>>> = {
  paying: { read: (reading, node, draft) => put(draft, 'paying', readInteger(reading, node, 'paying', { min: 0 })) },
};

interface PlayAction extends Action {
  readonly kind: 'play';
  readonly card: Ref;
  /** How much is paid, where that is asked. */
  readonly paying?: number;
}

export const verbs = {
  plays: {
    kind: 'play',
    options: ['paying'],
    parse(reading, { player, line, value, options: said }: Clause<ToyOptions>): PlayAction | undefined {
      const card = readRef(reading, value, 'plays');
      return card && { kind: 'play', line, player, card, ...said };
    },
    ways: (play, action: PlayAction, player) =>
      cardsMeant(play, action, player).map((id) => (now: ToyPlay) => playCard(now, action, player, id)),
  },
  /** Ends the turn. */
  passes: commonVerbs.passes,
  chooses: commonVerbs.chooses,
} satisfies Record<string, VerbWords & VerbRun<ToyPlay>>;

/** The player's own cards in hand first; anything else of the name, so that the rules say why not. */
function cardsMeant(play: ToyPlay, { card }: PlayAction, player: PlayerId): readonly ObjectId[] {
  if (card.kind === 'player') return failStep(card.line, `${card.player} is a player`);
  const found = findObjects(play, card);
  if (found.length === 0) return failStep(card.line, `nothing is called ${refText(card)}`);
  const inHand = (id: ObjectId): boolean => {
    const { zone, owner } = objectRow(play.game.state, id);
    return zone === HAND && owner === player;
  };
  return [...found.filter(inHand), ...found.filter((id) => !inHand(id))];
}

function playCard(play: ToyPlay, { paying, line }: PlayAction, player: PlayerId, id: ObjectId): void {
  whenActing(play, player, line, () => submit(play, id, line));
  if (paying !== undefined) {
    if (play.game.state.decision?.prompt !== 'pay') illegal(line, 'nothing is to be paid');
    submit(play, paying, line);
  }
  settle(play, line);
}

export const steps = {
  advance: { ...passingSteps.advance, kind: 'advance', run: advance },
} satisfies Record<string, StepWords & StepRun<ToyPlay>>;

/** Everybody ends their turns until that one is there. */
function advance(play: ToyPlay, { line, turn, of }: AdvanceStep): void {
  passUntil(play, {
    line,
    reached({ game: { state } }: ToyPlay) {
      if (state.decision?.kind !== 'act') return false;
      if (turn !== undefined && state.game.turn > turn) return failStep(line, `turn ${turn} is past`);
      return (
        (turn ?? state.game.turn) === state.game.turn && (of === undefined || seatOf(play, of) === state.game.active)
      );
    },
  });
}

export const isAct = (decision: Decision): decision is Act => decision.kind === 'act';

export const exporting: Exporting<ToyPlay> = {
  *actions(play, { moves }, at) {
    const name = play.game.state.players[play.game.state.game.active]?.name ?? '';
    const move = moves[at];
    if (move === null) yield `${name} passes`;
    if (typeof move !== 'number') return;
    const paid = moves[at + 1];
    for (const card of namesFor(play, move as ObjectId)) {
      if (typeof paid === 'number') yield { [`${name} plays`]: card, paying: paid };
      yield { [`${name} plays`]: card };
    }
  },
  declarations: () => [],
};
