/**
 * What each action of the card language does, one entry for each in a file by subject; `run.ts` says how an action is carried out,
 * `program.ts` tells the common engine how lists of them are followed.
 */
import { attributes } from './attributes.ts';
import { champions } from './champions.ts';
import { chance } from './chance.ts';
import { choices } from './choices.ts';
import { combats } from './combat.ts';
import { counters } from './counters.ts';
import { damaging } from './damage.ts';
import { destroying } from './destroy.ts';
import { discarding } from './discard.ts';
import { drawing } from './draw.ts';
import { effects } from './effects.ts';
import { facing } from './facing.ts';
import { gathering } from './gather.ts';
import { generating } from './generate.ts';
import { glimpsing } from './glimpse.ts';
import { loading } from './load.ts';
import { milling } from './mill.ts';
import { movement } from './move.ts';
import { orientation } from './orientation.ts';
import { playing } from './play.ts';
import { players } from './players.ts';
import { properties } from './properties.ts';
import { revealing } from './reveal.ts';
import type { Acts, Leaf } from './run.ts';
import { sacrificing } from './sacrifice.ts';
import { scavenging } from './scavenge.ts';
import { searching } from './search.ts';
import { shuffling } from './shuffle.ts';
import { stack } from './stack.ts';
import { suppressing } from './suppress.ts';
import { tokens } from './tokens.ts';
import { transforming } from './transform.ts';

export const actions: Acts<Leaf> = {
  ...choices,
  ...movement,
  ...drawing,
  ...discarding,
  ...milling,
  ...searching,
  ...shuffling,
  ...revealing,
  ...glimpsing,
  ...scavenging,
  ...generating,
  ...destroying,
  ...sacrificing,
  ...orientation,
  ...properties,
  ...suppressing,
  ...transforming,
  ...counters,
  ...tokens,
  ...gathering,
  ...loading,
  ...champions,
  ...attributes,
  ...damaging,
  ...stack,
  ...combats,
  ...playing,
  ...players,
  ...chance,
  ...facing,
  ...effects,
};
