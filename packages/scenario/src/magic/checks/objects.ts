// What a check says about objects of Magic: one table entry per key, with how it is read and what must be so.
import { type EntityId, type ObjectId, type ObjectRow, objectRow } from '@rulewright/kernel';
import {
  BATTLEFIELD,
  type Characteristics,
  ColorBit,
  characteristics,
  Flag,
  hasSubtype,
  SupertypeBit,
  TypeBit,
} from '@rulewright/magic';
import {
  expected,
  expectName,
  expectRole,
  expectWords,
  flagIn,
  foldName,
  readEach,
  readWord,
} from '../../parse/index.ts';
import { expectSame, type Mismatch, mismatch } from '../../run/mismatch.ts';
import { entityName, entityOf } from '../../run/refs.ts';
import { listed } from '../../run/words.ts';
import {
  commonObjectChecks,
  flagProperty,
  numberProperty,
  type PropertyEntry,
  property,
  sameValue,
} from '../../shared/properties.ts';
import type { MagicPlay } from '../play.ts';
import { colors, type FaceDownKind, faceDownKinds, faces } from '../vocabulary.ts';
import { hasAbility } from '../words/keyword-words.ts';

type Entry = PropertyEntry<MagicPlay, ObjectId>;

const rowOf = ({ game }: MagicPlay, id: ObjectId): ObjectRow => objectRow(game.state, id);

const number = (valueIn: (is: Characteristics, row: ObjectRow) => Characteristics['loyalty']): Entry =>
  numberProperty((play, id) => valueIn(characteristics(play.game, id), rowOf(play, id)));

/** By what an object attacks, blocks or is blocked by; null if it does not. */
const role = (oppositesOf: (play: MagicPlay, id: ObjectId) => readonly EntityId[] | null): Entry => ({
  ...property(expectRole, (play: MagicPlay, { id, name: of }, { line, name, value }) => {
    const opposite = oppositesOf(play, id);
    if (typeof value === 'boolean') return expectSame(line, `${of} ${name}`, value, opposite !== null);
    if (typeof value === 'number') return [];
    const wanted = value.map((ref) => entityOf(play, ref, { rather: (it) => opposite?.includes(it) === true }));
    const actual = opposite ?? [];
    const equal = wanted.length === actual.length && wanted.every((it) => actual.includes(it));
    const names = (ids: readonly EntityId[]): string[] => ids.map((it) => entityName(play, it));
    return equal && opposite !== null ? [] : [mismatch(line, `${of} ${name}`, names(wanted), names(actual))];
  }),
  counted: true,
});

/** What is wrong with each of the words. */
const words = (
  wrong: (play: MagicPlay, is: Characteristics, word: string, about: { line: number; name: string }) => Mismatch | null,
): Entry =>
  property(expectWords, (play, { id, name }, { line, values }) => {
    const is = characteristics(play.game, id);
    return values.flatMap((word) => wrong(play, is, word, { line, name }) ?? []);
  });

/** Whether the types must be there, or must not. */
const types = (wanted: boolean): Entry =>
  words((_, is, word, { line, name }) => {
    const own = typeWords(is);
    const has = own.includes(foldName(word)) || isSubtype(is, word);
    return has === wanted ? null : mismatch(line, `types of ${name}`, wanted ? word : `not ${word}`, own);
  });

const abilities = (wanted: boolean): Entry =>
  words((play, is, word, { line, name }) =>
    hasAbility(play, is.abilities, word) === wanted ? null : mismatch(line, `${word} of ${name}`, wanted, !wanted),
  );

const attackerOf = ({ game }: MagicPlay, id: ObjectId) =>
  game.state.game.combat?.attackers.find((attacker) => attacker.id === id);

export const objectChecks: Readonly<Record<string, Entry>> = {
  ...commonObjectChecks,
  // 708.2a: what lies face down has no name.
  name: property(expectName, (play: MagicPlay, { id, name: of }, { line, value }) =>
    expectSame(line, `name of ${of}`, foldName(value), foldName(characteristics(play.game, id).name)),
  ),
  power: number((is) => is.power),
  damage: number((_, row) => row.damage),
  toughness: number((is) => is.toughness),
  loyalty: number((is, row) => (row.zone === BATTLEFIELD ? (row.counters.loyalty ?? 0) : is.loyalty)),
  'base-power': number((is) => is.basePower),
  'base-toughness': number((is) => is.baseToughness),
  'mana-value': number((is) => is.manaValue),
  token: flagProperty((play, id) => rowOf(play, id).kind === 'token'),
  tapped: flagProperty((play, id) => (rowOf(play, id).flags & Flag.tapped) !== 0),
  attacking: role((play, id) => {
    const attacker = attackerOf(play, id);
    return attacker === undefined ? null : [attacker.target];
  }),
  blocking: role(({ game }, id) => game.state.game.combat?.blockers.find((b) => b.id === id)?.blocks ?? null),
  blocked: role((play, id) => {
    const attacker = attackerOf(play, id);
    return attacker?.blocked === true ? attacker.blockedBy : null;
  }),
  types: types(true),
  'not-types': types(false),
  has: abilities(true),
  lacks: abilities(false),
  /** Exactly these. */
  colors: property(
    (reading, node) => ({
      values: readEach(reading, node, 'colors', (item) => readWord(reading, item, 'color', colors)),
    }),
    (play: MagicPlay, { id, name }, { line, values }) => {
      const actual = namesOf(characteristics(play.game, id).colors, ColorBit);
      return expectSame(line, `colours of ${name}`, listed(values.toSorted()), listed(actual.toSorted()));
    },
  ),
  face: property(
    (reading, node) => expected(readWord(reading, node, 'face', faces)),
    sameValue((play, id) => (rowOf(play, id).face === 0 ? 'front' : 'back')),
  ),
  'face-down': property(
    (reading, node) => expected(flagIn(node) ?? readWord(reading, node, 'way to be face down', faceDownKinds)),
    (play: MagicPlay, { id, name }, { line, value }) => {
      const kind = faceDownKind(rowOf(play, id).flags);
      const actual = typeof value === 'string' ? kind : kind !== false;
      return expectSame(line, `being face down of ${name}`, value, actual);
    },
  ),
};

function faceDownKind(flags: number): FaceDownKind | false {
  if ((flags & Flag.faceDown) === 0) return false;
  const warded = (flags & Flag.warded) !== 0;
  return (flags & Flag.manifested) !== 0 ? (warded ? 'cloak' : 'manifest') : warded ? 'disguise' : 'morph';
}

const namesOf = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => ((bits & bit) !== 0 ? [name] : []));

/** Changelings have every creature type, which a card type is not. */
const isSubtype = (is: Characteristics, word: string): boolean =>
  !(foldName(word) in TypeBit) && !(foldName(word) in SupertypeBit) && hasSubtype(is, word);

/** Card types, supertypes and subtypes alike. */
const typeWords = (is: Characteristics): string[] => [
  ...namesOf(is.supertypes, SupertypeBit),
  ...namesOf(is.types, TypeBit),
  ...is.subtypes.map(foldName),
];
