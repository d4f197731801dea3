/** English. */
import { commonTable } from '../en-table.ts';
import { listed } from '../en-telling.ts';
import { ability, staticEffect } from './en-abilities.ts';
import { prompts, reasons } from './en-asking.ts';
import { tell } from './en-events.ts';
import { condition, selector } from './en-phrases.ts';
import { problems } from './en-problems.ts';
import { events, values, why } from './en-why.ts';
import type { MagicWords } from './words.ts';

export const en: MagicWords = {
  steps: {
    untap: 'untap step',
    upkeep: 'upkeep',
    draw: 'draw step',
    main1: 'first main phase',
    combat: 'beginning of combat',
    attackers: 'declare attackers',
    blockers: 'declare blockers',
    'first-strike-damage': 'first-strike damage',
    damage: 'combat damage',
    'end-combat': 'end of combat',
    main2: 'second main phase',
    end: 'end step',
    cleanup: 'cleanup',
  },
  prompts,
  reasons,
  options: {
    W: 'white',
    U: 'blue',
    B: 'black',
    R: 'red',
    G: 'green',
    C: 'colourless',
    cancel: 'cancel',
    auto: 'pay',
    spend: 'pay',
  },
  why,
  values,
  terms: {},
  events,
  none: 'none',
  listed: (items) => listed(items),
  about: (names, reason) => `${names.join(', ')}: ${reason}`,
  sentences: tell,
  ability,
  effect: staticEffect,
  condition,
  selector,
  table: {
    ...commonTable,
    library: 'library',
    exile: 'exile',
    lands: 'lands',
    creatures: 'creatures',
    tapped: 'tapped',
    phasedOut: 'phased out',
    blocking: (attackers) => `blocking ${attackers}`,
    manaPool: (mana) => `mana ${mana}`,
    play: (card) => `Play ${card}`,
    cast: (card, cost) => `Cast ${card}${cost === '' ? '' : `  ${cost}`}`,
    rollPlanarDie: 'Roll the planar die',
    turnUp: (permanent) => `Turn ${permanent} face up`,
    makeMana: (count) => `make mana (${count === 1 ? '1 way' : `${count} ways`})`,
    attackHint: (several) =>
      several
        ? 'numbers of attackers, 1>2 for attacker 1 at 2, enter for none'
        : 'numbers of attackers, enter for none',
    blockHint: '1>2 lets 1 block 2; several with spaces; enter for none',
    priorityHint: 'number, enter to pass',
    autoPass: (on) => (on ? 'Passing by itself where you can only pass.' : 'Asking every time you get priority.'),
    help: [
      ['enter', 'pass priority, or the answer that does nothing'],
      ['1, 2, …', 'choose from the list; several with spaces'],
      ['m', 'list the mana abilities as well'],
      ['p', 'pass until your next turn, an attack on you, or something on the stack'],
      ['a', 'ask at every priority, or pass by itself where you can only pass'],
      ['r 20', 'repeat what you have just done twice, so many times, where that is offered'],
      ['u', 'undo your last answer'],
      ['b', 'show the table again'],
      ['?', 'why this is asked'],
      ['? 2, ? NAME', 'show that card, and why it is what it is'],
      ['w', 'why the last things happened'],
      ['c', 'concede'],
      ['q', 'quit'],
    ],
    sheet: {
      controlledBy: (player) => `controlled by ${player}`,
      ownedBy: (player) => `owned by ${player}`,
      printed: (stats) => `printed ${stats}`,
      sick: 'summoning sick',
      attachments: (names) => `with ${names}`,
      zone: (zone) => `in ${zone}`,
      colors: (colors) => colors,
      colorless: 'colourless',
      manaValue: (value) => `mana value ${value}`,
      loyalty: (value) => `loyalty ${value}`,
      targets: (names) => `targets ${names}`,
    },
  },
  problems,
};
