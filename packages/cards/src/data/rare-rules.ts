/** Cards for rules that few cards touch: the world rule (704.5k). */
import type { Card } from '@rulewright/language';
import { enchantment } from '../faces.ts';
import * as p from '../phrases.ts';

const world = ({ faces: [face], ...rest }: Card): Card => ({
  ...rest,
  faces: [{ ...face, supertypes: ['world'] }],
});

export const rareRules: readonly Card[] = [
  world(enchantment('Concordant Crossroads', '{G}', p.always(p.modify(p.each(p.isCreature), p.gain(p.haste))))),
  world(
    enchantment(
      'Gravity Sphere',
      '{2}{R}',
      p.always(p.modify(p.each(p.isCreature), { kind: 'lose', keyword: 'flying' })),
    ),
  ),
];
