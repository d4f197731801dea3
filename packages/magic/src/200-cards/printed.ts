/** What is printed on a face, worked out once: the starting point of an object's characteristics. */
import { STATIC_HOOK } from '@rulewright/kernel';
import type {
  Ability,
  Change,
  Condition,
  Face,
  Filter,
  ReplacementAbility,
  StaticAbility,
  Value,
  Zone,
} from '@rulewright/language/magic';
import { colorsOfCost, type ManaCost, manaValue, parseCost } from '../100-game/106-mana/107.4-mana-symbols.ts';
import { CHOOSE_PROTECTOR, DEFEATED } from '../300-card-types/310-battles.ts';
import { BATTLEFIELD, COMMAND, HAND, STACK, zoneOf, zones } from '../400-zones/400-zones.ts';
import { isManaAbility } from '../600-effects/605-mana-abilities/605.1-mana-ability.ts';
import {
  ACTIVATED_HOOK,
  ASCEND_HOOK,
  DEFINING_HOOK,
  eventsOf,
  NO_MANA_HOOK,
  replaceHook,
  triggerHook,
} from '../700-additional/700.1-events/hooks.ts';
import { expandKeyword, timesIn } from '../700-additional/702-keywords/expand.ts';
import { BASIC_LAND_MANA, colorBits, PERMANENT_TYPES, supertypeBits, TypeBit, typeBits } from './205-card-types.ts';

export interface Printed {
  readonly face: Face;
  readonly name: string;
  readonly cost: ManaCost | null;
  readonly manaValue: number;
  readonly colors: number;
  readonly supertypes: number;
  readonly types: number;
  readonly subtypes: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | 'X' | null;
  /** As printed, with keywords followed by the abilities they stand for. */
  readonly abilities: readonly Ability[];
  /** By zone: the hooks on which these abilities listen there. */
  readonly hooks: readonly (readonly number[])[];
  /** Replacement effects about its own moves. */
  readonly ownMoves: readonly ReplacementAbility[];
  /** Abilities that define its own characteristics (604.3). */
  readonly defining: readonly StaticAbility[];
  /** Characteristics of an object that nothing changes, by controller; filled as they are asked for. */
  readonly plain: unknown[];
}

/** 113.6: where an ability functions; whether it is of a permanent, or of a card of permanents. */
export function functionsIn(ability: Ability, permanent: boolean): readonly number[] {
  const usual = permanent ? ON_BATTLEFIELD : IN_COMMAND_ZONE;
  switch (ability.kind) {
    case 'static':
      return ability.defining === true ? ALL_ZONES : zoneList(ability.zones ?? statedZones(ability.condition), usual);
    case 'replacement':
      return isAboutOwnMove(ability) ? ALL_ZONES : zoneList(ability.zones ?? statedZones(ability.condition), usual);
    case 'triggered':
    case 'activated':
      return zoneList(ability.zones, usual);
    case 'spell':
      return permanent ? [] : [STACK];
    case 'keyword':
      return usual;
    case 'additionalCost':
    case 'alternativeCost':
      return [HAND, STACK];
  }
}
const ALL_ZONES: readonly number[] = zones.map((_, i) => i);
const ON_BATTLEFIELD: readonly number[] = [BATTLEFIELD];
/** 113.6p, 114.4: emblems and cards of variants are there; a commander is, but has no abilities there but those that say so. */
const IN_COMMAND_ZONE: readonly number[] = [BATTLEFIELD, COMMAND];
const zoneList = (list: readonly Zone[] | undefined, usual: readonly number[]): readonly number[] =>
  list === undefined ? usual : list.map(zoneOf);

/** 113.6b: "as long as this is in your graveyard" states where the ability functions. */
function statedZones(condition: Condition | undefined): readonly Zone[] | undefined {
  if (condition === undefined) return undefined;
  if (condition.kind === 'all') return condition.of.map(statedZones).find((found) => found !== undefined);
  return condition.kind === 'matches' && condition.what.kind === 'this' ? zonesIn(condition.where) : undefined;
}
const zonesIn = (filter: Filter): readonly Zone[] | undefined =>
  filter.kind === 'in'
    ? filter.zones
    : filter.kind === 'all'
      ? filter.of.map(zonesIn).find((found) => found !== undefined)
      : undefined;

/** 113.6d, 614.12: an object's own "enters" and "would be put into" effects work wherever it comes from. */
export const isAboutOwnMove = (a: ReplacementAbility): boolean =>
  a.zones === undefined && a.on.on === 'move' && a.on.what.kind === 'is' && a.on.what.what.kind === 'this';

/** 708.11, 712.20: "as this is turned face up", "as this transforms into …" are read from the face that comes up. */
export const isAboutOwnTurning = (a: ReplacementAbility): boolean =>
  (a.on.on === 'turnUp' || a.on.on === 'transform') && a.on.what?.kind === 'is' && a.on.what.what.kind === 'this';

/** What concerns only the object itself is looked up on it and needs no hook. */
function hooksOfAbility(ability: Ability): readonly number[] {
  switch (ability.kind) {
    case 'static':
      return ability.defining === true ? [] : [STATIC_HOOK];
    case 'activated':
      return isManaAbility(ability) ? [ACTIVATED_HOOK] : [ACTIVATED_HOOK, NO_MANA_HOOK];
    case 'triggered':
      return eventsOf(ability.on).map(triggerHook);
    case 'replacement':
      return isAboutOwnMove(ability) || isAboutOwnTurning(ability) ? [] : eventsOf(ability.on).map(replaceHook);
    case 'keyword':
      return ability.keyword === 'ascend' || ability.keyword === 'storied' ? [ASCEND_HOOK] : [];
    default:
      return [];
  }
}

