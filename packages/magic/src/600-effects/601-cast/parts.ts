/** What the abilities of an object say about casting it and activating it, worked out once for each list of abilities. */

import type { ObjectId } from '@rulewright/kernel';
import { objectRow } from '@rulewright/kernel';
import type {
  Ability,
  ActivatedAbility,
  AdditionalCost,
  AlternativeCost,
  Cost,
  Effect,
  KeywordAbility,
} from '@rulewright/language/magic';
import { addCosts, type ManaCost, NO_MANA, parseCost } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { cardOf, copiable } from '../../100-game/108-pool.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { helpIn } from '../../100-game/118-costs/help-keywords.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { type Printed, printed } from '../../200-cards/printed.ts';
import { STACK } from '../../400-zones/400-zones.ts';
import { showing } from '../../700-additional/700.1-events/entering.ts';
import { isMutating, MUTATION } from '../../700-additional/702-keywords/mutate.ts';
import { FUSED, faceDown, faceUp } from '../../700-additional/708-faces.ts';
import { Flag, type G } from '../../state.ts';
import { isLoyaltyAbility, isManaAbility } from '../605-mana-abilities/605.1-mana-ability.ts';
import { plainMana } from '../605-mana-abilities/plain-mana.ts';
import { environment } from '../613-continuous/environment.ts';
import { castOtherwise } from './cast-otherwise.ts';
import type { SpellFace } from './spell-face.ts';

export interface Parts {
  /** What an instant or sorcery with these abilities does. */
  readonly spell: Effect | null;
  /** The target that an Aura spell has by its enchant ability (303.4a). */
  readonly enchant: Effect | null;
  readonly additional: readonly AdditionalCost[];
  readonly optional: readonly AdditionalCost[];
  readonly alternatives: readonly AlternativeCost[];
  readonly flash: boolean;
  /** What each mode beyond the first costs (702.120a). */
  readonly escalate: readonly Cost[];
  /** Convoke and its kin. */
  readonly help: readonly string[];
  readonly activated: readonly ActivatedPart[];
  /** Some activated ability can be activated by others than the controller. */
  readonly shared: boolean;
  /** Indices of those that are mana abilities. */
  readonly mana: readonly number[];
  /** Types of mana, as bits, that abilities which are just "{T}: Add one mana" can give. */
  readonly plain: number;
  /** Some mana ability is not of that plain kind. */
  readonly odd: boolean;
}

export interface ActivatedPart {
  readonly index: number;
  readonly ability: ActivatedAbility;
  /** Types of mana, as bits, if it is "{T}: Add one mana" and nothing else; 0 otherwise. */
  readonly plain: number;
  /** It has {T} in its cost. */
  readonly taps: boolean;
  /** It can be activated only when a sorcery could be cast. */
  readonly sorcery: boolean;
  /** The mana it costs, if it costs nothing else but perhaps {T}; null otherwise. */
  readonly mana: ManaCost | null;
}

const known = new WeakMap<readonly Ability[], Parts>();

export function partsOf(abilities: readonly Ability[]): Parts {
  const found = known.get(abilities);
  if (found !== undefined) return found;
  const made = read(abilities);
  known.set(abilities, made);
  return made;
}

function readActivated(ability: ActivatedAbility, index: number): ActivatedPart {
  return {
    index,
    ability,
    plain: isManaAbility(ability) ? plainMana(ability) : 0,
    taps: ability.cost.some((c) => c.kind === 'tap'),
    sorcery: ability.timing === 'sorcery' || isLoyaltyAbility(ability),
    mana: onlyMana(ability.cost),
  };
}

/** The sum of a cost that consists of mana without X, and perhaps {T}. */
function onlyMana(cost: readonly Cost[]): ManaCost | null {
  let sum = NO_MANA;
  for (const part of cost) {
    if (part.kind === 'tap') continue;
    if (part.kind !== 'mana') return null;
    const mana = parseCost(part.mana);
    if (mana.x > 0) return null;
    sum = sum === NO_MANA ? mana : addCosts(sum, mana);
  }
  return sum;
}

