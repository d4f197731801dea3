/** One change of an object's characteristics, of each kind that only Magic has (613.1a–g). */
import { Aspect, exact, isPlayer, type ObjectId, type ObjectRow } from '@rulewright/kernel';
import type { Ability, Change, MagicChange, MagicFamilies, Value } from '@rulewright/language/magic';
import { type ChangeTable, chosen } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import type { Draft } from '../../100-game/109.3-draft.ts';
import { subtypeKind } from '../../200-cards/205.3-subtypes.ts';
import {
  BASIC_LAND_MANA,
  ColorBit,
  colorBits,
  supertypeBits,
  TypeBit,
  typeBits,
} from '../../200-cards/205-card-types.ts';
import { intrinsicManaAbilities } from '../../200-cards/printed.ts';
import type { Context, G } from '../../state.ts';
import { select, value, withCandidate } from '../../vocabulary/evaluate.ts';
import { Facet } from '../../vocabulary/facet.ts';
import { isLoyaltyAbility, isManaAbility } from '../605-mana-abilities/605.1-mana-ability.ts';
import { resolvingAbility } from './611.2-beginning.ts';
import { changeText } from './612-text-change.ts';
import { Layer } from './613.1-layer.ts';

export const changes: ChangeTable<MagicChange<MagicFamilies>, G, Draft> = {
  noManaCost: {
    layer: Layer.copy,
    apply(_g, draft) {
      draft.cost = null;
      draft.manaValue = 0;
    },
  },
  /** The words themselves, or the keys under which they have been chosen. */
  text: {
    layer: Layer.text,
    takes: () => true,
    fix(_g, { locals }, c): Change {
      const word = (name: string): string => {
        const found = locals[name];
        return typeof found === 'string' ? found : name;
      };
      return { kind: 'text', from: word(c.from), to: word(c.to) };
    },
    apply(g, draft, c, ctx) {
      const word = (name: string): string => {
        const found = chosen(g.state, name, ctx);
        return typeof found === 'string' ? found : name;
      };
      changeText(draft, word(c.from), word(c.to));
    },
  },
  types: {
    layer: Layer.type,
    // 305.7
    takes: (c) => c.set === true,
    grants: (_g, c) => c.subtypes?.some((t) => BASIC_LAND_MANA[t] !== undefined) === true,
    apply(_g, draft, c) {
      const subtypes = c.subtypes ?? [];
      if (c.set === true) setTypes(draft, c.types, subtypes);
      else draft.types |= typeBits(c.types ?? []);
      draft.supertypes |= supertypeBits(c.supertypes);
      if ((draft.types & TypeBit.land) !== 0) gainLandAbilities(draft, subtypes);
      const fresh = subtypes.filter((t) => !draft.subtypes.includes(t) && hasTypeFor(draft.types, t));
      if (fresh.length > 0) draft.subtypes = [...draft.subtypes, ...fresh];
    },
  },
  removeTypes: {
    layer: Layer.type,
    apply(_g, draft, c) {
      draft.types &= ~typeBits(c.types ?? []);
      keepSubtypes(draft);
      draft.supertypes &= ~supertypeBits(c.supertypes);
      draft.subtypes = draft.subtypes.filter((t) => c.subtypes?.includes(t) !== true);
      if (c.allCreatureTypes === true) {
        draft.everyCreatureType = false;
        draft.subtypes = draft.subtypes.filter((t) => subtypeKind(t) !== 'creature');
      }
    },
  },
  everyCreatureType: {
    layer: Layer.type,
    apply(_g, draft) {
      draft.everyCreatureType = true;
    },
  },
  chosenType: {
    layer: Layer.type,
    reads: Aspect.notes,
    takes: (c) => c.set === true,
    grants: () => true,
    apply(g, draft, c, ctx) {
      const type = chosen(g.state, c.key, ctx);
      if (typeof type !== 'string') return;
      if (c.set === true) setTypes(draft, undefined, [type]);
      if ((draft.types & TypeBit.land) !== 0) gainLandAbilities(draft, [type]);
      if (hasTypeFor(draft.types, type)) draft.subtypes = [...draft.subtypes, type];
    },
  },
  colors: {
    layer: Layer.color,
    apply(_g, draft, c) {
      draft.colors = (c.set === true ? 0 : draft.colors) | colorBits(c.colors);
    },
  },
  chosenColor: {
    layer: Layer.color,
    reads: Aspect.notes,
    apply(g, draft, c, ctx) {
      const found = chosen(g.state, c.key, ctx);
      // One colour, or several with spaces between them.
      const colors = typeof found === 'string' ? (found.split(' ') as (keyof typeof ColorBit)[]) : [];
      const bits = colors.reduce((sum, color) => sum | (ColorBit[color] ?? 0), 0);
      draft.colors = (c.set === true ? 0 : draft.colors) | bits;
    },
  },
  /** What the others have as the layers up to this have made them; what they gain in it counts by dependency (613.8). */
  gainAbilitiesOf: {
    layer: Layer.ability,
    writes: () => Facet.ability,
    grants: () => true,
    // Their abilities are read.
    selectors: (c) => [{ kind: 'filter', of: c.of, where: { kind: 'manaAbility' } }],
    finds: (g, ctx, c) => abilitiesOf(g, c, ctx).length,
    apply(g, draft, c, ctx, row) {
      const found = abilitiesOf(g, c, withCandidate(ctx, row.id), row.id);
      if (found.length > 0) draft.abilities = [...draft.abilities, ...found];
    },
  },
  /** However often it has it. */
  loseThisAbility: {
    layer: Layer.ability,
    writes: () => Facet.ability,
    grants: () => true,
    fix: (g, ctx, c): Change & ThisAbility => ({ ...c, ability: resolvingAbility(g, ctx) }),
    apply(_g, draft, c) {
      const lost = JSON.stringify((c as Change & ThisAbility).ability);
      draft.abilities = draft.abilities.filter((a) => JSON.stringify(a) !== lost);
    },
  },
  setPT: {
    layer: Layer.setPT,
    layerIn: (_g, { defining }) => (defining ? Layer.definePT : Layer.setPT),
    values: (c) => [c.power ?? 0, c.toughness ?? 0],
    fix: (g, ctx, c): Change => ({
      kind: 'setPT',
      ...(c.power === undefined ? {} : { power: exact(value(g, c.power, ctx)) }),
      ...(c.toughness === undefined ? {} : { toughness: exact(value(g, c.toughness, ctx)) }),
    }),
    apply(g, draft, c, ctx, row) {
      if (c.power !== undefined) draft.power = amount(g, c.power, ctx, row);
      if (c.toughness !== undefined) draft.toughness = amount(g, c.toughness, ctx, row);
    },
  },
  addPT: {
    layer: Layer.addPT,
    // Until 2009 what resolved spells and abilities add was in one layer with what sets.
    layerIn: (g, { id }) => (id >= 0 && g.state.game.profile.growth === 'with-setting' ? Layer.setPT : Layer.addPT),
    values: (c) => [c.power, c.toughness],
    fix: (g, ctx, c): Change => ({
      ...c,
      power: exact(added(c, c.power, (v) => value(g, v, ctx))),
      toughness: exact(added(c, c.toughness, (v) => value(g, v, ctx))),
    }),
    apply(g, draft, c, ctx, row) {
      const much = (v: Value): number => added(c, v, (part) => amount(g, part, ctx, row));
      if (draft.power !== null) draft.power += much(c.power);
      if (draft.toughness !== null) draft.toughness += much(c.toughness);
    },
  },
  switchPT: {
    layer: Layer.switchPT,
    apply(_g, draft) {
      [draft.power, draft.toughness] = [draft.toughness, draft.power];
    },
  },
};

