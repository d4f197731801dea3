/** The rules about what is done with permanents and players. */

import { names } from '../prose/names.ts';
import { quoting as proseQuoting } from '../prose/quoting.ts';
import type { MagicGame } from './game.ts';
import { together } from './nouns/together.ts';
import { causing } from './sentences/causing.ts';
import { quoting } from './sentences/quoting.ts';
import { actsTogether } from './verbs/acts-together.ts';
import { becoming } from './verbs/becoming.ts';
import { becomingBesides } from './verbs/becoming-besides.ts';
import { becomingNamed } from './verbs/becoming-named.ts';
import { beingOther } from './verbs/being-other.ts';
import { changedNumbers } from './verbs/changed-numbers.ts';
import { choosingTypes } from './verbs/choosing-types.ts';
import { control } from './verbs/control.ts';
import { copying } from './verbs/copying.ts';
import { copyingForAWhile } from './verbs/copying-for-a-while.ts';
import { counters } from './verbs/counters.ts';
import { countersOff } from './verbs/counters-off.ts';
import { damage } from './verbs/damage.ts';
import { damageShared } from './verbs/damage-shared.ts';
import { entering } from './verbs/entering.ts';
import { exilingSpells } from './verbs/exiling-spells.ts';
import { keywordActions } from './verbs/keyword-actions.ts';
import { life } from './verbs/life.ts';
import { manaActs } from './verbs/mana-acts.ts';
import { melding } from './verbs/melding.ts';
import { moreChanges } from './verbs/more-changes.ts';
import { oneOfEach } from './verbs/one-of-each.ts';
import { permanents } from './verbs/permanents.ts';
import { putAndKept } from './verbs/put-and-kept.ts';
import { rarerActs } from './verbs/rarer-acts.ts';
import { sizes } from './verbs/sizes.ts';
import { tokens } from './verbs/tokens.ts';
import { tokensTold } from './verbs/tokens-told.ts';
import { turns } from './verbs/turns.ts';
import { variantActs } from './verbs/variant-acts.ts';
import { villainous } from './verbs/villainous.ts';

export const verbRules = [
  permanents,
  oneOfEach,
  moreChanges,
  damage,
  damageShared,
  life,
  counters,
  countersOff,
  tokens,
  tokensTold,
  entering,
  exilingSpells,
  copying,
  copyingForAWhile,
  control,
  putAndKept,
  actsTogether,
  changedNumbers,
  melding,
  manaActs,
  choosingTypes,
  keywordActions,
  turns,
  villainous,
  variantActs,
  becoming,
  becomingBesides,
  becomingNamed,
  beingOther,
  causing,
  proseQuoting<MagicGame>(),
  quoting,
  names<MagicGame>(),
  sizes,
  together,
  rarerActs,
].flatMap((part) => part.rules);
