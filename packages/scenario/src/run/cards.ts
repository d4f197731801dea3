// The cards of a scenario: the bundled ones it names, and the blank ones that fill libraries.
import { findCard } from '@rulewright/cards';
import type { Card } from '@rulewright/language';
import { unsupported as missingConcepts } from '@rulewright/magic';
import { foldName, type ObjectSetup, type Scenario } from '../parse/index.ts';
import { fail, unsupported } from './play.ts';

/** No type, no cost, no text. */
export const blankCard: Card = { name: 'Blank', layout: 'normal', faces: [{ name: 'Blank', types: [] }] };

/** How many blank cards lie below the named ones. */
export const BLANK_CARDS = 40;

/** All cards that a scenario is played with, each once. An unknown one fails the scenario at its line. */
export function cardsOf(scenario: Scenario): readonly Card[] {
  const found = new Map<string, Card>([[foldName(blankCard.name), blankCard]]);
  for (const player of scenario.players) {
    for (const setup of [...player.zones.flatMap((zone) => zone.objects), ...player.commanders]) {
      const card = cardOfSetup(setup);
      found.set(foldName(card.name), card);
    }
  }
  return [...found.values()];
}

export function cardOfSetup(setup: ObjectSetup): Card {
  const card = findCard(setup.card) ?? findCard(setup.card.split('//')[0] ?? '');
  if (card === undefined) return fail(setup.line, `no card is called "${setup.card}"`);
  const [missing] = missingConcepts(card);
  return missing === undefined ? card : unsupported(setup.line, `${card.name} cannot be played yet: ${missing}`);
}
