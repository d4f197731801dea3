/** What Magic puts on the table: the types of its facts, objects, actions and questions. */
import type { CardFinder } from '@rulewright/cards/magic';
import type { Answer, EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/magic';
import type { G } from '@rulewright/magic';
import type { Draft, Loss, MagicPlay } from '@rulewright/scenario/magic';
import type { Names } from '@rulewright/text';
import type { Settings } from '../passing.ts';
import type { ActionOffered, Asked } from '../question.ts';
import type { PlayerShown, Question, Shown, Snapshot } from '../snapshot.ts';
import type { MagicSpeech, TextLine } from './speech.ts';

/** The types of Magic at the table and in the lab. */
export interface MagicTypes {
  readonly rules: G['rules'];
  readonly state: G['state']['game'];
  readonly pool: G['pool'];
  readonly cards: CardFinder;
  readonly speech: MagicSpeech;
  readonly names: Names;
  readonly step: Step;
  readonly sharedZone: 'battlefield' | 'stack' | 'exile' | 'command';
  readonly ownZone: 'hand' | 'library' | 'graveyard';
  readonly facts: MagicFacts;
  readonly playerFacts: MagicPlayer;
  readonly objectFacts: MagicObject;
  readonly action: MagicAction;
  readonly question: AskAttackers | AskBlockers | AskPayment;
  readonly play: MagicPlay;
  readonly draft: Draft;
  readonly loss: Loss;
}

/** All that is shown to a person at a moment. */
export type MagicSnapshot = Snapshot<MagicTypes>;
/** An object as it is shown. */
export type MagicShown = Shown<MagicTypes>;
export type MagicPlayerShown = PlayerShown<MagicTypes>;
/** What a person is asked. */
export type MagicQuestion = Question<MagicTypes>;
export type MagicSettings = Settings<Step>;

export interface MagicFacts {
  readonly combat: readonly Attack[];
}

export interface MagicPlayer {
  readonly life: number;
  /** One letter per mana: W, U, B, R, G, C. */
  readonly mana: readonly string[];
  readonly landsPlayed: number;
}

export interface Attack {
  readonly attacker: ObjectId;
  /** Whom or what it attacks. */
  readonly defender: EntityId;
  readonly blockers: readonly ObjectId[];
  readonly blocked: boolean;
}

/** What is shown of a card, a token, a copy, an emblem, an ability on the stack. */
export interface MagicObject {
  /** The English name: what pictures and searches go by. Empty for what is face down. */
  readonly card: string;
  readonly cost: string | null;
  readonly manaValue: number;
  readonly colors: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly typeLine: string;
  /** One line for each ability that it has now. */
  readonly text: readonly TextLine[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** As printed (or as the token was made), to tell what has changed. */
  readonly printed: { readonly power: number | null; readonly toughness: number | null } | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly keywords: readonly string[];
  /** The same by their names in the card language: what pictures go by. */
  readonly keywordCodes: readonly string[];
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  /** 302.6: came under its controller's control this turn and has no haste. */
  readonly sick: boolean;
  readonly damage: number;
  readonly stack?: {
    readonly kind: 'spell' | 'activated' | 'triggered';
    readonly source: ObjectId;
    readonly targets: readonly EntityId[];
    readonly x: number | null;
    readonly words: string;
  };
}

/** 117: cast, activate, play a land, turn up, roll the planar die. */
export interface MagicAction extends ActionOffered {
  readonly kind: 'cast' | 'activate' | 'playLand' | 'turnUp' | 'rollPlanarDie';
  /** Its own mana ability, or a land's: not worth stopping for. */
  readonly forMana: boolean;
}

/** The answer is `{attacks: [[creature, attacked], …]}`. */
export interface AskAttackers extends Asked {
  readonly kind: 'attackers';
  readonly able: readonly { readonly creature: ObjectId; readonly attacked: readonly EntityId[] }[];
  /** The creatures that the player controls and that cannot attack, and why in a word. */
  readonly unable: readonly { readonly creature: ObjectId; readonly words: string; readonly rule: string }[];
  /** Attacks that satisfy all requirements (508.1d): where the page begins. */
  readonly required: readonly (readonly [ObjectId, EntityId])[];
}

/** The answer is `{blocks: [[blocker, attacker], …]}`. */
export interface AskBlockers extends Asked {
  readonly kind: 'blockers';
  readonly able: readonly { readonly creature: ObjectId; readonly attackers: readonly ObjectId[] }[];
  readonly unable: readonly { readonly creature: ObjectId; readonly words: string; readonly rule: string }[];
  readonly attackers: readonly ObjectId[];
  readonly required: readonly (readonly [ObjectId, ObjectId])[];
}

/** Paying mana by hand: each step is an answer. */
export interface AskPayment extends Asked {
  readonly kind: 'payment';
  readonly cost: string;
  readonly steps: readonly { readonly answer: Answer; readonly words: string; readonly entity?: ObjectId }[];
  /** What would be tapped if the rest were paid automatically; null if that cannot be. */
  readonly preview: readonly ObjectId[] | null;
}