function read(abilities: readonly Ability[]): Parts {
  const activated = abilities.flatMap((a, i) => (a.kind === 'activated' ? [readActivated(a, i)] : []));
  const mana = activated.filter((a) => isManaAbility(a.ability));
  const additional = abilities.filter((a) => a.kind === 'additionalCost');
  return {
    spell: whole(abilities.filter((a) => a.kind === 'spell')),
    enchant: enchantment(abilities),
    additional: additional.filter((a) => a.optional !== true),
    optional: additional.filter((a) => a.optional === true),
    alternatives: abilities.filter((a) => a.kind === 'alternativeCost'),
    flash: abilities.some((a) => a.kind === 'keyword' && a.keyword === 'flash'),
    escalate: abilities.flatMap((a) => (a.kind === 'keyword' && a.keyword === 'escalate' ? (a.cost ?? []) : [])),
    help: helpIn(abilities),
    activated,
    shared: activated.some((a) => a.ability.who !== undefined),
    mana: mana.map((a) => a.index),
    plain: mana.reduce((types, a) => types | a.plain, 0),
    odd: mana.some((a) => a.plain === 0),
  };
}

/** Several spell abilities are followed in the order written (608.2c). */
function whole(abilities: readonly Effect[]): Effect | null {
  const [first, ...rest] = abilities;
  if (first === undefined || rest.length === 0) return first ?? null;
  const modes = abilities.find((a) => a.modes !== undefined)?.modes;
  const targets = abilities.flatMap((a) => a.targets ?? []);
  const actions = abilities.flatMap((a) => a.actions);
  return modes === undefined ? { targets, actions } : { targets, actions, modes };
}

export { isLoyaltyAbility, isManaAbility };

const HOST = 'host';

function enchantment(abilities: readonly Ability[]): Effect | null {
  const enchant = abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'enchant');
  if (enchant?.what === undefined) return null;
  return { targets: [{ name: HOST, what: enchant.what }], actions: [] };
}

export function spellFace(g: G, card: ObjectId, face: number): SpellFace {
  const own = faceToShow(g, card, face);
  if (own === null) return characteristics(g, card);
  // 601.3e: with what effects make of it once it shows that.
  const isChanged = objectRow(g.state, card).effects.length > 0 || environment(g).modifiesElsewhere;
  return isChanged ? characteristics(showing(g, card, own.face), card) : own;
}

/** The game as it is looked at to see whether a face of a card could be cast or played: the card shows nothing else (709.3a, 712.11c, 715.3a). */
export function asShown(g: G, card: ObjectId, face: number): G {
  const own = faceToShow(g, card, face);
  return own === null ? g : showing(g, card, own.face);
}

/** The face of a card that would be cast or played; null if that is what it is where it lies. */
function faceToShow(g: G, card: ObjectId, face: number): Printed | null {
  const row = objectRow(g.state, card);
  // 406.3a: whoever may play a card that is exiled face down plays what it is.
  if ((row.flags & Flag.faceDown) !== 0) return copiable(g.pool, { ...row, flags: 0, face, zone: STACK });
  if (row.def < 0 || (face === row.face && !isSplit(g, row.def))) return null;
  return otherFace(g, row.def, face);
}

export const isAsItLies = (g: G, card: ObjectId, face: number): boolean => faceToShow(g, card, face) === null;

/** 709.3a: of a split card only the half that is cast counts. */
const isSplit = (g: G, def: number): boolean => cardOf(g.pool, def).layout === 'split';

/** 708.4, 702.37c: a card that is cast face down is nothing but what it shows. */
export function castFace(g: G, card: ObjectId, way: Way): SpellFace {
  if (way.faceDown !== 0) return faceDown({ flags: way.faceDown, zone: STACK });
  return castOtherwise(spellFace(g, card, way.face), way.method);
}

/** 702.103b and its kin: for that cost it is another spell. */
export function isCastOtherwise(g: G, card: ObjectId, { face, method }: Way): boolean {
  const own = spellFace(g, card, face);
  return castOtherwise(own, method) !== own;
}

interface Way {
  readonly method: string | null;
  readonly face: number;
  readonly faceDown: number;
}

function otherFace(g: G, def: number, face: number): Printed | null {
  const card = cardOf(g.pool, def);
  if (face === FUSED || card.layout === 'prototype') return faceUp(card, { face, zone: STACK });
  const found = card.faces[face];
  return found === undefined ? null : printed(found);
}

const INSTANT_OR_SORCERY = TypeBit.instant | TypeBit.sorcery;

/** What a spell will do and what it targets; null for a permanent spell without targets. */
export function spellEffect(face: SpellFace): Effect | null {
  if ((face.types & INSTANT_OR_SORCERY) !== 0) return partsOf(face.abilities).spell;
  if (face.abilities.some(isMutating)) return MUTATION;
  return face.subtypes.includes('Aura') ? partsOf(face.abilities).enchant : null;
}
