/** What Grand Archive puts on the table: the types of its facts, objects, actions and questions. */
import type { CardFinder } from '@rulewright/cards/grand-archive';
import type { G, Phase } from '@rulewright/grand-archive';
import type { Answer, EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Direction, Element, PrintedCost, Property, Restriction, Speed } from '@rulewright/language/grand-archive';
import type { Draft, GrandArchivePlay, Loss } from '@rulewright/scenario/grand-archive';
import type { Names } from '@rulewright/text';
import type { Settings } from '../passing.ts';
import type { ActionOffered, Asked } from '../question.ts';
import type { PlayerShown, Question, Shown, Snapshot } from '../snapshot.ts';
import type { GrandArchiveSpeech } from './speech.ts';

/** The types of Grand Archive at the table and in the lab. */
export interface GrandArchiveTypes {
  readonly rules: G['rules'];
  readonly state: G['state']['game'];
  readonly pool: G['pool'];
  readonly cards: CardFinder;
  readonly speech: GrandArchiveSpeech;
  readonly names: Names;
  readonly step: Phase;
  /** `stack` are the activations, materializations and abilities that wait, `played` the cards whose they are. */
  readonly sharedZone: 'field' | 'stack' | 'played' | 'intent';
  /** `attributes` are masteries and statuses. */
  readonly ownZone:
    | 'hand'
    | 'memory'
    | 'mainDeck'
    | 'materialDeck'
    | 'graveyard'
    | 'banishment'
    | 'pantheon'
    | 'attributes';
  readonly facts: GrandArchiveFacts;
  readonly playerFacts: GrandArchivePlayer;
  readonly objectFacts: GrandArchiveObject;
  readonly action: GrandArchiveAction;
  readonly question: AskMaterialize | AskGlimpse;
  readonly play: GrandArchivePlay;
  readonly draft: Draft;
  readonly loss: Loss;
}

/** All that is shown to a person at a moment. */
export type GrandArchiveSnapshot = Snapshot<GrandArchiveTypes>;
/** An object as it is shown. */
export type GrandArchiveShown = Shown<GrandArchiveTypes>;
export type GrandArchivePlayerShown = PlayerShown<GrandArchiveTypes>;
/** What a person is asked. */
export type GrandArchiveQuestion = Question<GrandArchiveTypes>;
export type GrandArchiveSettings = Settings<Phase>;

export interface GrandArchiveFacts {
  /** The attack at hand, also while it is being declared. */
  readonly combat: AttackShown | null;
  readonly format: string;
}

/** One attack: who takes part in it. */
export interface AttackShown {
  readonly attackingPlayer: PlayerId;
  readonly attacker: ObjectId;
  /** It is being declared: weapons and targets may be missing yet. */
  readonly declaring: boolean;
  /** The weapons that are wielded. */
  readonly weapons: readonly ObjectId[];
  /** Attack cards and loaded cards in the intent. */
  readonly intents: readonly ObjectId[];
  readonly defenders: readonly ObjectId[];
  readonly retaliators: readonly { readonly unit: ObjectId; readonly against: ObjectId }[];
  /** What the attack would deal as it stands. */
  readonly power: number;
  readonly cleave: boolean;
  /** Performed by an ally at command. */
  readonly commanded: boolean;
}

/** A champion stands for the player; there is no other life. */
export interface GrandArchivePlayer {
  readonly champion: ObjectId | null;
  readonly life: number;
  readonly damage: number;
  /** LV, and the level that is printed on the top card. */
  readonly level: number;
  readonly baseLevel: number;
  /** The cards under the champion, the topmost first. */
  readonly lineage: readonly ObjectId[];
  readonly classes: readonly string[];
  /** What may be played: norm, those of the lineage, and what effects add. */
  readonly elements: readonly Element[];
  /** The cards in hand and memory together. */
  readonly influence: number;
  /** Cards in the graveyard that can be banished for one memory each. */
  readonly floating: readonly ObjectId[];
  readonly mastery: ObjectId | null;
  readonly statuses: readonly ObjectId[];
  /** Keywords that the player has, such as agility. */
  readonly keywords: readonly string[];
  readonly keywordCodes: readonly string[];
  /** Has had no turn yet, or is in the first one: no attacks but by the last player of the first cycle. */
  readonly mayAttack: boolean;
}

