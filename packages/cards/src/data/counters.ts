/** Cards whose effects look at what counters give. */
import type { Card } from '@rulewright/language';
import { enchantment } from '../faces.ts';
import * as p from '../phrases.ts';

export const counters: readonly Card[] = [
  enchantment(
    'Favorable Winds',
    '{1}{U}',
    p.always(
      p.modify(p.each(p.isCreature, p.withKeyword('flying'), p.youControl), { kind: 'addPT', power: 1, toughness: 1 }),
    ),
  ),
];
