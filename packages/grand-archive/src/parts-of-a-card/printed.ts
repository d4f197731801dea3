/**
 * What is printed on a side of a card, worked out once: the starting point of an object's characteristics. Text behind bubbles exists or
 * not, so there is one set of printed values for each combination of bubbles that are open.
 */
import { STATIC_HOOK } from '@rulewright/kernel';
import type {
  Ability,
  ActivatedAbility,
  Condition,
  Face,
  PrintedCost,
  ReplacementAbility,
  Restriction,
  StaticAbility,
  Zone,
} from '@rulewright/language/grand-archive';
import { expandKeyword, partOfTheSame, withoutRedundant } from '../abilities/keywords/expand.ts';
import { ACTIVATED_HOOK, CHAMPION_HOOK, eventsOf, replaceHook, triggerHooks } from '../events/hooks.ts';
import { ATTRIBUTES, FIELD, HAND, INTENT, PANTHEON, PLAYED, zoneOf, zones } from '../zones/zones.ts';
import { elementsOf, NORM, OBJECT_TYPES, supertypesOf, typesOf } from './words.ts';

export interface Printed {
  readonly face: Face;
  readonly name: string;
  readonly cost: PrintedCost | null;
  readonly types: number;
  readonly supertypes: number;
  readonly elements: number;
  readonly classes: readonly string[];
  readonly subtypes: readonly string[];
  readonly level: number | null;
  readonly life: number | null;
  readonly power: number | null;
  readonly durability: number | null;
  readonly speed: 'fast' | 'slow' | null;
  /** Those that exist, with keywords followed by the abilities they stand for. */
  readonly abilities: readonly Ability[];
  readonly defining: readonly StaticAbility[];
  /** Characteristics of an object that nothing changes, by controller; filled as they are asked for. */
  readonly plain: unknown[];
}

/** An ability, and the bubbles that have to be open for it to exist, as bits. */
interface Entry {
  readonly ability: Ability;
  readonly needs: number;
  /** The champion has it while the card is part of its lineage. */
  readonly inherited: boolean;
}

/** A side of a card with its bubbles. */
export interface Sheet {
  readonly face: Face;
  /** As bits. */
  readonly types: number;
  readonly restrictions: readonly Restriction[];
  readonly entries: readonly Entry[];
  /** By zone: the hooks on which its abilities listen there, whether they exist or not. */
  readonly hooks: readonly (readonly number[])[];
  /** The abilities that the rest of a lineage has from it, with their hooks. */
  readonly inherits: boolean;
  /** Those that are true all the time: they exist whatever bubbles are open, and ask for these themselves. */
  readonly statics: readonly Entry[];
  /** Some ability defines characteristics of its own. */
  readonly defines: boolean;
  /** It may be fast by itself, and played from elsewhere than the hand, if some of its bubbles are open. */
  readonly fast: boolean;
  readonly elsewhere: boolean;
  readonly variants: Map<number, Printed>;
}

const THIS = { kind: 'is', what: { kind: 'this' } } as const;

/** Lineage Release 1: an ability that is activated by banishing the card from the inner lineage. */
const released = ({ kind: _, ...effect }: Extract<Ability, { kind: 'lineageRelease' }>): ActivatedAbility => ({
  ...effect,
  kind: 'activated',
  zones: ['lineage'],
  cost: [{ kind: 'banish', what: THIS, from: ['lineage'], count: 1 }],
  keyword: 'lineage release',
});

const bothHold = (a: Condition | undefined, restrictions: readonly Restriction[]): Condition | undefined => {
  const all = [...restrictions.map((by): Condition => ({ kind: 'restriction', by })), ...(a === undefined ? [] : [a])];
  return all.length < 2 ? all[0] : { kind: 'all', of: all };
};

/** What is true all the time asks itself whether its bubbles are open; everything else exists or not. */
function entry(ability: Ability, by: readonly Restriction[], needs: number, inherited: boolean): Entry {
  if (needs === 0 || (ability.kind !== 'static' && ability.kind !== 'replacement'))
    return { ability, needs, inherited };
  const condition = bothHold(ability.condition, by);
  const same = condition === undefined ? ability : partOfTheSame({ ...ability, condition }, ability);
  return { ability: same, needs: 0, inherited };
}

function entriesOf(face: Face, restrictions: Restriction[]): readonly Entry[] {
  const bitOf = (restriction: Restriction): number => {
    const said = JSON.stringify(restriction);
    const at = restrictions.findIndex((other) => JSON.stringify(other) === said);
    return 1 << (at < 0 ? restrictions.push(restriction) - 1 : at);
  };
  const flat = (abilities: readonly Ability[], by: readonly Restriction[], inherited: boolean): readonly Entry[] =>
    abilities.flatMap((ability): readonly Entry[] => {
      const needs = by.reduce((bits, restriction) => bits | bitOf(restriction), 0);
      switch (ability.kind) {
        case 'restricted':
          return flat(ability.abilities, [...by, ...ability.by], inherited);
        case 'inherited':
          return flat(ability.abilities, by, true);
        case 'lineageRelease':
          return [{ ability: released(ability), needs, inherited }];
        case 'keyword':
          return [
            { ability, needs, inherited },
            ...expandKeyword(ability).map((meant) => entry(meant, by, needs, inherited)),
          ];
        default:
          return [entry(ability, by, needs, inherited)];
      }
    });
  return flat(face.abilities ?? [], [], false);
}

