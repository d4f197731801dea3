/** The tokens that the bundled cards make: each once, in the order of their names. */
import { type TokenFace, walk } from '@rulewright/language/magic';
import { bundle } from './index.ts';

export function bundledTokens(): readonly TokenFace[] {
  const found = new Map<string, TokenFace>();
  for (const { card } of bundle)
    walk(card, (node) => {
      const { do: action, token } = node as { readonly do?: unknown; readonly token?: TokenFace | string };
      if (action === 'token' && typeof token === 'object') found.set(JSON.stringify(token), token);
    });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