/** Which one that is, once it is known. */
interface ThisAbility {
  readonly ability?: Ability;
}

type FromOthers = Extract<Change, { kind: 'gainAbilitiesOf' }>;

const abilitiesOf = (g: G, c: FromOthers, ctx: Context, except?: ObjectId): readonly Ability[] =>
  select(g, c.of, ctx).flatMap((id) =>
    isPlayer(id) || id === except ? [] : characteristics(g, id).abilities.filter((a) => isGained(a, c)),
  );

function isGained(ability: Ability, { except, triggered }: FromOthers): boolean {
  if (ability.kind === 'triggered') return triggered === true;
  if (ability.kind !== 'activated') return false;
  if (except === 'mana') return !isManaAbility(ability);
  return except !== 'loyalty' || !isLoyaltyAbility(ability);
}

/** 305.6: a land that gets a basic land type gets the mana ability of that type. */
function gainLandAbilities(draft: Draft, subtypes: readonly string[]): void {
  const added = intrinsicManaAbilities(subtypes.filter((t) => !draft.subtypes.includes(t)));
  if (added.length > 0) draft.abilities = [...draft.abilities, ...added];
}

/**
 * 205.1a: new card types replace the old ones, with the subtypes that belong to those; new subtypes replace those of the same
 * kind. 305.7: a land set to basic land types loses the abilities of its text.
 */
function setTypes(draft: Draft, types: readonly string[] | undefined, subtypes: readonly string[]): void {
  if (types !== undefined) draft.types = typeBits(types);
  const kinds = new Set(subtypes.map(subtypeKind));
  draft.subtypes = draft.subtypes.filter((t) => !kinds.has(subtypeKind(t)) && hasTypeFor(draft.types, t));
  if (kinds.has('creature')) draft.everyCreatureType = false;
  if (kinds.has('land') && (draft.types & TypeBit.land) !== 0) draft.abilities = [];
}

/** 205.1a: with a card type go the subtypes that belong to no other of its types. */
function keepSubtypes(draft: Draft): void {
  draft.subtypes = draft.subtypes.filter((t) => hasTypeFor(draft.types, t));
  if ((draft.types & (TypeBit.creature | TypeBit.kindred)) === 0) draft.everyCreatureType = false;
}

/** 205.3d: an object gains and keeps only subtypes that go with its card types. */
function hasTypeFor(types: number, subtype: string): boolean {
  const kind = subtypeKind(subtype);
  if (kind === 'spell') return (types & (TypeBit.instant | TypeBit.sorcery)) !== 0;
  return (types & (kind === 'creature' ? TypeBit.creature | TypeBit.kindred : TypeBit[kind])) !== 0;
}

/** "Its" is the object that is being changed. */
const amount = (g: G, v: Value, ctx: Context, row: ObjectRow): number =>
  typeof v === 'number' ? v : value(g, v, withCandidate(ctx, row.id));

/** 107.1b: the X of "+X/+X" or "-X/-X" is worked out, and a negative one is zero; a size that is doubled is not worked out. */
function added(c: Extract<Change, { kind: 'addPT' }>, v: Value, worth: (v: Value) => number): number {
  if (typeof v === 'number' || c.doubles === true || isLess(v)) return worth(v);
  return v.kind === 'minus' && v.a === 0 ? -Math.max(0, worth(v.b)) : Math.max(0, worth(v));
}
/** "-2/-2 for each": so many times less than nothing. */
const isLess = (v: Value): boolean =>
  typeof v !== 'number' && v.kind === 'times' && v.of.some((factor) => typeof factor === 'number' && factor < 0);
