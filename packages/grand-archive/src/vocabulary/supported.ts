/** What the engine cannot play yet. A card that needs it is refused when a game begins, never played approximately. */
import { type Card, walk } from '@rulewright/language/grand-archive';
import { keywords } from '../abilities/keywords/index.ts';
import { INGREDIENTS } from './ingredients.ts';

const known = new WeakMap<Card, readonly string[]>();

/** The concepts of a card that are not supported; empty if it can be played. Worked out once for each card. */
export function unsupported(card: Card): readonly string[] {
  const found = known.get(card) ?? lookFor(card);
  known.set(card, found);
  return found;
}

function lookFor(card: Card): readonly string[] {
  const found = new Set<string>();
  walk(card, (node) => {
    const { kind, keyword } = node as Readonly<Record<string, unknown>>;
    if (kind === 'keyword' && typeof keyword === 'string' && keywords[keyword] === undefined)
      found.add(`keyword ${keyword}`);
    return undefined;
  });
  return [...found];
}

/** The cards from outside that a card summons, generates or gives to players, by name. */
export function cardsNeeded(card: Card): readonly string[] {
  const known = needed.get(card) ?? findNeeded(card);
  needed.set(card, known);
  return known;
}
const needed = new WeakMap<Card, readonly string[]>();

function findNeeded(card: Card): readonly string[] {
  const found = new Set<string>();
  walk(card, (node) => {
    const { do: act, token, tokens, name } = node as Readonly<Record<string, unknown>>;
    if (act === 'summon' && typeof token === 'string') found.add(token);
    if (act === 'summonOneOf' && Array.isArray(tokens)) for (const each of tokens) found.add(String(each));
    if (act === 'gather') for (const each of INGREDIENTS) found.add(each);
    if (NAMING.has(act) && typeof name === 'string') found.add(name);
    return undefined;
  });
  return [...found];
}
const NAMING: ReadonlySet<unknown> = new Set(['mastery', 'status', 'generate']);
