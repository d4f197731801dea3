// `check`: what must be true, one table entry per kind of check. What is not so is collected and said all at once.
import { NOWHERE, type ObjectId, objectRow } from '@rulewright/kernel';
import {
  type Check,
  type CheckStep,
  foldName,
  type ObjectCheck,
  type ObjectRef,
  type PlayerCheck,
  type Property,
  type ZoneCheck,
} from '../parse/index.ts';
import { checkZone } from './check-zones.ts';
import { isAction } from './decide.ts';
import { expectSame, type Mismatch } from './mismatch.ts';
import { type AspectRun, fail, type Play, seatOf } from './play.ts';
import { findObjects, refText } from './refs.ts';
import { decisionText, lastEvents } from './words.ts';

export function runChecks(play: Play, step: CheckStep): void {
  const wrong = step.checks.flatMap((check) => wrongIn(play, check));
  const [first] = wrong;
  if (first === undefined) return;
  const { decision } = play.game.state;
  const open = decision === null || isAction(play, decision) ? '' : `; ${decisionText(play, decision)}`;
  fail(first.line, `${wrong.map(({ text }) => text).join('; ')}${open}; last: ${lastEvents(play)}`);
}

/** What is checked alike in any game. */
const common: readonly AspectRun[] = [
  { kind: 'player', check: checkPlayer },
  {
    kind: 'zone',
    check: (play, { line, zone, player, expected }: ZoneCheck) => checkZone(play, line, zone, player, expected),
  },
  { kind: 'object', check: checkObject },
];

function wrongIn(play: Play, check: Check): readonly Mismatch[] {
  const own = Object.values(play.playing.aspects).find(({ kind }) => kind === check.kind);
  const aspect = own ?? common.find(({ kind }) => kind === check.kind);
  return entryFor(aspect, check.kind).check(play, check);
}

/** What could be read can be checked: the tables have the same entries. */
function entryFor<Entry>(entry: Entry | undefined, name: string): Entry {
  if (entry === undefined) throw new Error(`nothing checks ${name}`);
  return entry;
}

function checkPlayer(play: Play, { player, properties }: PlayerCheck): readonly Mismatch[] {
  const subject = { id: seatOf(play, player), name: player };
  const { playerChecks } = play.playing;
  return properties.flatMap((property) =>
    entryFor(playerChecks[property.name], property.name).check(play, subject, property),
  );
}

function checkObject(play: Play, { object, properties, line }: ObjectCheck): readonly Mismatch[] {
  if (object.kind === 'player') return fail(line, `${object.player} is a player`);
  const found = findObjects(play, object).filter((id) => objectRow(play.game.state, id).zone !== NOWHERE);
  const name = refText(object);
  const exists = properties.find(isExistence);
  if (exists !== undefined) {
    const wrong = expectSame(exists.line, `${name} exists`, exists.value, nthOf(found, object) !== undefined);
    if (wrong.length > 0 || !exists.value) return wrong;
  }
  if (properties.some((property) => isCount(property) || counts(play, property))) {
    return checkAll(play, name, counted(play, object, found), properties);
  }
  const id = nthOf(found, object);
  if (id === undefined) return [{ line, text: `${name}: there is none` }];
  return properties.flatMap((property) => checkProperty(play, name, id, property));
}

/** Those that are called so: a permanent that has another name now is still found by the one on its card, but none of that name. */
function counted(play: Play, { name }: ObjectRef, found: readonly ObjectId[]): readonly ObjectId[] {
  const { isFormerName } = play.playing.names;
  if (isFormerName === undefined || play.aliases.has(foldName(name))) return found;
  return found.filter((id) => !isFormerName(play.game, objectRow(play.game.state, id), name));
}

const nthOf = (found: readonly ObjectId[], { nth }: ObjectRef): ObjectId | undefined => found[(nth ?? 1) - 1];

type Valued<T> = Property & { readonly value: T };
const isExistence = (property: Property): property is Valued<boolean> => property.name === 'exists';
const isCount = (property: Property): property is Valued<number> => property.name === 'count';

/** A count speaks of all objects of the name, and so does a number of those that are tapped and the like. */
const counts = ({ playing }: Play, property: Property): property is Valued<number> =>
  playing.objectChecks[property.name]?.counted === true && typeof (property as Valued<unknown>).value === 'number';

function checkAll(
  play: Play,
  name: string,
  found: readonly ObjectId[],
  properties: readonly Property[],
): readonly Mismatch[] {
  return properties.flatMap((property) => {
    const { line } = property;
    if (isCount(property)) return expectSame(line, `number of ${name}`, property.value, found.length);
    if (counts(play, property)) {
      const so: Valued<boolean> = { ...property, value: true };
      const many = found.filter((id) => checkProperty(play, name, id, so).length === 0);
      return expectSame(line, `${property.name} of ${name}`, property.value, many.length);
    }
    return found.flatMap((id) => checkProperty(play, name, id, property));
  });
}

function checkProperty(play: Play, name: string, id: ObjectId, property: Property): readonly Mismatch[] {
  if (isExistence(property) || isCount(property)) return [];
  return entryFor(play.playing.objectChecks[property.name], property.name).check(play, { id, name }, property);
}
