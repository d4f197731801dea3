/** How many scenarios use each card. */
import type { Counts } from '@rulewright/cards';
import type { Card } from '@rulewright/language/magic';
import { magicScenario } from '@rulewright/scenario/magic';
import { type Called, countCardUses } from '../../../card-files/exercised.ts';

export const countUses = (directory: string, cards: readonly Card[]): Counts =>
  countCardUses(
    directory,
    [
      ...cards.map(({ name }): Called => [name, name]),
      ...cards.flatMap(({ name, faces }) => faces.map((face): Called => [face.name, name])),
    ],
    magicScenario,
  );
