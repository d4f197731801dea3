// Entries for what checks say of players and objects in any game.
import { type EntityId, NO_OBJECT, type ObjectId, objectRow, type PlayerId, playerRow } from '@rulewright/kernel';
import { foldName, type Node, type Property, type PropertyWords, type Reading } from '../parse/index.ts';
import {
  type Expected,
  expectAttached,
  expectCount,
  expectCounters,
  expectFlag,
  expectFlagOrCount,
  expectName,
  expectNumber,
  expectObjects,
  expectPlayer,
  expectPlayers,
  expectZone,
} from '../parse/properties.ts';
import { checkZone } from '../run/check-zones.ts';
import { expectSame, type Mismatch, mismatch } from '../run/mismatch.ts';
import type { Play, PropertyRun, Subject } from '../run/play.ts';
import { entityName, entityOf } from '../run/refs.ts';
import { listed } from '../run/words.ts';

export type PropertyEntry<P extends Play, Id extends EntityId> = PropertyWords & PropertyRun<P, Id>;

/** How an expectation is read, and what must be so. */
export function property<P extends Play, Id extends EntityId, Said extends object>(
  parse: (reading: Reading, node: Node, name: string) => Said | undefined,
  check: (play: P, subject: Subject<Id>, property: Property & Said) => readonly Mismatch[],
): PropertyEntry<P, Id> {
  return { parse, check };
}

/** The same value is expected and there. */
export const sameValue = <P extends Play, Id extends EntityId>(valueIn: (play: P, id: Id, name: string) => unknown) => {
  return (play: P, { id, name: of }: Subject<Id>, { line, name, value }: Property & Expected<unknown>) =>
    expectSame(line, `${name} of ${of}`, value, valueIn(play, id, name));
};

export const numberProperty = <P extends Play, Id extends EntityId>(
  valueIn: (play: P, id: Id) => number | string | null | undefined,
): PropertyEntry<P, Id> => property(expectNumber, sameValue(valueIn));

/** True or false; a number says of how many of the objects of a name it is true. */
export const flagProperty = <P extends Play>(
  valueIn: (play: P, id: ObjectId) => boolean,
): PropertyEntry<P, ObjectId> => ({
  ...property(expectFlagOrCount, sameValue(valueIn)),
  counted: true,
});

export const zoneProperty: PropertyEntry<Play, PlayerId> = property(
  expectObjects,
  (play, subject, { line, name, expected }) => checkZone(play, line, name, subject.name, expected),
);

const outcomeProperty = (is: (play: Play, id: PlayerId) => boolean): PropertyEntry<Play, PlayerId> =>
  property(expectFlag, (play, subject, { line, name, value }) =>
    expectSame(line, `${subject.name} has ${name}`, value, is(play, subject.id)),
  );

/** A count of 0 means that there are none of that kind. */
const countersProperty = <Id extends EntityId>(
  countersOf: (play: Play, id: Id) => Readonly<Record<string, number>>,
): PropertyEntry<Play, Id> =>
  property(expectCounters, (play, { id, name }, { counters }) => {
    const actual = countersOf(play, id);
    return counters.flatMap(({ line, kind, count }) =>
      expectSame(line, `${kind} counters on ${name}`, count, actual[kind] ?? 0),
    );
  });

export const commonPlayerChecks: Readonly<Record<string, PropertyEntry<Play, PlayerId>>> = {
  lost: outcomeProperty(({ game }, id) => playerRow(game.state, id).standing === 'lost'),
  won: outcomeProperty(
    ({ game }, id) => playerRow(game.state, id).standing === 'won' || game.state.over?.winners.includes(id) === true,
  ),
  counters: countersProperty<PlayerId>(({ game }, id) => playerRow(game.state, id).counters),
};

const rowOf = ({ game }: Play, id: ObjectId) => objectRow(game.state, id);

/** The runner itself counts. */
const counted = (parse: PropertyWords['parse']): PropertyEntry<Play, ObjectId> => ({ parse, check: () => [] });

export const commonObjectChecks: Readonly<Record<string, PropertyEntry<Play, ObjectId>>> = {
  count: counted(expectCount),
  exists: counted(expectFlag),
  zone: property(
    expectZone,
    sameValue((play, id) => play.playing.names.zoneWord(rowOf(play, id))),
  ),
  controller: property(
    expectPlayer,
    sameValue((play, id) => entityName(play, play.playing.names.holderOf(play.game, rowOf(play, id)))),
  ),
  owner: property(
    expectPlayer,
    sameValue((play, id) => entityName(play, rowOf(play, id).owner)),
  ),
  name: property(expectName, (play, { id, name: of }, { line, value }) =>
    expectSame(line, `name of ${of}`, foldName(value), foldName(play.playing.names.nameOf(play.game, rowOf(play, id)))),
  ),
  counters: countersProperty<ObjectId>((play, id) => rowOf(play, id).counters),
  attached: property(expectAttached, (play, { id, name }, { line, to }) => {
    const { host: actual } = rowOf(play, id);
    const host = to === 'none' ? NO_OBJECT : entityOf(play, to, { rather: (it) => it === actual });
    return host === actual ? [] : [mismatch(line, `host of ${name}`, entityName(play, host), entityName(play, actual))];
  }),
  /** Exactly these players can see its face. */
  'visible-to': property(expectPlayers, (play, { id, name }, { line, players }) => {
    const { game } = play;
    const viewers = game.state.players.filter((player) => game.rules.sees(game, player.id, rowOf(play, id)));
    const names = viewers.map((player) => player.name);
    return expectSame(line, `viewers of ${name}`, listed(players.toSorted()), listed(names.toSorted()));
  }),
};
