/** The rules about what is done with permanents and players. */
import { becoming } from './becoming.ts';
import { beingOther } from './being-other.ts';
import { causing } from './causing.ts';
import { control } from './control.ts';
import { copying } from './copying.ts';
import { counters } from './counters.ts';
import { damage } from './damage.ts';
import { keywordActions } from './keyword-actions.ts';
import { life } from './life.ts';
import { manaActs } from './mana-acts.ts';
import { names } from './names.ts';
import { permanents } from './permanents.ts';
import { quoting } from './quoting.ts';
import { sizes } from './sizes.ts';
import { together } from './together.ts';
import { tokens } from './tokens.ts';
import { turns } from './turns.ts';

export const deedRules = [
  permanents,
  damage,
  life,
  counters,
  tokens,
  copying,
  control,
  manaActs,
  keywordActions,
  turns,
  becoming,
  beingOther,
  causing,
  quoting,
  names,
  sizes,
  together,
].flatMap((part) => part.rules);
