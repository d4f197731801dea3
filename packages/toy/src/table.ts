/** The toy game at a table: what is shown, asked and told of it. It speaks English. */
import {
  asPlayer,
  type Derivation,
  derivation,
  findObject,
  type GameEvent,
  hashPlain,
  isPlayer,
  type MoveEvent,
  NO_PLAYER,
  objectRow,
  type PickEvent,
  type PlayerId,
  playerRow,
  type RevealEvent,
  type RollEvent,
  rowAt,
  type Seen,
  UNKNOWN_CARD,
  type VisibleEvent,
} from '@rulewright/kernel';
import {
  type Act,
  COVERED,
  cardOf,
  DISCARD,
  HAND,
  LIBRARY,
  newGame,
  points,
  pool,
  rules,
  TABLE,
  type ToyGame,
} from '@rulewright/kernel/toy';
import {
  type ActionOffered,
  type Ask,
  type Asking,
  type LabTypes,
  type Look,
  type Names,
  type Speech,
  TableError,
  type TableGame,
  type Told,
} from '@rulewright/table';
import type { ToyDraft, ToyLoss } from './draft.ts';
import type { ToyPlay } from './scenario/set-up.ts';

/** The types of the toy game at the table and in the lab. */
export interface ToyTypes extends LabTypes {
  readonly state: ToyGame['state']['game'];
  readonly pool: ToyGame['pool'];
  readonly cards: null;
  readonly speech: Speech;
  readonly names: Names;
  readonly step: 'turn';
  readonly sharedZone: 'table';
  readonly ownZone: 'hand' | 'library' | 'discard';
  readonly facts: object;
  readonly playerFacts: { readonly points: number };
  readonly objectFacts: { readonly controller: PlayerId; readonly covered: boolean; readonly cost: number };
  readonly action: ActionOffered;
  readonly question: never;
  readonly play: ToyPlay;
  readonly draft: ToyDraft;
  readonly loss: ToyLoss;
}

const listed = (items: readonly string[]): string => items.join(', ');

export const toySpeech: Speech = {
  card: (name) => name,
  words: {
    prompts: {
      act: { ask: 'Play a card, or end the turn.', why: 'In their turn, players play as many cards as they like.' },
      triggers: { ask: 'Which comes first?', why: 'The player whose turn it is orders what triggered.' },
      pay: { ask: 'How many points do you pay?', why: 'A card is paid for with points.' },
      sort: { ask: 'In which order do they lie?', why: 'The oracle orders the top of the library.' },
      divide: { ask: 'Who gets how many points?', why: 'The feast divides three points.' },
      shuffle: { ask: 'Shuffle your library?', why: 'The gamble may shuffle first.' },
      fill: { ask: 'What do you put into the chest?', why: 'The chest keeps up to two cards.' },
      host: { ask: 'What is it attached to?', why: 'The charm is attached to another card.' },
      mode: { ask: 'What does it do?', why: 'The quake does one of three things.' },
      detour: { ask: 'Discard the top card instead?', why: 'The detour replaces a draw.' },
      'which-event-first': { ask: 'Which happens first?', why: 'Who is affected orders what happens at once.' },
      replacement: { ask: 'What happens instead?', why: 'Who is affected chooses among replacements.' },
    },
    reasons: { 'not-in-hand': 'it is not in your hand', 'too-little': 'that is too little' },
    options: { clear: 'clear the table', show: 'show your hand', look: 'look at the other hand' },
    terms: {},
    none: 'nothing',
    listed,
    table: {
      you: 'You',
      aCard: 'a card',
      yes: 'yes',
      no: 'no',
      pass: 'end the turn',
      won: 'You win.',
      lost: 'You lose.',
      drawn: 'The game is a draw.',
      undone: (reason, rule) => `Undone: ${reason} (${rule ?? ''}).`,
    },
  },
};

/** What lies face down has no name for those who do not see it. */
function names(seen: Seen<ToyGame>, { words: { table } }: Speech): Names {
  const { viewer, eyes } = seen;
  const isYou = (id: PlayerId): boolean => viewer !== NO_PLAYER && id === viewer;
  return {
    isYou,
    of(id) {
      const { g } = seen;
      if (isPlayer(id)) return isYou(id) ? table.you : playerRow(g.state, id).name;
      const isSeen = seen.knows(id) && (eyes === 'all' || objectRow(g.state, id).def !== UNKNOWN_CARD);
      return isSeen ? cardOf(g, id).name : table.aCard;
    },
  };
}

const acting: Ask<ToyTypes, Act> = ({ g, names: { of } }, { cards }) => ({
  kind: 'priority',
  pass: null,
  actions: cards.map((entity) => {
    const { cost } = cardOf(g, entity);
    return { answer: entity, kind: 'play', entity, words: `Play ${of(entity)}`, cost: cost === 0 ? null : `${cost}` };
  }),
});

interface Named {
  readonly name: string;
}

