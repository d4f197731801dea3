/** What the engine cannot play yet. A card that needs it is refused when a game begins, never played approximately. */
import { type Card, type StaticAbility, walk } from '@rulewright/language';
import { keywords } from './keywords/index.ts';

/** Node kinds without rules behind them, by the name of the node's discriminator. */
const missing: Readonly<Record<'do' | 'kind' | 'on', ReadonlySet<string>>> = {
  do: new Set<string>([]),
  kind: new Set(['text']),
  on: new Set<string>([]),
};

/** 707.2c: copy effects of static abilities; those of resolving spells and abilities and of "enters" effects are known. */
const copiesAlways = (node: object): boolean => {
  const { kind, effects } = node as Partial<StaticAbility>;
  if (kind !== 'static' || effects === undefined) return false;
  return effects.some((e) => e.kind === 'modify' && e.changes.some((c) => c.kind === 'copyOf'));
};

/** The concepts of a card that are not supported; empty if it can be played. */
export function unsupported(card: Card): readonly string[] {
  const found = new Set<string>();
  walk(card, (node) => {
    for (const key of ['do', 'kind', 'on'] as const) {
      const name = (node as Readonly<Record<string, unknown>>)[key];
      if (typeof name === 'string' && missing[key].has(name)) found.add(`${key} ${name}`);
    }
    if (copiesAlways(node)) found.add('a static ability that makes copies');
    const { kind, keyword } = node as { readonly kind?: unknown; readonly keyword?: unknown };
    if (kind === 'keyword' && typeof keyword === 'string' && keywords[keyword] === undefined)
      found.add(`keyword ${keyword}`);
  });
  return [...found];
}
