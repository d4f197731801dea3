/**
 * What each action of the card language does, one entry for each in a file by subject; `608-resolve/run.ts` says how an action is
 * carried out, `608-resolve/608.2c-program.ts` runs lists of them. Only the rule set imports this.
 */

import type { Acts, Leaf } from '../../600-effects/608-resolve/run.ts';
import { chance } from './705-chance.ts';
import { attaching } from './attach.ts';
import { choices } from './choices.ts';
import { counters } from './counters.ts';
import { designations } from './designations.ts';
import { destroying } from './destroy.ts';
import { discarding } from './discard.ts';
import { drawing } from './draw.ts';
import { effects } from './effects.ts';
import { exchanging } from './exchange.ts';
import { faces } from './faces.ts';
import { fighting } from './fight.ts';
import { keywordActs } from './keyword-actions.ts';
import { adding } from './mana.ts';
import { melding } from './meld.ts';
import { milling } from './mill.ts';
import { moving } from './move.ts';
import { phasing } from './phasing.ts';
import { players } from './players.ts';
import { proliferating } from './proliferate.ts';
import { regenerating } from './regenerate.ts';
import { removing } from './remove-from-combat.ts';
import { reordering } from './reorder-graveyard.ts';
import { revealing } from './reveal.ts';
import { sacrificing } from './sacrifice.ts';
import { scrying } from './scry.ts';
import { searching } from './search.ts';
import { shuffling } from './shuffle.ts';
import { stack } from './stack.ts';
import { tapping } from './tap.ts';
import { tokens } from './tokens.ts';
import { variants } from './variants.ts';

export const actions: Acts<Leaf> = {
  ...choices,
  ...chance,
  ...moving,
  ...drawing,
  ...discarding,
  ...milling,
  ...searching,
  ...scrying,
  ...shuffling,
  ...reordering,
  ...revealing,
  ...destroying,
  ...sacrificing,
  ...tapping,
  ...regenerating,
  ...attaching,
  ...exchanging,
  ...fighting,
  ...melding,
  ...removing,
  ...proliferating,
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
  ...variants,
};
