/**
 * What a text has told so far, as one record that is never changed: whatever is said makes a new one (the functions of this folder).
 * Its parts are records by how long they hold, so that a scope gives back a whole part and cannot forget a field of it.
 */
import type { Tree } from '../../grammar/tree.ts';
import type { Action, Duration, Game, Selector, TargetOf, Value } from '../game.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Referent } from './referents.ts';

export interface Discourse<G extends Game> {
  readonly game: Vocabulary<G>;
  readonly face: G['face'];
  readonly spoken: Spoken<G>;
  readonly asked: Asked<G>;
  readonly clause: Clause<G>;
  readonly line: LineFacts<G>;
  readonly text: TextFacts<G>;
}

/** What was spoken of: it can be spoken of again until the end of the text, of the quotation, or of the ability. */
export interface Spoken<G extends Game> {
  readonly referents: readonly Referent<G>[];
  /** What was spoken of only in passing: "an ally that this one struck". */
  readonly asides: readonly Referent<G>[];
  /** How this object was spoken of last. */
  readonly ofSelf: Referent<G> | undefined;
  /** Numbers that "that much" can be. */
  readonly amounts: readonly Value<G>[];
  /** What the last act of a kind came to ("the life lost this way"), by the kind of act. */
  readonly results: ReadonlyMap<string, Value<G>>;
  /** The cards at hand. */
  readonly pool: Pool<G> | undefined;
  /** What things became as they moved. */
  readonly moves: readonly Move<G>[];
  /** What was made last, as the words described it. */
  readonly made: readonly G['made'][] | undefined;
  /** What the last act of a kind was done to, by its participle. */
  readonly lastDone: ReadonlyMap<string, Selector<G>>;
  /** How many bindings have been made of each name. */
  readonly names: ReadonlyMap<string, number>;
}

/** Cards at hand, and those that have been taken out of them. */
export interface Pool<G extends Game> {
  readonly of: Selector<G>;
  readonly kinds: readonly string[];
  readonly taken: readonly Selector<G>[];
  /** The one that the cards were gone through for: taken, unless the words go on about all of them alike. */
  readonly ending?: Selector<G>;
}

interface Move<G extends Game> {
  readonly from: Selector<G>;
  readonly to: Selector<G>;
}

/** What players are asked for. */
export interface Asked<G extends Game> {
  /** The targets of the spell or ability at hand. */
  readonly targets: readonly TargetOf<G>[];
  /** Actions that must come before the one at hand: choices that a noun phrase asks for. */
  readonly pending: readonly Action<G>[];
  /** The names of targets that only conditional sentences asked for or speak of. */
  readonly conditional: readonly string[];
  /** Something was said to be other than a target that had not been said. */
  readonly ahead: boolean;
}

/** What the words around the ones at hand make of them. */
interface Clause<G extends Game> {
  /** The duration that the sentence at hand began with. */
  readonly duration: Duration<G> | undefined;
  /** The condition before the sentence at hand, if that was one: another condition speaks of things as they were before it. */
  readonly branch: Action<G> | undefined;
  /** The X of "where X is …", once it is known. */
  readonly x: Value<G> | undefined;
  /** What does what the words at hand speak of. */
  readonly doer: Selector<G> | undefined;
  /** The player who does what the words at hand say: what some languages call one's own is this player's. */
  readonly actor: Selector<G> | undefined;
  /** What the words at hand do not mean. */
  readonly except: Selector<G> | undefined;
  /** It is a condition. */
  readonly isAsking: boolean;
  /** It is done by a delayed triggered ability. */
  readonly isLater: boolean;
  /** It is what an ability in quotation marks says. */
  readonly isQuoted: boolean;
}

/** What holds for one line of the text, or one quotation. */
export interface LineFacts<G extends Game> {
  /** Where the ability at hand works, if its words say it: it moves this card from there. */
  readonly worksIn: readonly G['zone'][] | undefined;
  /** The event at hand is that this object left play: later, it is what it became. */
  readonly hasMoved: boolean;
  /** The counters that a condition spoke of. */
  readonly counters: { readonly on: Selector<G>; readonly counter: string } | undefined;
}

/** What holds for all lines. */
interface TextFacts<G extends Game> {
  /** The name of the optional additional cost of this spell. */
  readonly optionalCost: string | undefined;
  /** What is done or paid for each cost that the text offers, by the name of the cost. */
  readonly offered: Readonly<Record<string, string>>;
  /** The instructions of the lines before. */
  readonly instructions: readonly Action<G>[];
  /** The words of each ability and line, for whoever asks for an ability's text. */
  readonly heard: readonly Heard<G>[];
}

export interface Heard<G extends Game> {
  readonly tree: Tree;
  readonly abilities: readonly G['ability'][];
}

/** What a function finds out, and the discourse after it. */
export type Told<G extends Game, T> = readonly [found: T, after: Discourse<G>];

export const nothingSpoken = <G extends Game>(): Spoken<G> => ({
  referents: [],
  asides: [],
  ofSelf: undefined,
  amounts: [],
  results: new Map(),
  pool: undefined,
  moves: [],
  made: undefined,
  lastDone: new Map(),
  names: new Map(),
});
export const nothingAsked = <G extends Game>(): Asked<G> => ({
  targets: [],
  pending: [],
  conditional: [],
  ahead: false,
});
export const newLine = <G extends Game>(): LineFacts<G> => ({
  worksIn: undefined,
  hasMoved: false,
  counters: undefined,
});

/** Nothing has been told yet. */
export const silence = <G extends Game>(face: G['face'], game: Vocabulary<G>): Discourse<G> => ({
  game,
  face,
  spoken: nothingSpoken(),
  asked: nothingAsked(),
  clause: {
    duration: undefined,
    branch: undefined,
    x: undefined,
    doer: undefined,
    actor: undefined,
    except: undefined,
    isAsking: false,
    isLater: false,
    isQuoted: false,
  },
  line: newLine(),
  text: { optionalCost: undefined, offered: {}, instructions: [], heard: [] },
});

type Changed<G extends Game, P extends 'spoken' | 'asked' | 'clause' | 'line' | 'text'> = Partial<Discourse<G>[P]>;

export const withSpoken = <G extends Game>(d: Discourse<G>, spoken: Changed<G, 'spoken'>): Discourse<G> => ({
  ...d,
  spoken: { ...d.spoken, ...spoken },
});
export const withAsked = <G extends Game>(d: Discourse<G>, asked: Changed<G, 'asked'>): Discourse<G> => ({
  ...d,
  asked: { ...d.asked, ...asked },
});
export const withClause = <G extends Game>(d: Discourse<G>, clause: Changed<G, 'clause'>): Discourse<G> => ({
  ...d,
  clause: { ...d.clause, ...clause },
});
export const withLine = <G extends Game>(d: Discourse<G>, line: Changed<G, 'line'>): Discourse<G> => ({
  ...d,
  line: { ...d.line, ...line },
});
export const withText = <G extends Game>(d: Discourse<G>, text: Changed<G, 'text'>): Discourse<G> => ({
  ...d,
  text: { ...d.text, ...text },
});
