// Writes scenario files in the style in which people write them: one line for each object, as short as it can be.
import { Document, isMap, isScalar, isSeq, parseAllDocuments, type YAMLMap, type YAMLSeq } from 'yaml';
import type { PlainObject, PlainValue } from '../parse/index.ts';

/** A step as it is written. */
export type StepText = Readonly<Record<string, PlainValue>> | string;

/** A whole scenario file, from its keys as plain data. What parsing it gives is what they say. */
export function writeDocument(scenario: PlainObject, steps: readonly StepText[] = []): string {
  const doc = new Document(scenario);
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