/** A sentence for each kind of event that is worth one. */
const sentences: Readonly<Record<string, (look: Look<ToyTypes>, event: VisibleEvent) => string | undefined>> = {
  draw: ({ names: { of } }, e) => `${of(e.player as PlayerId)} draws.`,
  score: ({ names: { of } }, e) => `${of(e.player as PlayerId)} scores ${String(e.amount)}.`,
  shuffle: ({ names: { of } }, e) => `${of(e.player as PlayerId)} shuffles.`,
  roll: ({ names: { of } }, e) => {
    const { player, results = [] } = e as VisibleEvent & Partial<RollEvent>;
    return `${player === undefined ? '' : of(player)} flips a coin: ${listed(results.map((r) => (r === 2 ? 'heads' : 'tails')))}.`;
  },
  pick: ({ names: { of } }, e) => {
    const { what, picked = [] } = e as VisibleEvent & Partial<PickEvent>;
    return what === 'who-begins' ? `Chance says who begins: ${listed(picked.map(of))}.` : undefined;
  },
  reveal: ({ names: { of } }, e) => {
    // Who sees everything is told the event itself.
    const { shown, objects = [] } = e as VisibleEvent & Partial<RevealEvent> & { readonly shown?: readonly Named[] };
    return `Shown: ${listed(shown?.map(({ name }) => name) ?? objects.map(of))}.`;
  },
  move: ({ names: { of } }, e) => {
    const { to, became, controller } = e as VisibleEvent & Partial<MoveEvent>;
    const what = became === undefined ? 'a card' : of(became);
    if (to === TABLE && controller !== undefined) return `${of(controller)} plays ${what}.`;
    return to === DISCARD ? `${what} is discarded.` : undefined;
  },
};

function told(look: Look<ToyTypes>, event: VisibleEvent, at: number): readonly Told[] {
  if (event.kind === 'turn') {
    const { turn, active } = look.g.state.game;
    return [{ at, kind: 'turn', words: `Turn ${turn}: ${look.names.of(active)}` }];
  }
  const words = sentences[event.kind]?.(look, event);
  return words === undefined ? [] : [{ at, kind: 'event', words }];
}

const TELLING: ReadonlySet<string> = new Set(['draw', 'reveal', 'note']);

/** A move out of a hidden zone shows what was there. */
const isRevealing = (g: ToyGame, me: PlayerId, events: readonly GameEvent[]): boolean =>
  events.some((event) => {
    if (TELLING.has(event.kind)) return true;
    if (event.kind !== 'move') return false;
    const { from, object } = event as MoveEvent;
    return from === LIBRARY || (from === HAND && findObject(g.state, object)?.owner !== me);
  });

/** Of answers and of what happened, the rule; of players, their points. */
function explain(seen: Seen<ToyGame>, asking: Exclude<Asking, 'question'>): readonly Derivation[] {
  const { g } = seen;
  if ('answer' in asking) {
    const refusal = seen.isAsked ? seen.refusal(asking.answer) : { code: 'not-your-decision' };
    return [derivation(refusal?.code ?? 'legal', { rules: [refusal?.rule ?? g.state.decision?.rule ?? ''] })];
  }
  if ('event' in asking) {
    const event = rowAt(g.state.log, asking.event);
    return event === undefined ? [] : [derivation(event.kind, { rules: [rules.events[event.kind]?.rule ?? ''] })];
  }
  const { of } = asking;
  return isPlayer(of) ? [derivation('points', { rules: ['2.2'], objects: [of], data: { points: points(g, of) } })] : [];
}

export const toyTable: TableGame<ToyTypes> = {
  rules,
  formats: [{ name: 'plain', players: [2, 2] }],
  begin({ players, seed, first }) {
    if (players.length !== 2) throw new TableError('wrong-players', 'two play the toy game');
    const g = newGame(
      seed,
      players.map(({ name }) => name),
      first === undefined ? undefined : asPlayer(first),
    );
    return { g, cards: hashPlain(pool) };
  },
  names,
  zones: { shared: { table: [TABLE] }, own: { hand: [HAND], library: [LIBRARY], discard: [DISCARD] } },
  turn: ({ state: { game } }) => ({ number: game.turn, active: game.active, step: 'turn' }),
  turnShown: ({ g: { state }, names: { of } }) => {
    const { turn, active } = state.game;
    return {
      number: turn,
      active,
      step: 'turn',
      words: `Turn ${turn}: ${of(active)}`,
      steps: [{ step: 'turn', words: 'turn', now: true }],
    };
  },
  facts: () => ({}),
  playerFacts: ({ g }, id) => ({ points: points(g, id) }),
  objectFacts: ({ g }, id, covered) => {
    const { controller, flags } = objectRow(g.state, id);
    return { controller, covered: (flags & COVERED) !== 0, cost: covered ? 0 : cardOf(g, id).cost };
  },
  questions: { act: acting },
  said: ({ names: { of }, speech }, { kind }, answer) =>
    kind !== 'act' ? undefined : answer === null ? speech.words.table.pass : `Play ${of(answer as never)}`,
  passing: {
    decision: 'act',
    pass: null,
    settings: { autoPass: false, stops: { mine: ['turn'], theirs: [] } },
    asked: new Set(),
    askedIfAny: new Set(),
    nothing: {},
    next: () => undefined,
    controller: (g, id) => objectRow(g.state, id).controller,
    hasUse: () => true,
    yieldKey: (g, id) => cardOf(g, id).name,
    main: 'turn',
    last: 'turn',
  },
  sentences: (look, events) => events.flatMap((event, at) => told(look, event, at)),
  isRevealing,
  explain,
  tell: ({ names: { of }, speech }, { code, data, objects }) =>
    code === 'points'
      ? `${listed(objects.map(of))}: ${String(data.points)} points`
      : (speech.words.reasons[code] ?? `${code}${objects.length === 0 ? '' : `: ${listed(objects.map(of))}`}`),
};