/** 604.3: a characteristic-defining ability that sets power and toughness. */
const definesItsSize = (a: Ability): boolean =>
  a.kind === 'static' &&
  a.defining === true &&
  a.effects.some((e) => e.kind === 'modify' && e.changes.some((c) => c.kind === 'setPT'));

/** 604.3a: what a card says without a condition of nothing but its own colours and subtypes defines them, in every zone. */
function asDefining(ability: Ability): Ability {
  if (ability.kind !== 'static' || ability.defining === true) return ability;
  if (ability.condition !== undefined || ability.zones !== undefined) return ability;
  const defines = ability.effects.every((e) => e.kind === 'modify' && e.what.kind === 'this' && e.changes.every(isOwn));
  return defines ? { ...ability, defining: true } : ability;
}
const isOwn = (c: Change): boolean =>
  (c.kind === 'colors' && c.set === true) ||
  c.kind === 'everyCreatureType' ||
  (c.kind === 'types' && c.types === undefined && c.supertypes === undefined);

/** 305.6: a land with a basic land type has the mana ability of that type. */
export const intrinsicManaAbilities = (subtypes: readonly string[]): readonly Ability[] =>
  subtypes.flatMap((type) => {
    const known = intrinsic.get(type);
    return known === undefined ? [] : [known];
  });
const intrinsic: ReadonlyMap<string, Ability> = new Map(
  Object.entries(BASIC_LAND_MANA).map(([type, mana]) => [
    type,
    { kind: 'activated', cost: [{ kind: 'tap' }], actions: [{ do: 'mana', mana: { kind: 'fixed', mana } }] },
  ]),
);

/** 306.5b, 310.4b, 714.3a: planeswalkers, battles and Sagas enter with the counters that are printed on them. */
function intrinsicEntering(face: Face, types: number): readonly ReplacementAbility[] {
  const entering: [number, string, number | 'X' | undefined][] = [
    [TypeBit.planeswalker, 'loyalty', face.loyalty],
    [TypeBit.battle, 'defense', face.defense],
    // 714.3a; 702.155b: where it begins is chosen.
    [TypeBit.enchantment, 'lore', isPlainSaga(face) ? 1 : undefined],
  ];
  return entering.flatMap(([type, counter, count]) =>
    (types & type) === 0 || count === undefined
      ? []
      : [
          {
            kind: 'replacement',
            on: { on: 'move', what: { kind: 'is', what: { kind: 'this' } }, to: ['battlefield'] },
            instead: {
              kind: 'enters',
              counters: [{ counter, count: fewer(face, counter, count === 'X' ? { kind: 'x' } : count) }],
              ...(face.subtypes?.includes('Siege') === true && counter === 'defense'
                ? { actions: CHOOSE_PROTECTOR }
                : {}),
            },
          },
        ],
  );
}

/** 702.150a: of a compleated planeswalker two for each Phyrexian symbol that life was paid for. */
const fewer = ({ abilities }: Face, counter: string, count: Value): Value =>
  counter === 'loyalty' && abilities?.some((a) => a.kind === 'keyword' && a.keyword === 'compleated') === true
    ? { kind: 'minus', a: count, b: { kind: 'times', of: [2, { kind: 'paid', cost: 'phyrexian' }] } }
    : count;

const isPlainSaga = ({ subtypes, abilities }: Face): boolean =>
  subtypes?.includes('Saga') === true &&
  abilities?.some((a) => a.kind === 'keyword' && a.keyword === 'read ahead') !== true;

const made = new WeakMap<Face, Printed>();

export function printed(face: Face): Printed {
  const known = made.get(face);
  if (known !== undefined) return known;
  const cost = face.cost === undefined ? null : parseCost(face.cost);
  const types = typeBits(face.types);
  const subtypes = face.subtypes ?? [];
  const written = (face.abilities ?? []).flatMap((a, i, all) =>
    a.kind === 'keyword' ? [a, ...expandKeyword(a, all.slice(i + 1), timesIn(all.slice(0, i), a))] : [asDefining(a)],
  );
  const own = subtypes.includes('Siege') ? [...written, DEFEATED] : written;
  const abilities = (types & TypeBit.land) === 0 ? own : [...intrinsicManaAbilities(subtypes), ...own];
  const permanent = (types & PERMANENT_TYPES) !== 0;
  const result: Printed = {
    face,
    name: face.name,
    cost,
    manaValue: cost === null ? 0 : manaValue(cost),
    colors: face.colors === undefined ? (cost === null ? 0 : colorsOfCost(cost)) : colorBits(face.colors),
    supertypes: supertypeBits(face.supertypes),
    types,
    subtypes,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    abilities,
    hooks: ALL_ZONES.map((zone) => [
      ...new Set(
        abilities
          .flatMap((a) => (functionsIn(a, permanent).includes(zone) ? hooksOfAbility(a) : []))
          .filter((h) => h >= 0),
      ),
      ...(zone === BATTLEFIELD && abilities.some(definesItsSize) ? [DEFINING_HOOK] : []),
    ]),
    ownMoves: [
      ...intrinsicEntering(face, types),
      ...abilities.filter((a) => a.kind === 'replacement').filter(isAboutOwnMove),
    ],
    defining: abilities.filter((a) => a.kind === 'static').filter((a) => a.defining === true),
    plain: [],
  };
  made.set(face, result);
  return result;
}
