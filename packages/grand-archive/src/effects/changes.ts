/** One change of an object's characteristics, of each kind that only Grand Archive has (Layers 2). */
import { Aspect, isPlayer, type ObjectId, type ObjectRow } from '@rulewright/kernel';
import type {
  Ability,
  Change,
  GrandArchiveChange,
  GrandArchiveFamilies,
  KeywordAbility,
  PrintedCost,
  Stat,
  Value,
} from '@rulewright/language/grand-archive';
import { type ChangeTable, chosen } from '@rulewright/rules';
import { expandKeyword, withoutRedundant } from '../abilities/keywords/expand.ts';
import { characteristics, type Draft } from '../parts-of-a-card/characteristics.ts';
import { elementBit, elementsOf, supertypesOf, typeBit, typesOf } from '../parts-of-a-card/words.ts';
import type { Context, G } from '../state.ts';
import { wordsOf } from '../vocabulary/chosen-words.ts';
import { select, value, withCandidate } from '../vocabulary/evaluate.ts';
import { Facet } from '../vocabulary/facet.ts';
import { propertyBit } from '../vocabulary/features.ts';
import { Layer } from './layer.ts';

export const changes: ChangeTable<GrandArchiveChange<GrandArchiveFamilies>, G, Draft> = {
  base: {
    layer: Layer.base,
    writes: (c) => writtenOf(c.stat),
    values: (c) => [c.to],
    fix: (g, ctx, c): Change => ({ ...c, to: value(g, c.to, ctx) }),
    apply: (g, draft, c, ctx, row) => stats[c.stat].set(draft, amount(g, c.to, ctx, row)),
  },
  speed: {
    layer: Layer.base,
    writes: () => Facet.stat,
    apply(_g, draft, c) {
      draft.speed = c.speed;
    },
  },
  types: {
    layer: Layer.type,
    apply(_g, draft, c) {
      const isSet = c.set === true;
      // Type-setting 2: supertypes go with the types.
      if (c.types !== undefined && isSet) draft.supertypes = 0;
      if (c.types !== undefined) draft.types = (isSet ? 0 : draft.types) | typesOf(c.types);
      if (c.supertypes !== undefined) draft.supertypes = (isSet ? 0 : draft.supertypes) | supertypesOf(c.supertypes);
      if (c.classes !== undefined) {
        // Classes are subtypes as well: those that are replaced go.
        if (isSet) draft.subtypes = without(draft.subtypes, draft.classes);
        draft.classes = joined(isSet ? [] : draft.classes, c.classes);
        draft.subtypes = joined(draft.subtypes, c.classes);
      }
      if (c.subtypes !== undefined) draft.subtypes = joined(isSet ? draft.classes : draft.subtypes, c.subtypes);
    },
  },
  removeTypes: {
    layer: Layer.type,
    apply(_g, draft, c) {
      draft.types &= ~typesOf(c.types);
      draft.supertypes &= ~supertypesOf(c.supertypes);
      draft.classes = without(draft.classes, c.classes);
      draft.subtypes = without(without(draft.subtypes, c.subtypes), c.classes);
    },
  },
  chosenType: {
    layer: Layer.type,
    reads: Aspect.notes,
    fix: fixChosen,
    apply(g, draft, c, ctx) {
      for (const word of chosenWords(g, c.key, ctx)) {
        const bit = typeBit(word.toLowerCase());
        if (bit !== 0) draft.types = (c.set === true ? 0 : draft.types) | bit;
        else draft.subtypes = joined(c.set === true ? draft.classes : draft.subtypes, [word]);
      }
    },
  },
  elements: {
    layer: Layer.element,
    apply(_g, draft, c) {
      draft.elements = (c.set === true ? 0 : draft.elements) | elementsOf(c.elements);
    },
  },
  chosenElement: {
    layer: Layer.element,
    reads: Aspect.notes,
    fix: fixChosen,
    apply(g, draft, c, ctx) {
      const words = chosenWords(g, c.key, ctx);
      if (words.length === 0) return;
      const bits = words.reduce((all, word) => all | elementBit(word.toLowerCase()), 0);
      draft.elements = (c.set === true ? 0 : draft.elements) | bits;
    },
  },
  gainChosen: {
    layer: Layer.ability,
    writes: () => Facet.ability,
    reads: Aspect.notes,
    grants: () => true,
    fix: fixChosen,
    apply(g, draft, c, ctx) {
      const gained = chosenWords(g, c.key, ctx).flatMap((word): readonly Ability[] => {
        const ability = keywordNamed(word);
        return [ability, ...expandKeyword(ability)];
      });
      if (gained.length > 0) draft.abilities = withoutRedundant([...draft.abilities, ...gained]);
    },
  },
  /** Naming 4, 5: an ability that it has now means it. What the others gain in this layer counts by dependency. */
  gainAbilitiesOf: {
    layer: Layer.ability,
    writes: () => Facet.ability,
    grants: () => true,
    selectors: (c) => [c.of],
    fix: (g, ctx, c): Change => ({ ...c, now: abilitiesOf(g, c, ctx) }),
    finds: (g, ctx, c) => c.now?.length ?? abilitiesOf(g, c, ctx).length,
    apply(g, draft, c, ctx, row) {
      const found = c.now ?? abilitiesOf(g, c, withCandidate(ctx, row.id), row.id);
      if (found.length > 0) draft.abilities = withoutRedundant([...draft.abilities, ...found]);
    },
  },
  property: {
    layer: Layer.ability,
    writes: () => Facet.property,
    apply(_g, draft, c) {
      draft.properties |= propertyBit(c.property);
    },
  },
  add: {
    layer: Layer.change,
    writes: (c) => writtenOf(c.stat),
    values: (c) => [c.amount],
    fix: (g, ctx, c): Change => ({ ...c, amount: value(g, c.amount, ctx) }),
    apply(g, draft, c, ctx, row, { effect }) {
      const more = amount(g, c.amount, ctx, row);
      // What belongs to the attack gives its unit no power.
      if (c.stat === 'power' && isOfAttacks(effect.what)) draft.attackPower += more;
      else alter(draft, c.stat, (n) => n + more);
    },
  },
  double: {
    layer: Layer.change,
    writes: (c) => writtenOf(c.stat),
    apply: (_g, draft, c) => alter(draft, c.stat, (n) => n * 2),
  },
  swap: {
    layer: Layer.swap,
    writes: (c) => writtenOf(c.a) | writtenOf(c.b),
    apply(_g, draft, c) {
      const a = stats[c.a].get(draft);
      const b = stats[c.b].get(draft);
      if (a === null || b === null) return;
      stats[c.a].set(draft, b);
      stats[c.b].set(draft, a);
    },
  },
};

