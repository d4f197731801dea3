/** Intercept: while it is awake, an attack at its controller's champion may be redirected to it; whether it obeys is asked then. */
import type { Keyword } from './keyword.ts';
import { THIS, thisIs, YOU, YOUR_CHAMPION } from './words.ts';

export const intercept: Keyword = {
  rule: 'kw-intercept',
  redundant: true,
  means: () => [
    {
      kind: 'triggered',
      on: { on: 'attack', whom: YOUR_CHAMPION },
      condition: thisIs({ kind: 'awake' }),
      keyword: 'intercept',
      actions: [{ do: 'may', actions: [{ do: 'redirectAttack', to: THIS, from: { kind: 'champion', of: YOU } }] }],
    },
  ],
};
