/** What an object says: its abilities line by line, each with the bubbles before it and whether it exists now. */
import {
  type Characteristics,
  context,
  type G,
  innerLineage,
  isMet,
  restrictedFor,
  sheetOf,
} from '@rulewright/grand-archive';
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Ability, Face, Restriction } from '@rulewright/language/grand-archive';
import type { GrandArchiveSpeech } from './speech.ts';
import type { BubbleShown, TextLine } from './types.ts';

/** A paragraph of a side. */
interface Printed {
  readonly ability: Ability;
  readonly by: readonly Restriction[];
  readonly inherited: boolean;
}

function printedOn(
  abilities: readonly Ability[],
  by: readonly Restriction[] = [],
  inherited = false,
): readonly Printed[] {
  return abilities.flatMap((ability): readonly Printed[] => {
    switch (ability.kind) {
      case 'restricted':
        return printedOn(ability.abilities, [...by, ...ability.by], inherited);
      case 'inherited':
        return printedOn(ability.abilities, by, true);
      default:
        return [{ ability, by, inherited }];
    }
  });
}

const spelled = new WeakMap<Ability, string>();

/** Two abilities that say the same; the bubbles of what is true all the time are part of its condition once it is in force. */
function keyOf(ability: Ability): string {
  const known = spelled.get(ability);
  if (known !== undefined) return known;
  const { condition: _, ...rest } = ability as Ability & { readonly condition?: unknown };
  const key = JSON.stringify(ability.kind === 'static' || ability.kind === 'replacement' ? rest : ability);
  spelled.set(ability, key);
  return key;
}

/** Where a face's text is read. */
interface Reading {
  readonly g: G;
  readonly id: ObjectId;
  readonly slug: string;
  readonly c: Characteristics;
  readonly speech: GrandArchiveSpeech;
}

export function textLines(reading: Reading, face: Face): readonly TextLine[] {
  const { g, id, c } = reading;
  const now = new Set(c.abilities.map(keyOf));
  const keywords = new Set(c.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])));
  const own = linesOf(reading, printedOn(face.abilities ?? []), now, keywords);
  const below = innerLineage(g, id).flatMap((card) => inheritedFrom(reading, card));
  const known = new Set([face, ...below.map((line) => line.from)].flatMap((f) => sheetOf(f).entries.map(keyOfEntry)));
  // Abilities that a keyword stands for follow it in the list; the keyword says it all.
  const isMeant = (a: Ability): boolean =>
    a.kind !== 'keyword' && 'keyword' in a && typeof a.keyword === 'string' && keywords.has(a.keyword);
  const given = c.abilities.filter((a) => !known.has(keyOf(a)) && !isMeant(a));
  return merged(
    [
      ...own,
      ...below.map(({ line }) => line),
      ...given.map((ability) => ({ ...lineOf(reading, { ability, by: [], inherited: false }, true), given: true })),
    ],
    reading.speech.comma,
  );
}

const keyOfEntry = ({ ability }: { readonly ability: Ability }): string => keyOf(ability);

function linesOf(
  reading: Reading,
  printed: readonly Printed[],
  now: ReadonlySet<string>,
  keywords: ReadonlySet<string>,
): readonly Line[] {
  return printed.map((each) => {
    const { ability } = each;
    // Redundant keywords count as one; releases are activated abilities of their own.
    const isThere =
      ability.kind === 'keyword'
        ? keywords.has(ability.keyword)
        : ability.kind === 'lineageRelease' || now.has(keyOf(ability));
    return lineOf(reading, each, isThere);
  });
}

/** Inherited effects: what the champion has from a card of its inner lineage. */
function inheritedFrom(reading: Reading, card: ObjectId): readonly { readonly line: Line; readonly from: Face }[] {
  const { g } = reading;
  const { def, face } = objectRow(g.state, card);
  const side = def < 0 ? undefined : g.pool.cards[def]?.faces[face];
  if (side === undefined) return [];
  const slug = g.pool.cards[def]?.slug ?? '';
  return printedOn(side.abilities ?? [])
    .filter(({ inherited }) => inherited)
    .map((each) => ({ line: { ...lineOf({ ...reading, slug }, each, true), given: true }, from: side }));
}

type Line = TextLine & { readonly keyword: boolean };

function lineOf({ g, id, slug, speech }: Reading, { ability, by, inherited }: Printed, isThere: boolean): Line {
  const player = restrictedFor(objectRow(g.state, id));
  const bubbles = by.map((restriction): BubbleShown => {
    const met = isMet(g, context(id, player), restriction);
    const { words } = speech;
    return {
      kind: restriction.kind,
      words: words.bubble(restriction),
      met,
      why: met ? '' : words.locked(restriction),
    };
  });
  const isOpen = bubbles.every(({ met }) => met);
  const words = capital(speech.ability(slug, ability));
  const keyword = ability.kind === 'keyword';
  const explained = speech.lang === 'en' || keyword ? words : speech.words.ability(ability);
  return {
    words,
    ...(explained === words ? {} : { explained }),
    given: false,
    inherited,
    exists: isOpen && isThere,
    bubbles,
    keyword,
  };
}

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const SHORT = 24;

/** Keywords without more words stand together on one line, as on cards; a paragraph of several abilities is told once. */
function merged(lines: readonly Line[], comma: string): readonly TextLine[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last !== undefined && last.words === line.words && isAlike(last, line)) continue;
    if (last?.keyword === true && line.keyword && isAlike(last, line) && line.words.length < SHORT)
      out[out.length - 1] = {
        ...last,
        words: `${last.words}${comma}${line.words.charAt(0).toLowerCase()}${line.words.slice(1)}`,
      };
    else out.push(line);
  }
  return out.map(({ keyword: _, ...line }) => line);
}

const isAlike = (a: Line, b: Line): boolean =>
  a.given === b.given &&
  a.inherited === b.inherited &&
  a.exists === b.exists &&
  JSON.stringify(a.bubbles) === JSON.stringify(b.bubbles);
