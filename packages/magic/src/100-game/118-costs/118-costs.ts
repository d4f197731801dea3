/**
 * What is paid beside mana (118): one entry per kind of cost, saying what it needs (118.3), what may be chosen and what happens. Whether
 * several can be paid together (118.10), and paying them, is the common engine's (`play/costs.ts`, `play/payment.ts`).
 */
import type { CostRules } from '@rulewright/rules';
import { costDecisions } from '../../600-effects/601-cast/601.2b-announced-costs.ts';
import { crewing } from '../../700-additional/702-keywords/crewing.ts';
import { behold, discard, exile, mill, putCards, reveal } from './costs-of-cards.ts';
import {
  giveBack,
  loyalty,
  putCounters,
  removeCounters,
  sacrifice,
  tap,
  tapOthers,
  untap,
  untapOthers,
} from './costs-of-permanents.ts';
import { energy, gainLife, life, revealChoice } from './costs-of-players.ts';
import type { Kind, OtherCost } from './kind-of-cost.ts';

const kinds: { readonly [K in OtherCost['kind']]: Kind<K> } = {
  tap,
  untap,
  life,
  gainLife,
  energy,
  loyalty,
  sacrifice,
  discard,
  exile,
  return: giveBack,
  tapOthers,
  untapOthers,
  removeCounters,
  putCounters,
  reveal,
  revealChoice,
  behold,
  mill,
  putCards,
};

export const costs: CostRules = {
  kinds,
  decisions: costDecisions,
  countsAs: crewing,
  rule: { able: '118.3', choose: '601.2h' },
};
