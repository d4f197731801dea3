/** The game against a bot. There is one at a time; it is kept as a replay, so that nothing is lost with the page. */
import { type BotKind, bots, isBot } from '@rulewright/bots/magic';
import { decks } from '@rulewright/cards';
import type { Refusal } from '@rulewright/kernel';
import { type Answer, asPlayer, type ObjectId, type Replay, readReplay } from '@rulewright/kernel';
import {
  type Asking,
  type DeckGiven,
  type LogLine,
  Sitting,
  type Start,
  type Until,
  type Why,
} from '@rulewright/table';
import { type Lang, languages, reason } from '@rulewright/text/magic';
import { finder } from '../../games/magic/engine/services/finder.ts';
import { speech } from '../../games/magic/engine/services/speech.ts';
import { type MagicTypes, magicTable, type Settings, type Snapshot } from '../../games/magic/types.ts';
import { ServiceError } from '../rpc.ts';

export type { BotKind };

export interface NewGame {
  readonly decks: readonly [DeckGiven, DeckGiven];
  readonly bot: BotKind;
  readonly first: 'me' | 'bot' | 'random';
  readonly seed?: number;
  readonly language: Lang;
  /** What the two are called. */
  readonly names: readonly [string, string];
}

export interface PlayState {
  readonly snapshot: Snapshot;
  /** What was to be seen since the last state, in order. */
  readonly frames: readonly Snapshot[];
  readonly log: readonly LogLine[];
  readonly settings: Settings;
  readonly start: Start;
}

const ME = asPlayer(0);
const BOT = asPlayer(1);

let sitting: Sitting<MagicTypes> | null = null;
let language: Lang = 'en';
let settings: Settings = magicTable.passing.settings;
let last: NewGame | null = null;

function atTable(): Sitting<MagicTypes> {
  if (sitting === null) throw new ServiceError('no-game');
  return sitting;
}

function state(): PlayState {
  const at = atTable();
  return { snapshot: at.snapshot(), frames: at.frames(), log: at.lines, settings: at.settings, start: at.start };
}

function orRefuse(refusal: Refusal | null): PlayState {
  if (refusal === null) return state();
  const words = languages[language];
  throw new ServiceError('refused', refusal.code, {
    words: words === undefined ? refusal.code : reason(words, refusal),
    rule: refusal.rule ?? '',
  });
}

/** The bot of a saved game. What was saved may be anything by now. */
function botIn(saved: unknown): string | undefined {
  try {
    const setup = readReplay(saved, magicTable.rules).setup as Partial<Start> | null;
    return setup?.players?.[1]?.bot;
  } catch (error) {
    throw new ServiceError('not-a-game', error instanceof Error ? error.message : String(error));
  }
}

const botsOf = (kind: string | undefined, seed: number) =>
  new Map([[BOT, bots[isBot(kind ?? '') ? (kind as BotKind) : 'greedy'](seed)]]);

export const play = {
  /** Decks to begin with. */
  samples: (): readonly DeckGiven[] => decks,
  async start(game: NewGame): Promise<PlayState> {
    const seed = game.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    const first = game.first === 'random' ? {} : { first: game.first === 'me' ? 0 : 1 };
    const start: Start = {
      players: [
        { name: game.names[0], deck: game.decks[0] },
        { name: game.names[1], deck: game.decks[1], bot: game.bot },
      ],
      seed,
      ...first,
    };
    last = game;
    language = game.language;
    sitting = new Sitting(magicTable, {
      start,
      me: ME,
      bots: botsOf(game.bot, seed),
      cards: await finder(),
      speech: speech(language, await finder()),
      settings,
    });
    return state();
  },
  /** The game that is under way here; null if there is none. */
  state: (): PlayState | null => (sitting === null ? null : state()),
  /** A saved game goes on. */
  async resume(saved: Replay, lang: Lang, names: readonly [string, string]): Promise<PlayState> {
    language = lang;
    const bot = botIn(saved);
    const cards = await finder();
    sitting = Sitting.resume(magicTable, saved, {
      me: ME,
      bots: botsOf(bot, saved.seed),
      cards,
      speech: speech(language, cards),
      settings,
    });
    const [mine, theirs] = sitting.start.players;
    if (mine !== undefined && theirs !== undefined)
      last = {
        decks: [mine.deck, theirs.deck],
        bot: isBot(bot ?? '') ? (bot as BotKind) : 'greedy',
        first: 'random',
        language,
        names,
      };
    return state();
  },
  answer: (answer: Answer, how: { readonly hold?: boolean } = {}): PlayState => orRefuse(atTable().answer(answer, how)),
  passUntil: (until: Until): PlayState => orRefuse(atTable().passUntil(until)),
  undo(): PlayState {
    if (!atTable().undo()) throw new ServiceError('nothing-to-undo');
    return state();
  },
  concede(): PlayState {
    atTable().concede();
    return state();
  },
  /** The same decks again; the loser of the last game decides who goes first (103.1): chance does it for them. */
  rematch(): Promise<PlayState> {
    if (last === null) throw new ServiceError('no-game');
    const { seed: _, ...again } = last;
    return play.start({ ...again, first: 'random' });
  },
  leave(): void {
    sitting = null;
  },
  /** How the person wants to be asked, before there is a game. */
  prefer(wanted: Settings): void {
    settings = wanted;
  },
  settings(changed: Settings): PlayState {
    settings = changed;
    atTable().settings = changed;
    return state();
  },
  async language(lang: Lang): Promise<PlayState | null> {
    language = lang;
    if (sitting === null) return null;
    sitting.speech = speech(lang, await finder());
    return state();
  },
  yieldTo(object: ObjectId, on: boolean): PlayState {
    atTable().yieldTo(object, on);
    return state();
  },
  why: (asking: Asking): readonly Why[] => atTable().why(asking),
  payPreview: (answer: Answer): readonly ObjectId[] | null => atTable().preview(answer),
  /** The words that can be said now and begin so, or have a word that does. */
  words: (beginning: string): readonly string[] => atTable().words(beginning),
  replay: (): Replay => atTable().replay(),
};
