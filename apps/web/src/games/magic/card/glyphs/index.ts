/**
 * Which glyphs of game-icons stand for which words: subtypes, words of names, and what is left for each type and colour.
 * Only the glyphs that are named here are shipped; of several, the card's name chooses. The build imports this too: nothing but such tables may be imported here.
 */

import { BY_WORD } from '../../../../card/by-word.ts';
import { BY_SUBTYPE } from './by-subtype.ts';

export { BY_SUBTYPE };

/** What is left, by type and colour letter (`-` for none). */
export const BY_TYPE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  creature: { W: 'character', U: 'cowled', B: 'hooded-figure', R: 'brute', G: 'beast-eye', '-': 'vintage-robot' },
  instant: {
    W: 'sunbeams glowing-hands ringed-beam',
    U: 'psychic-waves magic-swirl water-bolt',
    B: 'skull-bolt shadow-grasp death-zone',
    R: 'fire-spell-cast chain-lightning fire-ray',
    G: 'leaf-swirl vine-whip tree-growth',
    '-': 'star-swirl',
  },
  sorcery: {
    W: 'sun-priest holy-grail sun-radiations',
    U: 'book-aura crystal-eye brainstorm',
    B: 'evil-book pentacle raise-skeleton',
    R: 'fire-wave burning-meteor burning-book',
    G: 'three-leaves plant-roots root-tip',
    '-': 'spell-book',
  },
  enchantment: {
    W: 'star-formation star-altar',
    U: 'moon-orbit dream-catcher',
    B: 'cursed-star spiky-eclipse',
    R: 'fire-ring burning-passion',
    G: 'curling-vines holy-oak',
    '-': 'triquetra',
  },
  artifact: {
    '-': 'glowing-artifact cog orrery astrolabe magic-lamp',
    W: 'glowing-artifact',
    U: 'orrery',
    B: 'skull-staff',
    R: 'furnace',
    G: 'totem',
  },
  land: {
    '-': 'monument-valley dolmen castle-ruins stone-path',
    W: 'field',
    U: 'island',
    B: 'swamp',
    R: 'peaks',
    G: 'forest',
  },
  planeswalker: {
    W: 'sun-priest',
    U: 'wizard-face',
    B: 'witch-face',
    R: 'pyromaniac',
    G: 'holy-oak',
    '-': 'hooded-figure',
  },
  battle: { '-': 'siege-tower' },
  '': { '-': 'triquetra' },
};

/** Keywords that matter at a glance, in the order in which they are shown. */
export const BY_KEYWORD: Readonly<Record<string, string>> = {
  flying: 'feathered-wing',
  'double strike': 'crossed-swords',
  'first strike': 'broadsword',
  deathtouch: 'death-skull',
  trample: 'boot-stomp',
  lifelink: 'hearts',
  indestructible: 'diamond-hard',
  hexproof: 'magic-shield',
  protection: 'cross-shield',
  ward: 'bordered-shield',
  shroud: 'invisible-face',
  menace: 'evil-eyes',
  vigilance: 'semi-closed-eye',
  haste: 'sprint',
  reach: 'high-shot',
  defender: 'stone-wall',
  shadow: 'shadow-follower',
  fear: 'dread-skull',
  intimidate: 'dread-skull',
  infect: 'poison-bottle',
  wither: 'death-juice',
  persist: 'ouroboros',
  undying: 'ouroboros',
  exalted: 'laurel-crown',
  prowess: 'magic-swirl',
};

/** What the back of a card shows. */
export const BACK = 'rule-book';

/** Every glyph that is named above. */
export const allGlyphs = (): readonly string[] =>
  [
    ...new Set(
      [
        BACK,
        ...[BY_SUBTYPE, BY_WORD, BY_KEYWORD, ...Object.values(BY_TYPE)].flatMap((table) => Object.values(table)),
      ].flatMap((names) => names.split(' ')),
    ),
  ].sort();
