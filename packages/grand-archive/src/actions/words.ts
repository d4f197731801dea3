/** Words that players are asked for: names of cards, elements, types, classes, subtypes, keywords, counters (naming 7). */
import type { ChooseWord, DecisionKind } from '@rulewright/kernel';
import {
  CARD_TYPES,
  type Card,
  CLASSES,
  DIRECTIONS,
  ELEMENTS,
  type Face,
  type Filter,
} from '@rulewright/language/grand-archive';
import { keywords } from '../abilities/keywords/index.ts';
import type { Pool } from '../parts-of-a-card/pool.ts';
import type { Context, G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { type ActionOf, UnsupportedAction } from './run.ts';

type Domain = ActionOf<'chooseWord'>['domain'];

/** The sides of all cards that can be named, by name: tokens are no cards and cannot be. */
const facesByName = new WeakMap<readonly Card[], ReadonlyMap<string, readonly Face[]>>();

function namedFaces({ known }: Pool): ReadonlyMap<string, readonly Face[]> {
  const before = facesByName.get(known);
  if (before !== undefined) return before;
  const found = new Map<string, Face[]>();
  for (const { faces } of known)
    for (const face of faces) if (face.token !== true) found.set(face.name, [...(found.get(face.name) ?? []), face]);
  facesByName.set(known, found);
  return found;
}

const subtypesOf = ({ known }: Pool): readonly string[] =>
  [...new Set(known.flatMap(({ faces }) => faces.flatMap(({ subtypes = [] }) => subtypes)))].sort();

const classesOf = ({ known }: Pool): readonly string[] => [
  ...new Set([...CLASSES, ...known.flatMap(({ faces }) => faces.flatMap(({ classes = [] }) => classes))]),
];

const numbers = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, n) => String(n));
const ENOUGH = numbers(20);

/** Counters with rules of their own; generic ones are named by the effects that put them. */
const COUNTERS: readonly string[] = [
  'buff',
  'bulwark',
  'damage',
  'debuff',
  'durability',
  'enlighten',
  'level',
  'omen',
  'preparation',
  'static',
  'wither',
];

const words: Readonly<Record<Domain, (g: G) => readonly string[]>> = {
  cardName: (g) => [...namedFaces(g.pool).keys()],
  element: () => ELEMENTS,
  type: () => CARD_TYPES,
  class: (g) => classesOf(g.pool),
  subtype: (g) => subtypesOf(g.pool),
  direction: () => DIRECTIONS,
  keyword: () => Object.keys(keywords),
  counter: () => COUNTERS,
  reserveCost: () => ENOUGH,
  memoryCost: () => ENOUGH,
  power: () => ENOUGH,
  life: () => ENOUGH,
  number: () => ENOUGH,
};

const NUMBERS: ReadonlySet<Domain> = new Set(['reserveCost', 'memoryCost', 'power', 'life', 'number']);
export const isOfNumbers = (domain: Domain): boolean => NUMBERS.has(domain);

export const wordsIn = (g: G, domain: Domain): readonly string[] => words[domain](g);

/** The words that an action lets a player choose from. */
export function wordsFor(g: G, { domain, of, except, where }: ActionOf<'chooseWord'>, ctx: Context): readonly string[] {
  const all = of ?? wordsIn(g, domain);
  return all.filter(
    (w) => except?.includes(w) !== true && (where === undefined || hasQuality(g, domain, w, where, ctx)),
  );
}

const hasQuality = (g: G, domain: Domain, w: string, quality: Filter, ctx: Context): boolean =>
  domain === 'cardName'
    ? namedFaces(g.pool)
        .get(w)
        ?.some((face) => isCard(g, face, quality, ctx)) === true
    : isWord(w, quality);

const ORDER: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '≠': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '≤': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '≥': (a, b) => a >= b,
};

/** A name of a card with a quality: "an action card name". */
function isCard(g: G, face: Face, quality: Filter, ctx: Context): boolean {
  switch (quality.kind) {
    case 'all':
      return quality.of.every((f) => isCard(g, face, f, ctx));
    case 'any':
      return quality.of.some((f) => isCard(g, face, f, ctx));
    case 'not':
      return !isCard(g, face, quality.of, ctx);
    case 'card':
      return true;
    case 'type':
      return face.types.some((type) => type === quality.type);
    case 'supertype':
      return face.supertypes?.some((type) => type === quality.type) === true;
    case 'subtype':
      return face.subtypes?.includes(quality.type) === true;
    case 'class':
      return face.classes?.includes(quality.class) === true;
    case 'element':
      return (face.elements ?? ['norm']).some((element) => element === quality.element);
    case 'stat': {
      const { cost } = face;
      const wanted = quality.stat === 'reserveCost' ? 'reserve' : quality.stat === 'memoryCost' ? 'memory' : null;
      const amount = cost !== undefined && cost.kind === wanted ? cost.amount : undefined;
      return typeof amount === 'number' && ORDER[quality.is.op]?.(amount, value(g, quality.is.to, ctx)) === true;
    }
    default:
      return isWord(face.name, quality);
  }
}

function isWord(w: string, quality: Filter): boolean {
  switch (quality.kind) {
    case 'all':
      return quality.of.every((f) => isWord(w, f));
    case 'any':
      return quality.of.some((f) => isWord(w, f));
    case 'not':
      return !isWord(w, quality.of);
    case 'type':
    case 'subtype':
      return quality.type === w;
    case 'element':
      return quality.element === w;
    case 'class':
      return quality.class === w;
    case 'named':
      return quality.name === w;
    default:
      throw new UnsupportedAction(`a word with the quality ${quality.kind}`);
  }
}

const open = (g: G, { domain, except }: ChooseWord): readonly string[] => {
  const all = words[domain as Domain]?.(g) ?? [];
  return except.length === 0 ? all : all.filter((w) => !except.includes(w));
};

/** One word of a domain. */
const word: DecisionKind<G, ChooseWord, string> = {
  check: (g, decision, answer) =>
    typeof answer === 'string' && open(g, decision).includes(answer)
      ? null
      : { code: 'not-a-word', rule: decision.rule, data: { domain: decision.domain } },
  answers: open,
  sample(g, decision, below) {
    const all = open(g, decision);
    return all[below(all.length)] ?? '';
  },
};

export const wordDecisions = { word } as const;