/** A line of the text of an object. */
export interface TextLine {
  /** What the card says. */
  readonly words: string;
  /** The same explained in the person's language, where the card speaks another. */
  readonly explained?: string;
  /** It came from something else than the card itself. */
  readonly given: boolean;
  /** Of a champion: from a card of its inner lineage. */
  readonly inherited: boolean;
  /** Whether the text exists now: all its bubbles are open. */
  readonly exists: boolean;
  readonly bubbles: readonly BubbleShown[];
}

/** What has to be met for a text to exist. */
export interface BubbleShown {
  readonly kind: Restriction['kind'];
  /** "Class Bonus", "Level 2+". */
  readonly words: string;
  readonly met: boolean;
  /** Why the text does not exist; empty if it is met. */
  readonly why: string;
}

export interface PrintedStats {
  readonly cost: PrintedCost | null;
  readonly power: number | null;
  readonly life: number | null;
  readonly level: number | null;
  readonly durability: number | null;
}

/** What is shown of a card, a token, a mastery, an activation or ability on the stack. */
export interface GrandArchiveObject {
  /** The English name: what searches go by. Empty for what is face down. Of what waits on the stack, that of its source. */
  readonly card: string;
  /** What pictures go by: names are not unique. Empty where there is no card. */
  readonly slug: string;
  readonly cost: PrintedCost | null;
  readonly elements: readonly Element[];
  /** Those of its elements that are not enabled: with any, its owner or controller cannot play it. */
  readonly disabled: readonly Element[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly classes: readonly string[];
  /** Without the classes. */
  readonly subtypes: readonly string[];
  readonly typeLine: string;
  readonly text: readonly TextLine[];
  readonly power: number | null;
  readonly life: number | null;
  readonly level: number | null;
  /** On the field, how much is left. */
  readonly durability: number | null;
  readonly speed: Speed | null;
  /** What is added to the power of its attacks without being its own. */
  readonly attackPower: number;
  /** As printed (or as the token was made), to tell what has changed. */
  readonly printed: PrintedStats | null;
  readonly damage: number;
  readonly keywords: readonly string[];
  /** The same by their names in the card language: what pictures go by. */
  readonly keywordCodes: readonly string[];
  readonly controller: PlayerId;
  readonly rested: boolean;
  /** Distant, fostered, imbued …, by their names in the card language, and in words. */
  readonly properties: readonly Property[];
  readonly propertyWords: readonly string[];
  readonly faceDown: boolean;
  readonly token: boolean;
  /** Under it: the inner lineage of a champion, the topmost card first; what a weapon is loaded with. */
  readonly lineage: readonly ObjectId[];
  readonly loaded: readonly ObjectId[];
  /** Where a mastery faces. */
  readonly direction?: Direction;
  readonly stack?: OnStack;
}

/** What waits on the effects stack. */
export interface OnStack {
  readonly kind: 'activation' | 'materialization' | 'bestowment' | 'activated' | 'triggered';
  /** The card among those played, or the object whose ability it is. */
  readonly source: ObjectId;
  /** A copy: not the first instance of its card. */
  readonly copy: boolean;
  readonly targets: readonly EntityId[];
  readonly x: number | null;
  /** Of an ability what it does. */
  readonly words: string;
}

/** Opportunity 2: activate a card, use an ability, declare an attack. `cost` is {R3} for a reserve cost of 3, {M2} for a memory cost of 2. */
export interface GrandArchiveAction extends ActionOffered {
  readonly kind: 'activate' | 'use' | 'attack';
}

/** Materialize phase 3. The answer is a card, or null for none. */
export interface AskMaterialize extends Asked {
  readonly kind: 'materialize';
  readonly able: readonly {
    readonly answer: Answer;
    readonly card: ObjectId;
    readonly words: string;
    readonly cost: string | null;
  }[];
  /** Preserved cards, which may be taken to the hand instead. */
  readonly preserved: readonly { readonly answer: Answer; readonly card: ObjectId; readonly words: string }[];
  /** The other cards of the material deck, and why they cannot be materialized now. */
  readonly unable: readonly { readonly card: ObjectId; readonly words: string; readonly rule: string }[];
  /** The answer that does nothing. */
  readonly none: Answer;
}

/** Glimpse. The answer is `{top, bottom}` with all cards from the top down, or `{starcall}`, or `{aethercall, into}`. */
export interface AskGlimpse extends Asked {
  readonly kind: 'glimpse';
  /** From the top down. */
  readonly cards: readonly ObjectId[];
  /** None may stay on top. */
  readonly bottomOnly: boolean;
  /** What can be done with them first. */
  readonly calls: readonly { readonly answer: Answer; readonly card: ObjectId; readonly words: string }[];
}
