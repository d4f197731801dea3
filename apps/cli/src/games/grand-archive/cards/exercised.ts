/** How many scenarios use each card, by slugs. */
import type { Counts } from '@rulewright/cards';
import type { Card } from '@rulewright/language/grand-archive';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { type Called, countCardUses } from '../../../card-files/exercised.ts';

export const countUses = (directory: string, cards: readonly Card[]): Counts =>
  countCardUses(
    directory,
    [
      ...cards.map(({ slug }): Called => [slug, slug]),
      ...cards.map(({ name, slug }): Called => [name, slug]),
      ...cards.flatMap(({ slug, faces }) => faces.map((face): Called => [face.name, slug])),
    ],
    grandArchiveScenario,
  );
