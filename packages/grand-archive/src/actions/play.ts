/** Cards that effects let players activate or materialize (playing cards). */
import { moveEvent, type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { asPlayed } from '../playing-cards/as-played.ts';
import { playRefusal } from '../playing-cards/legality.ts';
import type { PlayInput } from '../playing-cards/play-card.ts';
import { plainWay, type Way } from '../playing-cards/ways.ts';
import { Flag } from '../state.ts';
import { HAND, MATERIAL_DECK } from '../zones/zones.ts';
import { followedBy, isThere, playerOf } from './found.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  call,
  chooseEntities,
  chooseYesNo,
  countFor,
  DONE,
  emit,
  type Outcome,
  type Run,
} from './run.ts';

type Play = ActionOf<'activate' | 'materialize' | 'play'>;

const RULE = {
  activate: 'term-activate-activating.1',
  materialize: 'card-materialization.1',
  play: 'term-play-played.1',
} as const;

/** Playing 1: a card with a memory cost is materialized, any other one activated. */
const methodOf = ({ g }: Run, action: Play, card: ObjectId): 'activate' | 'materialize' => {
  if (action.do !== 'play') return action.do;
  return asPlayed(g, card).cost?.kind === 'memory' ? 'materialize' : 'activate';
};

/** How the effect has it played. */
const wayOf = (run: Run, action: Play, card: ObjectId): Way => ({
  ...plainWay(methodOf(run, action, card)),
  cost: action.cost ?? null,
  free: action.free === true,
  ofAll: action.ofAll === true,
  anyElement: action.ignoringElements === true,
  less: action.less === undefined ? 0 : countFor(run, action.less, card),
});

/** Whatever its speed, it must be possible to play it. */
const playableOf = (run: Run, action: Play, player: PlayerId, cards: readonly ObjectId[]): readonly ObjectId[] =>
  cards.filter(
    (card) => isThere(run.g, card) && playRefusal(run.g, player, card, wayOf(run, action, card), true) === null,
  );

export function canPlay(run: Run, action: Play): boolean {
  const player = playerOf(run, action.who);
  if (player === undefined) return false;
  return (
    playableOf(run, action, player, followedBy(run, action.what)).length > 0 ||
    preservedOf(run, action, player).length > 0
  );
}

/** Preserve 4.3: whenever a player may materialize, a preserved card may be taken back instead. */
const preservedOf = (run: Run, action: Play, player: PlayerId): readonly ObjectId[] => {
  const { g } = run;
  return action.do === 'activate' || !mayMaterialize(run, action, player)
    ? []
    : zoneObjects(g, MATERIAL_DECK, player).filter((id) => (objectRow(g.state, id).flags & Flag.preserved) !== 0);
};

/** Replacement effects 5.1: what is to be played must be a card that could be materialized, to be replaced so. */
const mayMaterialize = (run: Run, action: Play, player: PlayerId): boolean =>
  action.do === 'materialize' ||
  playableOf(run, action, player, followedBy(run, action.what)).some(
    (card) => methodOf(run, action, card) === 'materialize',
  );

function play(run: Run, action: Play): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const cards = (run.work?.cards as readonly ObjectId[] | undefined) ?? followedBy(run, action.what);
  if (run.work === null) {
    const from = preservedOf(run, action, player);
    const returned = chooseEntities(run, player, {
      rule: 'kw-preserve-preserved.4',
      prompt: 'return-preserved',
      from,
      min: 0,
      max: 1,
    });
    if (returned === undefined) return ASKED;
    if (returned.length > 0) return emit(returned.map((id) => moveEvent(id, HAND, { how: 'returned' })));
  }
  const card = nextToPlay(run, action, player, cards);
  if (card === undefined) return ASKED;
  if (card === null) return DONE;
  const { cost, free, ofAll, less, anyElement } = wayOf(run, action, card);
  const input: PlayInput = {
    player,
    card,
    method: methodOf(run, action, card),
    byEffect: true,
    ...(free ? { free } : {}),
    ...(ofAll ? { ofAll } : {}),
    ...(cost === null ? {} : { cost }),
    ...(less === 0 ? {} : { less }),
    ...(anyElement ? { ignoringElements: true } : {}),
  };
  return call('playCard', input, { cards: cards.filter((id) => id !== card) });
}

/** Which of them is played next, in any order; null if none is, or none can be. */
function nextToPlay(run: Run, action: Play, player: PlayerId, cards: readonly ObjectId[]): ObjectId | null | undefined {
  const from = playableOf(run, action, player, cards);
  const [only, second] = from;
  if (only === undefined) return null;
  const rule = RULE[action.do];
  const must = action.optional !== true;
  if (second !== undefined) {
    const chosen = chooseEntities(run, player, { rule, prompt: 'play-next', from, min: must ? 1 : 0, max: 1 });
    return chosen === undefined ? undefined : (chosen[0] ?? null);
  }
  const yes = must || chooseYesNo(run, player, { rule, prompt: action.do });
  return yes === undefined ? undefined : yes ? only : null;
}

export const playing: Acts<'activate' | 'materialize' | 'play'> = { activate: play, materialize: play, play };
