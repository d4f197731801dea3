/**
 * What each action of the card language does, one entry for each in a file by subject; `run.ts` says how an action is
 * carried out, `../program.ts` runs lists of them. Only the rule set imports this.
 */

import type { Acts, Leaf } from '../../600-effects/608-resolve/run.ts';
import { chance } from './705-chance.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { counters } from './counters.ts';
import { designations } from './designations.ts';
import { effects } from './effects.ts';
import { faces } from './faces.ts';
import { keywordActs } from './keyword-actions.ts';
import { adding } from './mana.ts';
import { moving } from './move.ts';
import { permanents } from './permanents.ts';
import { phasing } from './phasing.ts';
import { players } from './players.ts';
import { stack } from './stack.ts';
import { tokens } from './tokens.ts';

export const actions: Acts<Leaf> = {
  ...choices,
  ...chance,
  ...moving,
  ...cards,
  ...permanents,
  ...faces,
  ...phasing,
  ...counters,
  ...tokens,
  ...players,
  ...keywordActs,
  ...designations,
  ...adding,
  ...stack,
  ...effects,
};
