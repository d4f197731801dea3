/** Omnishroud: neither activations nor materializations nor triggered abilities can target it. */
import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

export const omnishroud: Keyword = {
  rule: 'kw-omnishroud',
  redundant: true,
  means: () => [{ kind: 'static', effects: [{ kind: 'cant', action: 'beTargeted', what: THIS }] }],
};