const ALL_ZONES: readonly number[] = zones.map((_, i) => i);
/** Objects, intents, the masteries and statuses of players, and the boons they have gained: others lie face down. */
const IN_PLAY: readonly number[] = [FIELD, INTENT, ATTRIBUTES, PANTHEON];
const DEALING: readonly number[] = [...IN_PLAY, PLAYED];
const zoneList = (list: readonly Zone[] | undefined): readonly number[] =>
  list === undefined ? IN_PLAY : list.map(zoneOf);

/** Where an ability functions. */
export function functionsIn(ability: Ability): readonly number[] {
  switch (ability.kind) {
    case 'static':
      return ability.defining === true ? ALL_ZONES : zoneList(ability.zones);
    case 'replacement':
      if (isAboutOwnMove(ability)) return ALL_ZONES;
      return isAboutOwnDamage(ability) ? DEALING : zoneList(ability.zones);
    case 'triggered':
    case 'activated':
      return zoneList(ability.zones);
    case 'additionalCost':
    case 'alternativeCost':
    case 'only':
      return [HAND, PLAYED];
    default:
      return IN_PLAY;
  }
}

/** What is done by an instance is done by its card (playing cards 9.3): what it would deal it deals from the stack, too. */
const isAboutOwnDamage = ({ zones, on }: ReplacementAbility): boolean =>
  zones === undefined && on.on === 'damage' && on.source?.kind === 'is' && on.source.what.kind === 'this';

/** An object's own "enters" and "would be put into" effects work wherever it comes from. */
export const isAboutOwnMove = (a: ReplacementAbility): boolean =>
  a.zones === undefined &&
  (a.on.on === 'move' || a.on.on === 'enter' || a.on.on === 'leave') &&
  a.on.what.kind === 'is' &&
  a.on.what.what.kind === 'this';

function hooksOfAbility(ability: Ability): readonly number[] {
  switch (ability.kind) {
    case 'static':
      return ability.defining === true ? [] : [STATIC_HOOK];
    case 'activated':
      return [ACTIVATED_HOOK];
    case 'triggered':
      return triggerHooks(ability.on);
    case 'replacement':
      return isAboutOwnMove(ability) ? [] : eventsOf(ability.on).map(replaceHook);
    default:
      return [];
  }
}

const isPermitting = (a: Ability): boolean => a.kind === 'static' && a.effects.some(({ kind }) => kind === 'may');

const sheets = new WeakMap<Face, Sheet>();

export function sheetOf(face: Face): Sheet {
  const known = sheets.get(face);
  if (known !== undefined) return known;
  const restrictions: Restriction[] = [];
  const entries = entriesOf(face, restrictions);
  const has = (which: (ability: Ability) => boolean): boolean => entries.some(({ ability }) => which(ability));
  const permits = has(isPermitting);
  const made: Sheet = {
    face,
    types: typesOf(face.types),
    restrictions,
    entries,
    hooks: ALL_ZONES.map((zone) => [
      ...new Set(
        (zone === FIELD && face.types.includes('champion') ? [CHAMPION_HOOK] : []).concat(
          entries.flatMap(({ ability }) =>
            functionsIn(ability).includes(zone) ? hooksOfAbility(ability).filter((h) => h >= 0) : [],
          ),
        ),
      ),
    ]),
    inherits: entries.some(({ inherited }) => inherited),
    statics: entries.filter(({ ability, needs }) => ability.kind === 'static' && needs === 0),
    defines: has((a) => a.kind === 'static' && a.defining === true),
    fast: permits || face.speed === 'fast' || has((a) => a.kind === 'keyword' && a.keyword === 'fast activation'),
    elsewhere: permits || has((a) => a.kind === 'alternativeCost' && a.zone !== undefined),
    variants: new Map(),
  };
  sheets.set(face, made);
  return made;
}

/** The abilities of a sheet that exist with these bubbles open. */
export const existing = ({ entries }: Sheet, open: number): readonly Entry[] =>
  entries.filter(({ needs }) => (needs & ~open) === 0);

/** Characteristics of a side with other abilities and elements than its own. */
export function made(face: Face, abilities: readonly Ability[], elements: number): Printed {
  return {
    face,
    name: face.name,
    cost: face.cost ?? null,
    types: typesOf(face.types),
    supertypes: supertypesOf(face.supertypes),
    elements,
    classes: face.classes ?? [],
    subtypes: face.subtypes ?? [],
    level: face.level ?? null,
    life: face.life ?? null,
    power: face.power ?? null,
    durability: face.durability ?? null,
    speed: face.speed ?? null,
    abilities,
    defining: abilities.filter((a) => a.kind === 'static').filter((a) => a.defining === true),
    plain: [],
  };
}

/** Parts of a card, element 1.1: what has no element is norm. */
export const elementsOfFace = (face: Face): number => {
  const own = elementsOf(face.elements);
  return own === 0 ? NORM : own;
};

/** What is printed, with these bubbles open. */
export function printed(face: Face, open = 0, sheet: Sheet = sheetOf(face)): Printed {
  const known = sheet.variants.get(open);
  if (known !== undefined) return known;
  const abilities = withoutRedundant(existing(sheet, open).map(({ ability }) => ability));
  const result = made(face, abilities, elementsOfFace(face));
  sheet.variants.set(open, result);
  return result;
}

export const becomesObject = (types: number): boolean => (types & OBJECT_TYPES) !== 0;
