/** What a champion's lineage makes of it: the top card, with the inherited effects and elements of the cards below (champion, levelling up 7). */
import { type ObjectRow, objectRow } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/grand-archive';
import { openBubbles } from '../abilities/restrictions.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { existing, made, type Printed, printed, sheetOf } from '../parts-of-a-card/printed.ts';
import type { G } from '../state.ts';
import { FIELD, LINEAGE } from '../zones/zones.ts';
import { lineageElements } from './champion.ts';

const merged = new Map<string, Printed>();
const faces = new WeakMap<object, number>();
let numbered = 0;
function numberOf(face: object): number {
  const known = faces.get(face);
  if (known !== undefined) return known;
  faces.set(face, ++numbered);
  return numbered;
}

/** The last answer for a row, with what it goes by: the rows below and which of their bubbles are open. */
interface Known {
  readonly open: number;
  readonly below: readonly ObjectRow[];
  readonly opened: readonly number[];
  readonly result: Printed;
}
const ofRows = new WeakMap<ObjectRow, Known>();

/** The bubbles of a card of an inner lineage that are open for what the champion inherits. */
function openedIn(g: G, row: ObjectRow, inner: ObjectRow): number {
  const sheet = sheetOf(faceOf(g.pool, inner));
  return sheet.inherits ? openBubbles(g, row.controller, sheet) : 0;
}

/** Whether nothing has changed that the last answer goes by. */
function isAsKnown(g: G, row: ObjectRow, known: Known, open: number): boolean {
  if (known.open !== open) return false;
  const { below, opened } = known;
  let at = 0;
  for (const id of row.kept) {
    const inner = objectRow(g.state, id);
    if (inner.zone !== LINEAGE) continue;
    if (inner !== below[at] || openedIn(g, row, inner) !== opened[at]) return false;
    at++;
  }
  return at === below.length;
}

/** What a champion is: its top card, with the inherited effects and elements of the cards below. */
export function printedLineage(g: G, row: ObjectRow, open: number): Printed {
  const known = ofRows.get(row);
  if (known !== undefined && isAsKnown(g, row, known, open)) return known.result;
  const below = row.kept.map((id) => objectRow(g.state, id)).filter(({ zone }) => zone === LINEAGE);
  if (below.length === 0) return printed(faceOf(g.pool, row), open);
  const opened = below.map((inner) => openedIn(g, row, inner));
  const result = mergedLineage(g, row, open, below, opened);
  ofRows.set(row, { open, below, opened, result });
  return result;
}

function mergedLineage(
  g: G,
  row: ObjectRow,
  open: number,
  below: readonly ObjectRow[],
  opened: readonly number[],
): Printed {
  const face = faceOf(g.pool, row);
  const inherited = below.map((inner, i) => ({ sheet: sheetOf(faceOf(g.pool, inner)), open: opened[i] ?? 0 }));
  const elements = lineageElements(g, row);
  const key = `${numberOf(face)}:${open}:${elements};${inherited.map((i) => `${numberOf(i.sheet.face)}:${i.open}`).join()}`;
  const known = merged.get(key);
  if (known !== undefined) return known;
  const abilities: readonly Ability[] = [
    ...printed(face, open).abilities,
    ...inherited.flatMap((i) =>
      existing(i.sheet, i.open)
        .filter((entry) => entry.inherited)
        .map(({ ability }) => ability),
    ),
  ];
  const result = made(face, abilities, elements);
  merged.set(key, result);
  return result;
}

/** Timestamps 3: what a champion inherits has the time at which its card came into the inner lineage. */
export function timeOf(g: G, row: ObjectRow, ability: object): number {
  if (row.zone !== FIELD || row.kept.length === 0) return row.timestamp;
  const from = row.kept
    .map((id) => objectRow(g.state, id))
    .find(
      (inner) =>
        inner.zone === LINEAGE &&
        sheetOf(faceOf(g.pool, inner)).entries.some((entry) => entry.inherited && entry.ability === ability),
    );
  return from?.timestamp ?? row.timestamp;
}
