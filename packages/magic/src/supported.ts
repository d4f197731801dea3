/** What the engine cannot play yet. A card that needs it is refused when a game begins, never played approximately. */
import { type Card, walk } from '@rulewright/language';
import { keywords } from './keywords.ts';

/** Node kinds without rules behind them, by the name of the node's discriminator. */
const missing: Readonly<Record<'do' | 'kind' | 'on', ReadonlySet<string>>> = {
  do: new Set(['transform', 'phaseOut', 'turnUp']),
  kind: new Set(['copyOf', 'text']),
  on: new Set(['transform', 'turnUp', 'phaseIn', 'phaseOut', 'scry', 'surveil']),
};

/** The concepts of a card that are not supported; empty if it can be played. */
export function unsupported(card: Card): readonly string[] {
  const found = new Set<string>();
  if (card.layout !== 'normal') found.add(`layout ${card.layout}`);
  walk(card, (node) => {
    for (const key of ['do', 'kind', 'on'] as const) {
      const name = (node as Readonly<Record<string, unknown>>)[key];
      if (typeof name === 'string' && missing[key].has(name)) found.add(`${key} ${name}`);
    }
    const { kind, keyword } = node as { readonly kind?: unknown; readonly keyword?: unknown };
    if (kind === 'keyword' && typeof keyword === 'string' && keywords[keyword] === undefined)
      found.add(`keyword ${keyword}`);
    if (kind === 'enters' && 'copyOf' in node) found.add('entering as a copy');
  });
  return [...found];
}
