/** What the engine cannot play yet. A card that needs it is refused when a game begins, never played approximately. */
import { type Card, type StaticAbility, walk } from '@rulewright/language/magic';
import { keywords } from '../700-additional/702-keywords/index.ts';

/** 707.2c: copy effects of static abilities; those of resolving spells and abilities and of "enters" effects are known. */
const copiesAlways = (node: object): boolean => {
  const { kind, effects } = node as Partial<StaticAbility>;
  if (kind !== 'static' || effects === undefined) return false;
  return effects.some((e) => e.kind === 'modify' && e.changes.some((c) => c.kind === 'copyOf'));
};

/** Where a keyword is an ability; elsewhere it is a quality that objects may have. */
const IS_ABILITY = /(?:abilities\[\d+\]|ability)$/;

const known = new WeakMap<Card, readonly string[]>();

/** The concepts of a card that are not supported; empty if it can be played. Worked out once for each card. */
export function unsupported(card: Card): readonly string[] {
  const found = known.get(card) ?? lookFor(card);
  known.set(card, found);
  return found;
}

function lookFor(card: Card): readonly string[] {
  const found = new Set<string>();
  walk(card, (node, path) => {
    if (copiesAlways(node)) found.add('a static ability that makes copies');
    const { kind, keyword } = node as { readonly kind?: unknown; readonly keyword?: unknown };
    if (kind === 'keyword' && typeof keyword === 'string' && keywords[keyword] === undefined)
      found.add(`keyword ${keyword}`);
    if (kind === 'keyword' && typeof keyword === 'string' && IS_ABILITY.test(path)) {
      const { needs } = keywords[keyword] ?? {};
      if (needs !== undefined && node[needs] === undefined) found.add(`keyword ${keyword} without its ${needs}`);
    }
  });
  return [...found];
}
