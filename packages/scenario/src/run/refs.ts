// What a reference means: an alias, or the objects of a name that can be meant, the oldest first.
import {
  type EntityId,
  findObject,
  type Game,
  isObject,
  isPlayer,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  rowsOf,
} from '@rulewright/kernel';
import { foldName, type ObjectRef, type Ref } from '../parse/index.ts';
import { fail, type Names, type Play, seatOf } from './play.ts';

/** Narrows down which of several objects of a name is meant. */
export interface Meaning {
  /** These are meant, if any of them has the name; `#2` counts among them as far as they go. */
  readonly among?: (id: EntityId) => boolean;
  /** Of these the oldest is meant, if there is one. */
  readonly rather?: (id: EntityId) => boolean;
}

const NO_LIMIT: Meaning = {};

/** Where the card of an object is now: an alias follows it although the rules make it a new object each time. */
export function followed(g: Game, id: ObjectId): ObjectId {
  let row = objectRow(g.state, id);
  while (row.zone === NOWHERE && row.after !== NO_OBJECT) row = objectRow(g.state, row.after);
  return row.id;
}

/** The single entity that is meant; nothing if there is none of that name. */
function findEntity(play: Play, ref: Ref, meaning: Meaning = NO_LIMIT): EntityId | undefined {
  if (ref.kind === 'player') return seatOf(play, ref.player);
  const named = findObjects(play, ref);
  const possible = limited(named, meaning.among);
  if (ref.nth !== undefined) return possible[ref.nth - 1] ?? named[ref.nth - 1];
  return limited(possible, meaning.rather)[0];
}

/** The same, where a name that nothing has is a mistake in the scenario. */
export function entityOf(play: Play, ref: Ref, meaning: Meaning = NO_LIMIT): EntityId {
  return findEntity(play, ref, meaning) ?? fail(ref.line, `nothing is called ${refText(ref)}`);
}

export function objectOf(play: Play, ref: Ref, meaning: Meaning = NO_LIMIT): ObjectId {
  const id = entityOf(play, ref, meaning);
  return isPlayer(id) ? fail(ref.line, `${refText(ref)} is a player, not an object`) : id;
}

/**
 * Which of some candidates is meant: the oldest of that name that is not taken, or the one of that number. They need not
 * exist any more: what triggers when something dies has a source that is gone.
 */
export function candidateOf(
  play: Play,
  ref: Ref,
  candidates: readonly EntityId[],
  taken: readonly EntityId[] = [],
): EntityId | undefined {
  if (ref.kind === 'player') {
    const seat = seatOf(play, ref.player);
    return candidates.includes(seat) ? seat : undefined;
  }
  const named = namedAmong(play, ref, [...new Set(candidates.filter(isObject))]);
  return ref.nth === undefined ? named.find((id) => !taken.includes(id)) : named[ref.nth - 1];
}

function namedAmong(play: Play, ref: ObjectRef, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { game } = play;
  const cards = play.aliases.get(foldName(ref.name))?.objects.map((id) => followed(game, id));
  const { standsFor } = play.playing.names;
  const isAliased = (id: ObjectId): boolean =>
    cards?.includes(followed(game, id)) === true ||
    cards?.includes(followed(game, standsFor?.(game, id) ?? id)) === true;
  const aliased = cards === undefined ? [] : ids.filter(isAliased);
  if (aliased.length > 0) return aliased;
  const rows = ids.map((id) => objectRow(game.state, id)).filter((row) => isWhere(play, ref, row));
  return inOrder(play, ofName(play, rows, ref.name)).map((row) => row.id);
}

/**
 * Distinct candidates for a list of references: `[Forest, Forest]` means two Forests. Something else of the name is a
 * wrong answer; a name that nothing has is a mistake in the scenario.
 */
export function candidatesOf(play: Play, refs: readonly Ref[], candidates: readonly EntityId[]): readonly EntityId[] {
  const taken: EntityId[] = [];
  for (const ref of refs) taken.push(candidateOf(play, ref, candidates, taken) ?? entityOf(play, ref));
  return taken;
}

