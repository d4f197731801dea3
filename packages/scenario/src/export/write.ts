// Writes scenario files in the style in which people write them: one line for each object, as short as it can be.
import { Document, isMap, isScalar, isSeq, parseAllDocuments, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Draft, DraftObject, DraftPlayer } from '../magic/export/draft.ts';
import type { PlainValue } from '../parse/index.ts';

/** A step as it is written. */
export type StepText = Readonly<Record<string, PlainValue>> | string;

/** A whole scenario file. What parsing it gives is what the draft says. */
export function writeScenario(draft: Draft, steps: readonly StepText[] = []): string {
  const doc = new Document(plainDraft(draft));
  const root = doc.contents as unknown as YAMLMap;
  if (steps.length > 0) root.set('steps', stepList(doc, steps));
  for (const key of ['covers', 'start']) flow(root.get(key, true));
  const players = root.get('players');
  if (isMap(players)) for (const { value } of players.items) playerStyle(value);
  return print(doc);
}

/** The same file with these steps after its own, or instead of them. Comments and layout of the rest stay. Null if there is no such document. */
export function withSteps(text: string, index: number, steps: readonly StepText[], keep: boolean): string | null {
  const documents = parseAllDocuments(text);
  const doc = Array.isArray(documents) ? documents.filter(({ contents }) => contents !== null)[index] : undefined;
  if (doc === undefined || doc.errors.length > 0 || !isMap(doc.contents)) return null;
  const root = doc.contents as unknown as YAMLMap;
  const old = root.get('steps');
  if (steps.length === 0 && keep) return print(doc);
  if (keep && isSeq(old)) for (const item of stepList(doc, steps).items) old.add(item);
  else if (steps.length === 0) root.delete('steps');
  else root.set('steps', stepList(doc, steps));
  return print(doc);
}

/** The documents of a file, each as it is written there; null for one that is no map. */
export function documentTexts(text: string): readonly (string | null)[] {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return [];
  return documents
    .filter(({ contents }) => contents !== null)
    .map((doc) => (doc.errors.length > 0 || !isMap(doc.contents) ? null : print(doc)));
}

const print = (doc: Document): string =>
  doc
    .toString({ lineWidth: 140, flowCollectionPadding: false, directives: false, nullStr: '' })
    .replace(/^(---|\.\.\.)\n/, '')
    .replace(/\n\.\.\.\n$/, '\n');

function stepList(doc: Document, steps: readonly StepText[]): YAMLSeq {
  const list = doc.createNode(steps) as YAMLSeq;
  for (const item of list.items)
    if (isMap(item)) for (const { key, value } of item.items) if (!isCheck(key)) flow(value);
  for (const item of list.items)
    if (isMap(item))
      for (const { key, value } of item.items)
        if (isCheck(key) && isMap(value)) for (const check of value.items) flow(check.value);
  return list;
}

const isCheck = (key: unknown): boolean => isScalar(key) && key.value === 'check';

/** On one line, with everything in it. */
function flow(node: unknown): void {
  if (isMap(node) || isSeq(node)) node.flow = true;
}

function playerStyle(player: unknown): void {
  if (!isMap(player)) return;
  if (player.items.length === 0) player.flow = true;
  for (const { value } of player.items) {
    if (isMap(value)) flow(value);
    if (!isSeq(value)) continue;
    const plain = value.items.every((item) => isScalar(item));
    if (plain && value.items.length <= 8) flow(value);
    for (const item of value.items) flow(item);
  }
}

const plainDraft = (draft: Draft): PlainValue => ({
  scenario: draft.title,
  ...(draft.covers.length > 0 && { covers: draft.covers }),
  ...(draft.format !== 'duel' && { format: draft.format }),
  ...(draft.rules !== 'current' && { rules: draft.rules }),
  ...(draft.seed !== 1 && { seed: draft.seed }),
  ...(draft.cards.length > 0 && { cards: draft.cards }),
  players: Object.fromEntries(draft.players.map((player) => [player.name, plainPlayer(player)])),
  start: { turn: draft.start.turn, active: draft.start.active, step: draft.start.step },
});

function plainPlayer(player: DraftPlayer): PlainValue {
  // The order of listing is the order of timestamps, so it is kept.
  const zones = Object.entries(player.zones).flatMap(([zone, objects]) =>
    objects.length === 0 ? [] : [[zone, counted(objects).map(plainObject)] as const],
  );
  return {
    ...(player.life !== null && { life: player.life }),
    ...(player.team !== null && { team: player.team }),
    ...(player.mana !== '' && { mana: player.mana }),
    ...(Object.keys(player.counters).length > 0 && { counters: player.counters }),
    ...(player.commanders.length > 0 && { commander: player.commanders.map(plainObject) }),
    ...(player.landsPlayed > 0 && { 'lands-played': player.landsPlayed }),
    ...(player.spellsCastLastTurn > 0 && { 'spells-cast-last-turn': player.spellsCastLastTurn }),
    ...Object.fromEntries(zones),
    ...(player.libraryExact && { 'library-exact': true }),
  };
}

/** Equal neighbours become one line with a count; they are as many objects in the same order. */
function counted(objects: readonly DraftObject[]): readonly DraftObject[] {
  const out: DraftObject[] = [];
  for (const object of objects) {
    const last = out.at(-1);
    const same = last !== undefined && last.as === undefined && sameButCount(last, object);
    if (same) out[out.length - 1] = { ...last, count: (last.count ?? 1) + (object.count ?? 1) };
    else out.push(object);
  }
  return out;
}

const sameButCount = (a: DraftObject, b: DraftObject): boolean =>
  JSON.stringify({ ...a, count: 1 }) === JSON.stringify({ ...b, count: 1 });

function plainObject(object: DraftObject): PlainValue {
  const { card, as, count, faceDown, phasedOut, counters, chosen, ...rest } = object;
  const said = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined && value !== false && value !== 0),
  );
  const map: Record<string, PlainValue> = {
    card,
    ...(as !== undefined && { as }),
    ...(count !== undefined && count !== 1 && { count }),
    ...(said as Record<string, PlainValue>),
    ...(faceDown !== undefined && { 'face-down': faceDown }),
    ...(phasedOut === true && { 'phased-out': true }),
    ...(counters !== undefined && Object.keys(counters).length > 0 && { counters }),
    ...(chosen !== undefined && Object.keys(chosen).length > 0 && { chosen: chosen as Record<string, PlainValue> }),
  };
  if (map.face === 'front') delete map.face;
  return Object.keys(map).length === 1 ? card : map;
}