type FromOthers = Extract<Change, { kind: 'gainAbilitiesOf' }>;
const abilitiesOf = (g: G, c: FromOthers, ctx: Context, except?: ObjectId): readonly Ability[] =>
  select(g, c.of, ctx).flatMap((id) =>
    isPlayer(id) || id === except
      ? []
      : characteristics(g, id).abilities.filter(({ kind }) => c.activated !== true || kind === 'activated'),
  );

/** Levels and costs are asked for by many, and written by few. */
const writtenOf = (stat: Stat): number => Facet.stat | (FACETS[stat] ?? 0);
const FACETS: Readonly<Partial<Record<Stat, number>>> = {
  level: Facet.level,
  baseLevel: Facet.level,
  reserveCost: Facet.cost,
  memoryCost: Facet.cost,
  baseReserveCost: Facet.cost,
  baseMemoryCost: Facet.cost,
};

const isOfAttacks = ({ kind }: { readonly kind: string }): boolean => kind === 'attack' || kind === 'attacksOf';

/** "Its" is the object that is being changed. */
const amount = (g: G, v: Value, ctx: Context, row: ObjectRow): number =>
  typeof v === 'number' ? v : value(g, v, withCandidate(ctx, row.id));

interface StatAccess {
  get(draft: Draft): number | null;
  set(draft: Draft, to: number): void;
}

const number = (key: 'power' | 'life' | 'level' | 'durability'): StatAccess => ({
  get: (draft) => draft[key],
  set(draft, to) {
    draft[key] = to;
  },
});

/** A cost of X is no number to add to. */
const cost = (kind: PrintedCost['kind']): StatAccess => ({
  get: (draft) => (draft.cost?.kind === kind && draft.cost.amount !== 'X' ? draft.cost.amount : null),
  set(draft, to) {
    draft.cost = { kind, amount: to };
  },
});

/** Where the numbers of a stat stand; base values are what is set in layer A. */
const stats: Readonly<Record<Stat, StatAccess>> = {
  power: number('power'),
  life: number('life'),
  level: number('level'),
  durability: number('durability'),
  reserveCost: cost('reserve'),
  memoryCost: cost('memory'),
  basePower: number('power'),
  baseLife: number('life'),
  baseLevel: number('level'),
  baseReserveCost: cost('reserve'),
  baseMemoryCost: cost('memory'),
};

/** What does not have the stat does not get it. */
function alter(draft: Draft, stat: Stat, to: (n: number) => number): void {
  const now = stats[stat].get(draft);
  if (now !== null) stats[stat].set(draft, to(now));
}

const lower = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => word.toLowerCase()));

function joined(old: readonly string[], more: readonly string[]): readonly string[] {
  const known = lower(old);
  const fresh = more.filter((word) => !known.has(word.toLowerCase()));
  return fresh.length === 0 ? old : [...old, ...fresh];
}

function without(old: readonly string[], less: readonly string[] | undefined): readonly string[] {
  if (less === undefined || less.length === 0) return old;
  const gone = lower(less);
  return old.filter((word) => !gone.has(word.toLowerCase()));
}

/** One word, or several. */
const chosenWords = (g: G, key: string, ctx: Context): readonly string[] => wordsOf(chosen(g.state, key, ctx));

/** What a resolving ability has chosen, or what is noted on its source, is kept with the effect. */
function fixChosen<C extends Extract<Change, { key: string }>>(
  g: G,
  ctx: Context,
  c: C,
  locals: Record<string, Context['locals'][string]>,
): C {
  const words = chosenWords(g, c.key, ctx);
  if (words.length > 0) locals[c.key] = words;
  return c;
}

const named = new Map<string, KeywordAbility>();

/** The same ability whenever a word is chosen. */
function keywordNamed(keyword: string): KeywordAbility {
  const known = named.get(keyword);
  if (known !== undefined) return known;
  const made: KeywordAbility = { kind: 'keyword', keyword };
  named.set(keyword, made);
  return made;
}
