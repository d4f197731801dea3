/**
 * Which glyphs of game-icons stand for which words of Grand Archive: subtypes, classes, types, elements, keywords. Only the glyphs that are named are
 * shipped; of several, the card chooses. The build imports this too: nothing but such tables may be imported here.
 */
import { BY_WORD } from '../../../../card/by-word.ts';
import { ELEMENT_GLYPHS } from '../elements.ts';
import { BY_SUBTYPE } from './by-subtype.ts';

export { BY_SUBTYPE };

export const BY_CLASS: Readonly<Record<string, string>> = {
  assassin: 'hooded-assassin cloak-dagger ninja-mask',
  cleric: 'prayer holy-symbol angel-outfit',
  guardian: 'visored-helm bordered-shield shield-bash',
  mage: 'wizard-face wizard-staff book-aura',
  ranger: 'bowman high-shot lightning-bow',
  spirit: 'spark-spirit ghost-ally inner-self',
  tamer: 'beast-eye wolf-head lion',
  warrior: 'sword-brandish knight-banner crossed-swords',
  anomaly: 'magic-portal vortex',
};

/** What is left, by type, in the order in which the types of a card are looked at. */
export const BY_TYPE: Readonly<Record<string, string>> = {
  champion: 'visored-helm',
  ally: 'character rally-the-troops cowled',
  weapon: 'broadsword relic-blade',
  attack: 'sword-clash sword-wound target-arrows',
  domain: 'castle white-tower village',
  phantasia: 'dream-catcher star-formation',
  item: 'glowing-artifact gem-pendant cog',
  action: 'magic-swirl star-swirl lightning-trio',
  'greater boon': 'holy-grail',
  'lesser boon': 'star-altar',
  mastery: 'all-for-one',
  status: 'aura',
};

/** Keywords that matter at a glance, in the order in which they are shown. */
export const BY_KEYWORD: Readonly<Record<string, string>> = {
  taunt: 'enrage',
  stealth: 'hidden',
  'true sight': 'all-seeing-eye',
  intercept: 'shield-bash',
  immortality: 'infinity',
  steadfast: 'stone-wall',
  spellshroud: 'magic-shield',
  omnishroud: 'shield-reflect',
  vigor: 'muscle-up',
  pride: 'throne-king',
  cleave: 'axe-swing',
  multistrike: 'spears',
  unblockable: 'sprint',
  ambush: 'cloak-dagger',
  ranged: 'high-shot',
  critical: 'bright-explosion',
  retort: 'shield-echoes',
  bulwark: 'cracked-shield',
  'floating memory': 'brainstorm',
  reservable: 'swap-bag',
  'fast activation': 'lightning-trio',
  link: 'crossed-chains',
  hindered: 'semi-closed-eye',
};

/** What the back of a card shows. */
export const BACK = 'archive-register';

/** Every glyph that is named above. */
export const allGlyphs = (): readonly string[] =>
  [
    ...new Set(
      [
        BACK,
        ...[BY_SUBTYPE, BY_WORD, BY_KEYWORD, BY_CLASS, BY_TYPE, ELEMENT_GLYPHS].flatMap((table) =>
          Object.values(table),
        ),
      ].flatMap((names) => names.split(' ')),
    ),
  ].sort();
