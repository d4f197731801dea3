/** The categories of phrases that texts of any game have, and what a phrase of each means. */
import type { Comparison, Mode, Modes } from '@rulewright/language';
import { type Inflection, type RuleSet, ruleSet } from '../grammar/rule.ts';
import type { Telling } from './discourse/telling.ts';
import type { Action, Condition, Cost, Duration, Filter, Game, Known, Selector, StaticEffect, Value } from './game.ts';
import type { Count, Described, Things } from './phrases.ts';

/** What a player does, or an object: worked out for whoever does it. */
export type Act<G extends Game> = (doer: Selector<G>) => readonly Action<G>[];
/** What a sentence of an effect says of objects for a while or always: worked out for its subject. */
export type Predicate<G extends Game> = (subject: Selector<G>) => readonly StaticEffect<G>[];
/** A sentence that goes on from the ones before it: their actions are its input. */
export type Sequel<G extends Game> = (before: readonly Action<G>[]) => readonly Action<G>[];

interface NumberCategories<G extends Game> {
  Number: number;
  Count: Count<G>;
  Amount: Value<G>;
  Value: Value<G>;
  /** A value that is not a sum or multiple of others. */
  SimpleValue: Value<G>;
  /** What can be counted: "the number of …", "for each …". */
  Counted: Value<G>;
  /** "For each …": how many times. */
  ForEach: Value<G>;
  Comparison: Comparison<Known<G>>;
  ShortComparison: Comparison<Known<G>>;
  LongComparison: Comparison<Known<G>>;
  /** A name in capitals. */
  Name: string;
}

interface NounCategories<G extends Game> {
  Noun: Described<G>;
  /** A noun with adjectives, as one of several. */
  Item: Described<G>;
  Additions: (described: Described<G>) => Described<G>;
  /** A kind of counter. */
  Counter: string;
  Thing: Things<G>;
  /** One noun phrase, or several with "and". */
  Things: Things<G>;
  /** A player or players who are known without a choice. */
  Player: Selector<G>;
  Players: Selector<G>;
  /** Objects or players: what can be chosen. */
  Anything: Selector<G>;
  PlayerHead: Described<G>;
  PlayerNoun: Described<G>;
  /** Players or objects. */
  MixedNoun: Described<G>;
  /** What is true of a player: "each player who …". */
  Who: (player: Selector<G>) => Condition<G>;
  ZonePhrase: { readonly zones: readonly G['zone'][]; readonly filters: readonly Filter<G>[] };
  /** Your, their, that player's. */
  Whose: Selector<G>;
  /** Its, their, that card's. */
  ThingsWhose: Selector<G>;
  /** How something is called again: all of these are its kinds. */
  SpokenKind: readonly string[];
  SpokenObject: string;
  /** Chosen, revealed … */
  Participle: string;
  Self: Selector<G>;
  /** What "for each …" speaks of. */
  EachItem: { readonly selector: Selector<G>; readonly kinds: readonly string[] };
}

interface SentenceCategories<G extends Game> {
  Step: G['step'];
  Duration: Duration<G>;
  /** One condition; `Conditions` joins several with and, or. */
  Condition: Condition<G>;
  Conditions: Condition<G>;
  Costs: readonly Cost<G>[];
  /** What one says "pay" for. */
  Payment: readonly Cost<G>[];
  /** One cost or another. */
  Alternatives: readonly (readonly Cost<G>[])[];
  /** What players do. */
  Act: Act<G>;
  Acts: Act<G>;
  /** What objects do. */
  ObjectAct: Act<G>;
  Predicate: Predicate<G>;
  Predicates: Predicate<G>;
  Clause: readonly Action<G>[];
  Simple: readonly Action<G>[];
  /** An instruction without a subject. */
  Imperative: readonly Action<G>[];
  /** An instruction or a clause with a subject. */
  Bare: readonly Action<G>[];
  /** Clauses with subjects that follow one another. */
  Follow: readonly Action<G>[];
  Chain: readonly Action<G>[];
  /** What is done only if, or unless, something is so. */
  Depending: readonly Action<G>[];
  Sentence: readonly Action<G>[];
  /** A sentence that does not begin with a condition. */
  PlainSentence: readonly Action<G>[];
  TriggeredEffect: readonly Action<G>[];
  Effect: readonly Action<G>[];
  Sequel: Sequel<G>;
  /** One that changes or needs what was said before. */
  Linked: Sequel<G>;
  Sequels: Sequel<G>;
}

interface AbilityCategories<G extends Game> {
  Ability: G['ability'];
  /** Abilities that are given. */
  Granted: readonly G['ability'][];
  /** Abilities that say what is true all the time, without their conditions. */
  Standing: readonly G['ability'][];
  Mode: Mode<Known<G>>;
  ModeList: readonly Mode<Known<G>>[];
  Modes: Modes<Known<G>>;
  AbilityWord: string;
}

export interface ProseCategories<G extends Game>
  extends NumberCategories<G>,
    NounCategories<G>,
    SentenceCategories<G>,
    AbilityCategories<G> {}

/** Categories whose words change their form. */
export const inflections: Readonly<Record<string, Inflection>> = {
  Noun: 'noun',
  Item: 'noun',
  Counted: 'noun',
  SpokenKind: 'noun',
  SpokenObject: 'noun',
  PlayerHead: 'noun',
  PlayerNoun: 'noun',
  MixedNoun: 'noun',
  Who: 'verb',
  Costs: 'verb',
  Payment: 'verb',
  Alternatives: 'verb',
  Act: 'verb',
  Acts: 'verb',
  ObjectAct: 'verb',
  Predicate: 'verb',
  Predicates: 'verb',
};

/** Rules of prose for one game. */
export type ProseRules<G extends Game> = RuleSet<ProseCategories<G>, Telling<G>>;
export const proseRules = <G extends Game>(): ProseRules<G> => ruleSet<ProseCategories<G>, Telling<G>>();
