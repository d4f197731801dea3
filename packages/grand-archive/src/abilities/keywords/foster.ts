/** Foster: it becomes fostered if it was not dealt damage since the end of its controller's previous turn. */
import type { Keyword } from './keyword.ts';
import { THIS, YOU } from './words.ts';

/** Noted on an object that is dealt damage, until its controller's turn ends. */
export const DAMAGED = 'damaged';

export const foster: Keyword = {
  rule: 'kw-foster',
  redundant: true,
  means: () => [
    {
      kind: 'triggered',
      on: { on: 'beginning', step: 'recollection', whose: YOU },
      condition: {
        kind: 'compare',
        value: { kind: 'noted', key: DAMAGED, on: THIS },
        is: { op: '=', to: 0 },
      },
      keyword: 'foster',
      actions: [{ do: 'become', what: THIS, property: 'fostered' }],
    },
  ],
};
