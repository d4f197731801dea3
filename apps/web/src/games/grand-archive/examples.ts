/** Situations to begin with, with cards of our own. `TITLE` is filled in by the language pack. */
import type { Example } from '../game.ts';
import type { GrandArchivePack } from './words/index.ts';

const EXAMPLES = {
  retaliation: `scenario: TITLE
game: grand-archive
cards:
  - {name: Spirit of the Forge, types: [CHAMPION], classes: [SPIRIT], elements: [FIRE], subtypes: [SPIRIT], cost_memory: 0, level: 0, life: 15}
  - {name: "Iva, Road Blade", types: [CHAMPION], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, HUMAN], cost_memory: 1, level: 1, life: 20}
  - {name: Chipped Longsword, types: [REGALIA, WEAPON], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, SWORD], cost_memory: 0, power: 2, durability: 2}
  - {name: Wide Swing, types: [ATTACK], classes: [WARRIOR], elements: [FIRE], subtypes: [WARRIOR], cost_reserve: 1, power: 1, effect: "On Hit: Draw a card."}
  - {name: Gate Warden, types: [ALLY], classes: [GUARDIAN], elements: [NORM], subtypes: [GUARDIAN, HUMAN], cost_reserve: 2, power: 2, life: 4, effect: Taunt}
  - {name: Spare Notes, types: [ACTION], classes: [MAGE], elements: [NORM], subtypes: [MAGE, SPELL], cost_reserve: 0, speed: fast, effect: Draw a card.}
players:
  Ann:
    champion: "Iva, Road Blade"
    lineage: [Spirit of the Forge]
    field: [Chipped Longsword]
    hand: [Wide Swing, {card: Spare Notes, count: 2}]
  Bob:
    champion: {card: Spirit of the Forge, damage: 3}
    field: [Gate Warden]
    hand: [Spare Notes]
`,
  bonus: `scenario: TITLE
game: grand-archive
cards:
  - {name: Spirit of the Tide, types: [CHAMPION], classes: [SPIRIT], elements: [WATER], subtypes: [SPIRIT], cost_memory: 0, level: 0, life: 15}
  - {name: "Oren, Tide Reader", types: [CHAMPION], classes: [MAGE], elements: [NORM], subtypes: [MAGE, HUMAN], cost_memory: 1, level: 1, life: 18, effect: "Inherited Effect: Your champion's attacks get +1 POWER."}
  - {name: "Oren, Tide Breaker", types: [CHAMPION], classes: [MAGE], elements: [NORM], subtypes: [MAGE, HUMAN], cost_memory: 2, level: 2, life: 20, effect: "Oren Lineage"}
  - {name: Rising Swell, types: [ACTION], classes: [MAGE], elements: [WATER], subtypes: [MAGE, SPELL], cost_reserve: 1, speed: slow, effect: "Draw a card.\\n\\n[Class Bonus] [Level 2+] Draw a card."}
  - {name: Ember Lesson, types: [ACTION], classes: [WARRIOR], elements: [FIRE], subtypes: [WARRIOR, SKILL], cost_reserve: 1, speed: fast, effect: Draw two cards.}
players:
  Ann:
    champion: "Oren, Tide Reader"
    lineage: [Spirit of the Tide]
    hand: [{card: Rising Swell, count: 2}, {card: Ember Lesson, count: 2}]
    memory: [Rising Swell, Ember Lesson, Ember Lesson]
    material-deck: ["Oren, Tide Breaker"]
  Bob:
    champion: Spirit of the Tide
start: {turn: 3, active: Ann, step: materialize}
`,
  memory: `scenario: TITLE
game: grand-archive
seed: 3
cards:
  - {name: Spirit of the Gale, types: [CHAMPION], classes: [SPIRIT], elements: [WIND], subtypes: [SPIRIT], cost_memory: 0, level: 0, life: 15}
  - {name: "Sela, Lost Page", types: [CHAMPION], classes: [RANGER], elements: [NORM], subtypes: [RANGER, HUMAN], cost_memory: 2, level: 1, life: 19, effect: "On Enter: Draw a card."}
  - {name: Dear Keepsake, types: [ITEM], classes: [RANGER], elements: [NORM], subtypes: [RANGER, ACCESSORY], cost_reserve: 2}
  - {name: Old Errand, types: [ACTION], classes: [RANGER], elements: [WIND], subtypes: [RANGER, SKILL], cost_reserve: 1, speed: slow, effect: "Draw a card.\\n\\nFloating Memory"}
players:
  Ann:
    champion: Spirit of the Gale
    material-deck: ["Sela, Lost Page"]
    memory: [Dear Keepsake, {card: Old Errand, count: 2}]
    graveyard: [Old Errand]
  Bob:
    champion: Spirit of the Gale
start: {turn: 3, active: Ann, step: materialize}
`,
  four: `scenario: TITLE
game: grand-archive
format: free-for-all
cards:
  - {name: Spirit of the Gale, types: [CHAMPION], classes: [SPIRIT], elements: [WIND], subtypes: [SPIRIT], cost_memory: 0, level: 0, life: 15}
  - {name: Loud Herald, types: [ALLY], classes: [GUARDIAN], elements: [NORM], subtypes: [GUARDIAN, HUMAN], cost_reserve: 2, power: 1, life: 4, effect: Taunt}
  - {name: Hedge Fox, types: [ALLY], classes: [TAMER], elements: [WIND], subtypes: [TAMER, ANIMAL, FOX], cost_reserve: 1, power: 2, life: 1, effect: Stealth}
  - {name: Mill Hand, types: [ALLY], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, HUMAN], cost_reserve: 1, power: 2, life: 2}
players:
  Ann: {champion: Spirit of the Gale, field: [{card: Mill Hand, count: 2}]}
  Bob: {champion: Spirit of the Gale, field: [Loud Herald, Mill Hand]}
  Cid: {champion: Spirit of the Gale, field: [Hedge Fox]}
  Dee: {champion: {card: Spirit of the Gale, damage: 9}, field: [Mill Hand]}
start: {turn: 5, active: Ann, step: main}
`,
} as const;

/** The title is quoted as YAML quotes: whatever it says, it is one text. */
export const examples = ({ game }: GrandArchivePack): readonly Example[] =>
  (['retaliation', 'bonus', 'memory', 'four'] as const).map((which) => ({
    title: game.examples[which],
    text: EXAMPLES[which].replace('TITLE', JSON.stringify(game.examples[which])),
  }));
