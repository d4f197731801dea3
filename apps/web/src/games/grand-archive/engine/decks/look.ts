/** The cards of a deck: what they look like, what kind they are, and whether they can be played. */
import { unsupported } from '@rulewright/grand-archive';
import type { GrandArchiveSpeech } from '@rulewright/table/grand-archive';
import type { CardLook } from '../../../../engine/decks.ts';
import type { Drawn } from '../../card/drawn.ts';
import { printedFace } from '../cards/printed.ts';
import { sourced } from '../cards/sources.ts';
import { type CardKind, KINDS } from './kinds.ts';

/** Regalia are what they are, and regalia before that. */
function kindOf(types: readonly string[], supertypes: readonly string[]): CardKind {
  if (types.includes('champion')) return 'champion';
  if (supertypes.includes('regalia')) return 'regalia';
  if (types.includes('lesser boon') || types.includes('greater boon')) return 'boon';
  return KINDS.find((kind) => types.includes(kind)) ?? 'other';
}

/** Champions and regalia begin in the material deck, boons in the pantheon. */
const HOMES: ReadonlyMap<CardKind, string> = new Map([
  ['champion', 'material'],
  ['regalia', 'material'],
  ['boon', 'boons'],
]);

export async function lookAt(name: string, speech: GrandArchiveSpeech): Promise<CardLook<Drawn>> {
  const found = await sourced(name);
  const base = { name, shown: name, page: name, home: 'main', value: 0, kind: 'other', drawn: null };
  const face = found?.source?.faces[0] ?? found?.card?.faces[0];
  if (found === undefined || face === undefined) return { ...base, state: 'unknown', why: '' };
  const drawn = printedFace(
    face,
    { slug: found.slug, source: found.source?.faces[0], meant: found.card?.faces[0] },
    speech,
  );
  const kind = kindOf(face.types, face.supertypes ?? []);
  const [missing] = found.card === null ? [] : unsupported(found.card);
  const amount = face.cost?.amount;
  return {
    ...base,
    shown: drawn.name,
    page: found.slug,
    drawn,
    kind,
    value: kind === 'champion' ? (face.level ?? 0) : typeof amount === 'number' ? amount : 0,
    home: HOMES.get(kind) ?? 'main',
    state: found.card === null ? 'unread' : missing === undefined ? 'playable' : 'unplayable',
    why: missing ?? '',
  };
}
