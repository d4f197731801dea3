/** Grand Archive's scenarios: they can be read, and not be played yet. Only what is about Grand Archive imports it. */
import { passingSteps, readStackCheck, type Vocabulary } from '../parse/index.ts';
import { commonAspects } from '../shared/aspects.ts';
import { objectChecks, playerChecks } from './checks.ts';
import { newPlayer, objectsOf, objectWords, playerFields } from './set-up.ts';
import { newOptions, options, verbs } from './steps.ts';

export const grandArchiveScenario: Vocabulary = {
  name: 'grand-archive',
  zones: [
    'field',
    'graveyard',
    'hand',
    'memory',
    'banishment',
    'main-deck',
    'material-deck',
    'lineage',
    'intent',
    'loaded',
    'mastery',
    'stack',
  ],
  formats: ['duel', 'free-for-all'],
  turnSteps: [
    'wake-up',
    'materialize',
    'recollection',
    'draw',
    'main',
    'attack-declaration',
    'retaliation',
    'damage',
    'end-combat',
    'end',
    'cleanup',
  ],
  start: { turn: 3, step: 'main' },
  newPlayer,
  playerFields,
  objectFields: objectWords.fields,
  objectsOf,
  verbs,
  options,
  newOptions,
  steps: passingSteps,
  aspects: { stack: { parse: readStackCheck }, ...commonAspects },
  playerChecks,
  objectChecks,
};
