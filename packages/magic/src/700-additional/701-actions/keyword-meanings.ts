/** Keyword actions (701) that are short for other actions, each in a file of its name. A program holds what they mean. */
import type { Action } from '@rulewright/language/magic';
import { adapt } from './adapt.ts';
import { airbend } from './airbend.ts';
import { amass } from './amass.ts';
import { behold } from './behold.ts';
import { blight } from './blight.ts';
import { bolster } from './bolster.ts';
import { clash } from './clash.ts';
import { connive } from './connive.ts';
import { detain } from './detain.ts';
import { discover } from './discover.ts';
import { earthbend } from './earthbend.ts';
import { endure } from './endure.ts';
import { exert } from './exert.ts';
import { explore } from './explore.ts';
import { goad } from './goad.ts';
import { harness } from './harness.ts';
import { incubate } from './incubate.ts';
import { investigate } from './investigate.ts';
import { learn } from './learn.ts';
import { manifestDread } from './manifest-dread.ts';
import type { Meaning, OfKind } from './meaning.ts';
import { monstrosity } from './monstrosity.ts';
import { populate } from './populate.ts';
import { suspect } from './suspect.ts';
import { timeTravel } from './time-travel.ts';

export type KeywordAction =
  | 'adapt'
  | 'airbend'
  | 'amass'
  | 'behold'
  | 'blight'
  | 'bolster'
  | 'clash'
  | 'connive'
  | 'detain'
  | 'discover'
  | 'earthbend'
  | 'endure'
  | 'exert'
  | 'explore'
  | 'goad'
  | 'harness'
  | 'incubate'
  | 'investigate'
  | 'learn'
  | 'manifestDread'
  | 'monstrosity'
  | 'populate'
  | 'suspect'
  | 'timeTravel';

const table: { readonly [K in KeywordAction]: Meaning<K> } = {
  adapt,
  airbend,
  amass,
  behold,
  blight,
  bolster,
  clash,
  connive,
  detain,
  discover,
  earthbend,
  endure,
  exert,
  explore,
  goad,
  harness,
  incubate,
  investigate,
  learn,
  manifestDread,
  monstrosity,
  populate,
  suspect,
  timeTravel,
};

type Short = OfKind<KeywordAction>;

export const isKeywordAction = (action: Action): action is Short => Object.hasOwn(table, action.do);

export const meaningOf = (action: Short): readonly Action[] =>
  (table[action.do] as Meaning<KeywordAction>).means(action);
