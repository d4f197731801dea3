/** Cards of several colours. */
import type { Card } from '@rulewright/language';
import { planeswalker } from '../faces.ts';
import * as p from '../phrases.ts';

export const multicolor: readonly Card[] = [
  planeswalker(
    'Nicol Bolas, Planeswalker',
    '{4}{U}{B}{B}{R}',
    'Bolas',
    5,
    p.loyalty(3, p.target(p.isPermanent, p.not(p.isCreature)), p.destroy(p.it)),
    p.loyalty(-2, p.target(p.isCreature), p.lasting(p.forever, p.modify(p.it, { kind: 'controller', who: p.you }))),
    p.loyalty(
      -9,
      p.target(p.any(p.isPlayer, p.isPlaneswalker)),
      p.damage(7, p.it),
      { do: 'discard', who: p.playerOrController(p.it), count: 7 },
      { do: 'sacrifice', who: p.playerOrController(p.it), what: p.isPermanent, count: 7 },
    ),
  ),
];
