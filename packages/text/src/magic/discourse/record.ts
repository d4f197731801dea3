/**
 * What a text has told so far, as one record that is never changed: whatever is said makes a new one (the functions of this folder).
 * Its parts are records by how long they hold, so that a scope gives back a whole part and cannot forget a field of it.
 */
import type { Ability, Action, Duration, Selector, Target, Value, Zone } from '@rulewright/language/magic';
import type { Tree } from '../../grammar/tree.ts';
import type { TokenSet } from '../verbs/tokens-made.ts';
import type { FaceFacts } from './face.ts';
import type { Referent } from './referents.ts';

export interface Discourse {
  readonly face: FaceFacts;
  readonly spoken: Spoken;
  readonly asked: Asked;
  readonly clause: Clause;
  readonly line: LineFacts;
  readonly text: TextFacts;
}

/** What was spoken of: it can be spoken of again until the end of the text, of the quotation, or of the ability. */
export interface Spoken {
  readonly referents: readonly Referent[];
  /** How this object was spoken of last. */
  readonly ofSelf: Referent | undefined;
  /** Numbers that "that much" can be. */
  readonly amounts: readonly Value[];
  /** What the last act of a kind came to ("the life lost this way"), by the kind of act. */
  readonly results: ReadonlyMap<string, Value>;
  /** The cards at hand. */
  readonly pool: Pool | undefined;
  /** What things became as they moved. */
  readonly moves: readonly Move[];
  /** The tokens that were created last. */
  readonly tokens: readonly TokenSet[] | undefined;
  /** What was dealt damage last. */
  readonly damaged: Selector | undefined;
  /** How many bindings have been made of each name. */
  readonly names: ReadonlyMap<string, number>;
}

/** Cards at hand, and those that have been taken out of them. */
export interface Pool {
  readonly of: Selector;
  readonly kinds: readonly string[];
  readonly taken: readonly Selector[];
}

interface Move {
  readonly from: Selector;
  readonly to: Selector;
}

/** What players are asked for. */
export interface Asked {
  /** The targets of the spell or ability at hand. */
  readonly targets: readonly Target[];
  /** Actions that must come before the one at hand: choices that a noun phrase asks for. */
  readonly pending: readonly Action[];
  /** Something was said to be other than a target that had not been said. */
  readonly ahead: boolean;
}

/** What the words around the ones at hand make of them. */
export interface Clause {
  /** The duration that the sentence at hand began with. */
  readonly duration: Duration | undefined;
  /** The condition before the sentence at hand, if that was one: another condition speaks of things as they were before it. */
  readonly branch: Action | undefined;
  /** The X of "where X is …", once it is known. */
  readonly x: Value | undefined;
  /** What does what the words at hand speak of. */
  readonly doer: Selector | undefined;
  /** What the words at hand do not mean. */
  readonly except: Selector | undefined;
  /** It is a condition. */
  readonly isAsking: boolean;
  /** It is done by a delayed triggered ability. */
  readonly isLater: boolean;
  /** It is what an ability in quotation marks says. */
  readonly isQuoted: boolean;
}

/** What holds for one line of the text, or one quotation. */
export interface LineFacts {
  /** Where the ability at hand works, if its words say it: it moves this card from there (113.6m). */
  readonly worksIn: Zone | undefined;
  /** The event at hand is that this object left the battlefield: later, it is what it became. */
  readonly hasMoved: boolean;
  /** The counters that a condition spoke of. */
  readonly counters: { readonly on: Selector; readonly counter: string } | undefined;
}

/** What holds for all lines. */
export interface TextFacts {
  /** The name of the optional additional cost of this spell. */
  readonly optionalCost: string | undefined;
  /** The instructions of the lines before. */
  readonly instructions: readonly Action[];
  /** The words of each ability and line, for whoever asks for an ability's text. */
  readonly heard: readonly Heard[];
}

export interface Heard {
  readonly tree: Tree;
  readonly abilities: readonly Ability[];
}

/** What a function finds out, and the discourse after it. */
export type Told<T> = readonly [found: T, after: Discourse];

export const NOTHING_SPOKEN: Spoken = {
  referents: [],
  ofSelf: undefined,
  amounts: [],
  results: new Map(),
  pool: undefined,
  moves: [],
  tokens: undefined,
  damaged: undefined,
  names: new Map(),
};
export const NOTHING_ASKED: Asked = { targets: [], pending: [], ahead: false };
export const NEW_LINE: LineFacts = { worksIn: undefined, hasMoved: false, counters: undefined };
const NO_CLAUSE: Clause = {
  duration: undefined,
  branch: undefined,
  x: undefined,
  doer: undefined,
  except: undefined,
  isAsking: false,
  isLater: false,
  isQuoted: false,
};

/** Nothing has been told yet. */
export const silence = (face: FaceFacts): Discourse => ({
  face,
  spoken: NOTHING_SPOKEN,
  asked: NOTHING_ASKED,
  clause: NO_CLAUSE,
  line: NEW_LINE,
  text: { optionalCost: undefined, instructions: [], heard: [] },
});

export const withSpoken = (d: Discourse, spoken: Partial<Spoken>): Discourse => ({
  ...d,
  spoken: { ...d.spoken, ...spoken },
});
export const withAsked = (d: Discourse, asked: Partial<Asked>): Discourse => ({
  ...d,
  asked: { ...d.asked, ...asked },
});
export const withClause = (d: Discourse, clause: Partial<Clause>): Discourse => ({
  ...d,
  clause: { ...d.clause, ...clause },
});
export const withLine = (d: Discourse, line: Partial<LineFacts>): Discourse => ({ ...d, line: { ...d.line, ...line } });
export const withText = (d: Discourse, text: Partial<TextFacts>): Discourse => ({ ...d, text: { ...d.text, ...text } });
