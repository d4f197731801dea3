// What a check says about objects of Grand Archive: one table entry per key, with how it is read and what must be so.
import {
  type Characteristics,
  characteristics,
  damageOn,
  elementWords,
  FIELD,
  Flag,
  hasProperty,
  MEMORY,
  STACK,
  stackEntry,
  supertypeWords,
  typeWords,
} from '@rulewright/grand-archive';
import { type EntityId, type ObjectId, type ObjectRow, objectRow } from '@rulewright/kernel';
import { expectFlag, expectRole, expectWords, foldName } from '../../parse/index.ts';
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
import type { GrandArchivePlay } from '../play.ts';

type P = GrandArchivePlay;
type Entry = PropertyEntry<P, ObjectId>;

const rowOf = ({ game }: P, id: ObjectId): ObjectRow => objectRow(game.state, id);

const number = (valueIn: (is: Characteristics, row: ObjectRow) => number | null): Entry =>
  numberProperty((play, id) => valueIn(characteristics(play.game, id), rowOf(play, id)));

/** An instance on the stack has the properties of its card. */
const bearerOf = (play: P, id: ObjectId): ObjectRow => {
  const row = rowOf(play, id);
  const entry = row.zone === STACK ? stackEntry(row) : null;
  return entry?.kind === 'instance' ? objectRow(play.game.state, entry.source) : row;
};

const mark = (flag: number): Entry => flagProperty((play, id) => (bearerOf(play, id).flags & flag) !== 0);

/** By what an object attacks, defends against or retaliates against; null if it does not. */
const role = (oppositesOf: (play: P, id: ObjectId) => readonly EntityId[] | null): Entry => ({
  ...property(expectRole, (play: P, { id, name: of }, { line, name, value }) => {
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

const words = (
  wrong: (play: P, is: Characteristics, word: string, about: { line: number; name: string }) => Mismatch | null,
): Entry =>
  property(expectWords, (play, { id, name }, { line, values }) => {
    const is = characteristics(play.game, id);
    return values.flatMap((word) => wrong(play, is, word, { line, name }) ?? []);
  });

const allTypes = (is: Characteristics): readonly string[] =>
  [...supertypeWords(is.supertypes), ...typeWords(is.types), ...is.subtypes, ...is.classes].map(foldName);

const types = (wanted: boolean): Entry =>
  words((_, is, word, { line, name }) =>
    allTypes(is).includes(foldName(word)) === wanted
      ? null
      : mismatch(line, `types of ${name}`, wanted ? word : `not ${word}`, allTypes(is)),
  );

/** A keyword with or without its number, or a fragment of a text. */
const hasAbility = (play: P, { abilities }: Characteristics, word: string): boolean =>
  abilities.some((ability) => {
    if (ability.kind === 'keyword') {
      const named = [
        ability.keyword,
        `${ability.keyword} ${ability.amount ?? ''}`,
        `${ability.word ?? ''} ${ability.keyword}`,
      ];
      if (named.some((name) => foldName(name.trim()) === foldName(word))) return true;
    }
    // What an effect gives is known by its label.
    if (ability.kind === 'triggered' && foldName(ability.keyword ?? '') === foldName(word)) return true;
    return play.words.has(ability, word);
  });

const abilities = (wanted: boolean): Entry =>
  words((play, is, word, { line, name }) =>
    hasAbility(play, is, word) === wanted ? null : mismatch(line, `${word} of ${name}`, wanted, !wanted),
  );

/** Exactly these. */
const exactly = (of: (is: Characteristics) => readonly string[], what: string): Entry =>
  property(expectWords, (play: P, { id, name }, { line, values }) =>
    expectSame(
      line,
      `${what} of ${name}`,
      listed(values.map(foldName).toSorted()),
      listed(of(characteristics(play.game, id)).map(foldName).toSorted()),
    ),
  );

const combatOf = ({ game }: P) => game.state.game.combat;

export const objectChecks: Readonly<Record<string, Entry>> = {
  ...commonObjectChecks,
  power: number((is) => is.power),
  life: number((is) => is.life),
  level: number((is) => is.level),
  damage: number((_, row) => damageOn(row)),
  durability: number((is, row) =>
    row.zone === FIELD && is.durability !== null ? (row.counters.durability ?? 0) : is.durability,
  ),
  token: flagProperty((play, id) => rowOf(play, id).kind === 'token'),
  rested: mark(Flag.rested),
  distant: flagProperty((play, id) => hasProperty(play.game, id, 'distant')),
  fostered: flagProperty((play, id) => hasProperty(play.game, id, 'fostered')),
  imbued: flagProperty((play, id) => hasProperty(play.game, id, 'imbued')),
  prepared: flagProperty((play, id) => hasProperty(play.game, id, 'prepared')),
  brewed: flagProperty((play, id) => hasProperty(play.game, id, 'brewed')),
  empowered: flagProperty((play, id) => hasProperty(play.game, id, 'empowered')),
  preserved: flagProperty((play, id) => hasProperty(play.game, id, 'preserved')),
  ephemeral: flagProperty((play, id) => hasProperty(play.game, id, 'ephemeral')),
  attacking: role((play, id) => {
    const now = combatOf(play);
    return now?.attacking === true && now.attacker === id ? now.defenders : null;
  }),
  defending: role((play, id) => {
    const now = combatOf(play);
    return now?.defenders.includes(id) === true ? [now.attacker] : null;
  }),
  retaliating: role((play, id) => {
    const found = combatOf(play)?.retaliators.find((r) => r.id === id);
    return found === undefined ? null : [found.against];
  }),
  intercepting: role((play, id) => {
    const now = combatOf(play);
    return now?.intercepting.includes(id) === true ? [now.attacker] : null;
  }),
  types: types(true),
  'not-types': types(false),
  has: abilities(true),
  lacks: abilities(false),
  elements: exactly((is) => elementWords(is.elements), 'elements'),
  classes: exactly((is) => is.classes, 'classes'),
  'face-down': property(
    expectFlag,
    // Cards in memory lie face down.
    sameValue((play: P, id: ObjectId) => {
      const { flags, zone } = rowOf(play, id);
      return zone === MEMORY || (flags & Flag.faceDown) !== 0;
    }),
  ),
};