/** The first of some references that none of the objects is which something was paid with. Which of its name it was, and where, was said before it was paid. */
export function unpaid(play: Play, refs: readonly Ref[], objects: readonly ObjectId[]): Ref | undefined {
  const taken: EntityId[] = [];
  return refs.find((ref) => {
    if (ref.kind === 'player') return false;
    const { nth: _, zone: __, player: ___, ...named } = ref;
    const paid = candidateOf(play, named, objects, taken);
    if (paid !== undefined) taken.push(paid);
    return paid === undefined;
  });
}

function limited<Id extends EntityId>(ids: readonly Id[], by: ((id: EntityId) => boolean) | undefined): readonly Id[] {
  if (by === undefined) return ids;
  const fitting = ids.filter(by);
  return fitting.length > 0 ? fitting : ids;
}

/** All objects that a reference matches: of an alias the one it names; otherwise by zone, the oldest first. */
export function findObjects(play: Play, ref: ObjectRef): readonly ObjectId[] {
  const { game } = play;
  const fits = (id: ObjectId): boolean => isWhere(play, ref, objectRow(game.state, id));
  const aliased = play.aliases
    .get(foldName(ref.name))
    ?.objects.map((id) => followed(game, id))
    .filter(fits);
  // An alias may be spelled like the name of other cards: a limit to where it is not means those.
  if (aliased !== undefined && (aliased.length > 0 || !isLimited(ref))) return aliased;
  // Abilities answer to their source's name only where their zone is meant.
  const possible = [...rowsOf(game.state.objects)].filter(
    (row) => row.zone !== NOWHERE && (row.kind !== 'ability' || ref.zone !== undefined) && isWhere(play, ref, row),
  );
  return inOrder(play, ofName(play, possible, ref.name)).map((row) => row.id);
}

const isLimited = (ref: ObjectRef): boolean => ref.zone !== undefined || ref.player !== undefined;

function isWhere(play: Play, ref: ObjectRef, row: ObjectRow): boolean {
  const { names } = play.playing;
  if (ref.zone !== undefined && row.zone !== names.zoneKind(ref.zone)) return false;
  return ref.player === undefined || names.holderOf(play.game, row) === seatOf(play, ref.player);
}

/** Few names are compared over and over. */
const foldings = new Map<string, string>();

function folding(name: string): string {
  const known = foldings.get(name) ?? foldName(name);
  if (foldings.size < 10_000) foldings.set(name, known);
  return known;
}

function ofName({ game, playing }: Play, rows: readonly ObjectRow[], name: string): readonly ObjectRow[] {
  const folded = foldName(name);
  for (const namesOf of playing.names.answersTo) {
    const found = rows.filter((row) => namesOf(game, row).some((own) => folding(own) === folded));
    if (found.length > 0) return found;
  }
  return [];
}

function inOrder({ playing: { names } }: Play, rows: readonly ObjectRow[]): readonly ObjectRow[] {
  return rows.toSorted((a, b) => names.rankOf(a.zone) - names.rankOf(b.zone) || a.id - b.id);
}

export function objectName({ game, playing }: Pick<Play, 'game' | 'playing'>, id: ObjectId): string {
  const row = findObject(game.state, id);
  return (row && playing.names.nameOf(game, row)) || `object ${id}`;
}

export function entityName(play: Pick<Play, 'game' | 'playing'>, id: EntityId): string {
  if (id === NO_OBJECT) return 'nothing';
  return isPlayer(id) ? (play.game.state.players[id]?.name ?? `player ${id}`) : objectName(play, id);
}

/** Where a reference may point in this scenario. */
export const scopeOf = ({
  scenario,
  playing,
}: Play): { readonly zones: Names['zones']; readonly players: string[] } => ({
  zones: playing.names.zones,
  players: scenario.players.map(({ name }) => name),
});

/** As it was written. */
export function refText(ref: Ref): string {
  if (ref.kind === 'player') return ref.player;
  const parts = [ref.player, ref.zone, ref.nth === undefined ? ref.name : `${ref.name}#${ref.nth}`];
  return parts.filter((part) => part !== undefined).join('/');
}
