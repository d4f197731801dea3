/** The game against bots. There is one at a time; it is kept as a replay, so that nothing is lost with the page. */
import type { Deck } from '@rulewright/cards';
import type { Refusal } from '@rulewright/kernel';
import { type Answer, asPlayer, type ObjectId, type Replay, readReplay } from '@rulewright/kernel';
import {
  type Asking,
  type FormatOffered,
  type LabTypes,
  type LogLine,
  readGameStart,
  type Settings,
  Sitting,
  type Snapshot,
  type Start,
  type TableTypes,
  type Until,
  type Why,
} from '@rulewright/table';
import type { Lang } from '@rulewright/text';
import type { EngineGame } from '../game.ts';
import { ServiceError } from '../rpc.ts';

export interface NewGame {
  /** The person's first: there are as many players as decks. */
  readonly decks: readonly Deck[];
  /** The name of the kind of bot. */
  readonly bot: string;
  /** Absent: the first that the game offers. */
  readonly format?: string;
  readonly first: 'me' | 'bot' | 'random';
  readonly seed?: number;
  readonly language: Lang;
  /** What the players are called. */
  readonly names: readonly string[];
}

/** What a game can be begun with. */
export interface PlayChoices {
  readonly formats: readonly FormatOffered[];
  readonly decks: readonly Deck[];
}

export interface PlayState<T extends TableTypes = TableTypes> {
  readonly snapshot: Snapshot<T>;
  /** What was to be seen since the last state, in order. */
  readonly frames: readonly Snapshot<T>[];
  readonly log: readonly LogLine[];
  readonly settings: Settings;
  readonly start: Start;
}

const ME = asPlayer(0);

export function playOf<T extends LabTypes>(game: EngineGame<T>) {
  let sitting: Sitting<T> | null = null;
  let language: Lang = 'en';
  let settings = game.table.passing.settings;
  let last: NewGame | null = null;

  function atTable(): Sitting<T> {
    if (sitting === null) throw new ServiceError('no-game');
    return sitting;
  }

  function state(): PlayState<T> {
    const at = atTable();
    return { snapshot: at.snapshot(), frames: at.frames(), log: at.lines, settings: at.settings, start: at.start };
  }

  function orRefuse(refusal: Refusal | null): PlayState<T> {
    if (refusal === null) return state();
    throw new ServiceError('refused', refusal.code, {
      words: game.refused(language, refusal),
      rule: refusal.rule ?? '',
    });
  }

  /** What a saved game began with. What was saved may be anything by now. */
  function startOf(saved: unknown): Start {
    try {
      return readGameStart(readReplay(saved, game.table.rules).setup);
    } catch (error) {
      throw new ServiceError('not-a-game', error instanceof Error ? error.message : String(error));
    }
  }

  /** Everybody but the person; each thinks by itself. */
  const botsOf = ({ players, seed }: Start) =>
    new Map(players.slice(1).map(({ bot }, i) => [asPlayer(i + 1), game.bot(bot, seed + i)]));

  /** What is kept of it are strings; steps that there are not never come. */
  type Kept = Settings<T['step']>;

  const play = {
    choices: (): PlayChoices => ({ formats: game.table.formats, decks: game.decks }),
    async start(wanted: NewGame): Promise<PlayState<T>> {
      const seed = wanted.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
      const first = wanted.first === 'random' ? {} : { first: wanted.first === 'me' ? 0 : 1 };
      const start: Start = {
        players: wanted.decks.map((deck, i) => ({
          name: wanted.names[i] ?? '',
          deck,
          ...(i === 0 ? {} : { bot: wanted.bot }),
        })),
        seed,
        ...first,
        ...(wanted.format === undefined ? {} : { format: wanted.format }),
      };
      last = wanted;
      language = wanted.language;
      const cards = await game.cards();
      sitting = new Sitting(game.table, {
        start,
        me: ME,
        bots: botsOf(start),
        cards,
        speech: game.speech(language, cards),
        settings,
      });
      return state();
    },
    /** The game that is under way here; null if there is none. */
    state: (): PlayState<T> | null => (sitting === null ? null : state()),
    /** A saved game goes on. */
    async resume(saved: Replay, lang: Lang): Promise<PlayState<T>> {
      language = lang;
      const start = startOf(saved);
      const cards = await game.cards();
      sitting = Sitting.resume(game.table, saved, {
        me: ME,
        bots: botsOf(start),
        cards,
        speech: game.speech(language, cards),
        settings,
      });
      const { players, format } = start;
      last = {
        decks: players.map(({ deck }) => deck),
        bot: players[1]?.bot ?? '',
        first: 'random',
        language,
        names: players.map(({ name }) => name),
        ...(format === undefined ? {} : { format }),
      };
      return state();
    },
    answer: (answer: Answer, how: { readonly hold?: boolean } = {}): PlayState<T> =>
      orRefuse(atTable().answer(answer, how)),
    passUntil: (until: Until): PlayState<T> => orRefuse(atTable().passUntil(until)),
    undo(): PlayState<T> {
      if (!atTable().undo()) throw new ServiceError('nothing-to-undo');
      return state();
    },
    concede(): PlayState<T> {
      atTable().concede();
      return state();
    },
    /** The same decks again; the loser of the last game decides who goes first (103.1): chance does it for them. */
    rematch(): Promise<PlayState<T>> {
      if (last === null) throw new ServiceError('no-game');
      const { seed: _, ...again } = last;
      return play.start({ ...again, first: 'random' });
    },
    leave(): void {
      sitting = null;
    },
    /** How the person wants to be asked, before there is a game. */
    prefer(wanted: Settings): void {
      settings = wanted as Kept;
    },
    settings(changed: Settings): PlayState<T> {
      settings = changed as Kept;
      atTable().settings = settings;
      return state();
    },
    async language(lang: Lang): Promise<PlayState<T> | null> {
      language = lang;
      if (sitting === null) return null;
      sitting.speech = game.speech(lang, await game.cards());
      return state();
    },
    yieldTo(object: ObjectId, on: boolean): PlayState<T> {
      atTable().yieldTo(object, on);
      return state();
    },
    why: (asking: Asking): readonly Why[] => atTable().why(asking),
    payPreview: (answer: Answer): readonly ObjectId[] | null => atTable().preview(answer),
    /** The words that can be said now and begin so, or have a word that does. */
    words: (beginning: string): readonly string[] => atTable().words(beginning),
    replay: (): Replay => atTable().replay(),
  };
  return play;
}
