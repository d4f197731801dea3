/** Cards by the beginnings of their names, and cards that are not bundled as text, so that a scenario can bring them along. */
import { bundledCards, bundledEntry, type CardFinder, nameIn } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { PREDEFINED_TOKENS } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import type { PlainObject } from '@rulewright/scenario';
import { type Lang, printTypeLine, type SourceCard } from '@rulewright/text/magic';
import { onShelf, type Shelf } from './shelf.ts';

/** A card that somebody may mean. */
export interface Suggested {
  /** The English name, by which scenarios know it. */
  readonly name: string;
  /** The name in the user's language. */
  readonly shown: string;
  readonly typeLine: string;
  readonly types: readonly string[];
  /** It has a back that can be up. */
  readonly back: string | null;
  readonly token: boolean;
  /** Why it cannot be used: its text is not understood, or says what cannot be played yet. */
  readonly problem: string | null;
}

interface Known {
  readonly name: string;
  /** Folded, in every language. */
  readonly keys: readonly string[];
}

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/g, "'").trim();

let list: { readonly shelf: Shelf | null; readonly known: readonly Known[] } | null = null;

async function known(): Promise<readonly Known[]> {
  const shelf = await onShelf().catch(() => null);
  if (list !== null && list.shelf === shelf) return list.known;
  const names = new Map<string, Known>();
  const add = (name: string, others: readonly string[]): void => {
    const keys = [name, ...others].map(folded);
    names.set(folded(name), { name, keys: [...new Set(keys)] });
  };
  for (const kind of PREDEFINED_TOKENS) add(kind, []);
  for (const card of bundledCards)
    add(card.name, [...card.faces.map((face) => face.name), ...Object.values(bundledEntry(card.name)?.names ?? {})]);
  const own = shelf === null ? [] : [...shelf.imported.all(), ...shelf.own.all()];
  for (const { source, names: local } of own)
    add(source.name, [...source.faces.map((face) => face.name), ...Object.values(local)]);
  list = { shelf, known: [...names.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
  return list.known;
}

/** Names that begin so come first, then names with a word that does, then names that have it anywhere. */
function rank({ keys }: Known, wanted: string): number {
  if (keys.some((key) => key === wanted)) return 0;
  if (keys.some((key) => key.startsWith(wanted))) return 1;
  if (keys.some((key) => key.includes(` ${wanted}`))) return 2;
  return keys.some((key) => key.includes(wanted)) ? 3 : 4;
}

export async function suggest(
  beginning: string,
  lang: Lang,
  finder: CardFinder,
  most = 12,
): Promise<readonly Suggested[]> {
  const wanted = folded(beginning);
  if (wanted === '') return [];
  const ranks: Known[][] = [[], [], [], []];
  for (const card of await known()) ranks[rank(card, wanted)]?.push(card);
  return ranks
    .flat()
    .slice(0, most)
    .map(({ name }) => describe(name, lang, finder));
}

function describe(name: string, lang: Lang, finder: CardFinder): Suggested {
  const found = finder.find(name);
  const shown = lang === 'en' ? name : nameIn(finder, name, lang);
  const plain = { name, shown, typeLine: '', types: [], back: null, token: false, problem: null };
  if (found === undefined) return { ...plain, token: true, types: ['artifact'] };
  if ('refusals' in found) return { ...plain, problem: found.refusals[0]?.words ?? name };
  const { card } = found;
  const [front] = card.faces;
  const line = { supertypes: front.supertypes ?? [], types: front.types, subtypes: front.subtypes ?? [] };
  const [missing] = unsupported(card);
  return {
    ...plain,
    typeLine: printTypeLine(line, lang) ?? printTypeLine(line, 'en') ?? line.types.join(' '),
    types: front.types,
    back: backOf(card),
    problem: missing ?? null,
  };
}

const TURNED: readonly Card['layout'][] = ['transform', 'modal', 'flip'];
const backOf = (card: Card): string | null => (TURNED.includes(card.layout) ? (card.faces[1]?.name ?? null) : null);

/** The texts of the user's own and imported cards, in the shape that scenarios have them. */
export async function cardTexts(): Promise<(name: string) => PlainObject | undefined> {
  const shelf = await onShelf().catch(() => null);
  return (name) => {
    const source = shelf?.own.source(name)?.source ?? shelf?.imported.source(name)?.source;
    return source === undefined ? undefined : textOf(source);
  };
}

function textOf({ name, layout, faces }: SourceCard): PlainObject {
  const parts = faces.map((face) => ({
    name: face.name,
    ...(face.manaCost !== undefined && { mana_cost: face.manaCost }),
    type_line: face.typeLine,
    oracle_text: face.text,
    ...(face.power !== undefined && { power: face.power }),
    ...(face.toughness !== undefined && { toughness: face.toughness }),
    ...(face.loyalty !== undefined && { loyalty: face.loyalty }),
    ...(face.defense !== undefined && { defense: face.defense }),
    ...(face.colorIndicator !== undefined && { color_indicator: [...face.colorIndicator] }),
  }));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return { ...only, name };
  return { name, layout, card_faces: parts };
}
