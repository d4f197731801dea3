/** Situations to begin with. `TITLE` is filled in by the language pack. */

import type { Example } from '../game.ts';
import type { MagicPack } from './words/index.ts';

const EXAMPLES = {
  persist: `scenario: TITLE
players:
  Ann:
    battlefield: [{card: Mountain, count: 3}]
    hand: [Lightning Bolt, Lightning Bolt]
  Bob:
    battlefield: [Kitchen Finks]
steps:
  - Ann casts: Lightning Bolt
    targets: [Kitchen Finks]
  - resolve
  - resolve
  - check:
      Kitchen Finks: {zone: battlefield, power: 2, counters: {-1/-1: 1}}
  - Ann casts: Lightning Bolt
    targets: [Kitchen Finks]
  - resolve
  - check:
      Kitchen Finks: {zone: graveyard}
`,
  layers: `scenario: TITLE
players:
  Ann:
    battlefield:
      - "Urborg, Tomb of Yawgmoth"
      - Forest
  Bob:
    battlefield: [Blood Moon]
`,
  combat: `scenario: TITLE
players:
  Ann:
    battlefield: [{card: Grizzly Bears, count: 2}, Serra Angel, {card: Forest, count: 4}]
    hand: [Titanic Growth]
  Bob:
    life: 6
    battlefield: [Vampire Nighthawk, Centaur Courser, {card: Swamp, count: 4}]
    hand: [Murder]
start: {turn: 5, active: Ann, step: main1}
`,
  four: `scenario: TITLE
format: free-for-all
players:
  Ann: {battlefield: [{card: Mountain, count: 4}, "Krenko, Mob Boss"], hand: [Lightning Bolt]}
  Bob: {battlefield: [{card: Forest, count: 4}, Kitchen Finks]}
  Cid: {battlefield: [{card: Plains, count: 4}, Serra Angel]}
  Dee: {battlefield: [{card: Swamp, count: 4}, Vampire Nighthawk]}
`,
} as const;

/** The title is quoted as YAML quotes: whatever it says, it is one text. */
export const examples = ({ game }: MagicPack): readonly Example[] =>
  (['persist', 'layers', 'combat', 'four'] as const).map((which) => ({
    title: game.examples[which],
    text: EXAMPLES[which].replace('TITLE', JSON.stringify(game.examples[which])),
  }));
