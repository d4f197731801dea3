/** Decks of bundled cards, two for each class, and four for Pantheon. Cards that share their name with others are given by their slug. */
import { assassin } from './assassin.ts';
import { cleric } from './cleric.ts';
import type { GrandArchiveDeck } from './deck.ts';
import { guardian } from './guardian.ts';
import { mage } from './mage.ts';
import { pantheon } from './pantheon.ts';
import { ranger } from './ranger.ts';
import { tamer } from './tamer.ts';
import { warrior } from './warrior.ts';

export type { GrandArchiveDeck } from './deck.ts';

/** The decks that come with the engine. */
export const decks: readonly GrandArchiveDeck[] = [
  warrior,
  mage,
  tamer,
  assassin,
  guardian,
  ranger,
  cleric,
  pantheon,
].flat();
