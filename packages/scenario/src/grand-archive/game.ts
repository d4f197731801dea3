// Grand Archive's part of the scenario language: what its scenarios say, and how they are set up, played and checked.
import { CARD_FIELDS, type CardFinder } from '@rulewright/cards/grand-archive';
import { EXPLAINABLE, explain, explainEvent } from '@rulewright/grand-archive';
import { isPlayer } from '@rulewright/kernel';
import { UnsupportedAction } from '@rulewright/rules';
import type { Exporting } from '../export/course.ts';
import type { ScenarioGame } from '../game.ts';
import type { Explaining, Playing } from '../run/play.ts';
import { commonAspects } from '../shared/aspects.ts';
import { answers, decisions } from './answers.ts';
import { objectChecks } from './checks/objects.ts';
import { playerChecks } from './checks/players.ts';
import { stack } from './checks/stack.ts';
import { declarations, opportunitySteps } from './export/opportunity-steps.ts';
import type { GrandArchivePlay } from './play.ts';
import { newPlayer, objectsOf, objectWords, playerFields } from './set-up/fields.ts';
import { setUp } from './set-up/set-up.ts';
import { phaseWord } from './steps/phases.ts';
import { steps } from './steps/steps.ts';
import { verbs } from './steps/verbs.ts';
import { newOptions, options } from './steps/words.ts';
import { names, zoneWords } from './words/names.ts';
import { words } from './words/words.ts';

const aspects = { stack, ...commonAspects };

const explaining: Explaining<GrandArchivePlay> = {
  values: [...EXPLAINABLE, 'and every keyword'],
  usual: (id) => (isPlayer(id) ? 'damage' : 'power'),
  value: explain,
  event: explainEvent,
};

const playing = (cards: CardFinder | undefined): Playing<GrandArchivePlay> => ({
  setUp: (unset) => setUp(unset, cards),
  verbs,
  steps,
  aspects,
  playerChecks,
  objectChecks,
  answers,
  decisions,
  names,
  words,
  turn: ({ state }) => ({ ...state.game.turn, step: phaseWord(state.game.turn.step) }),
  explaining,
  unsupported: (error) => (error instanceof UnsupportedAction ? error.message : null),
});

const exporting: Exporting<GrandArchivePlay> = { actions: opportunitySteps, declarations };

/** Played with the bundled cards and those that somebody brings. On a name clash theirs win. */
export const grandArchiveScenarioWith = (cards: CardFinder | undefined): ScenarioGame<GrandArchivePlay> => ({
  name: 'grand-archive',
  zones: zoneWords,
  formats: ['duel', 'free-for-all', 'pantheon'],
  turnSteps: [
    'opening',
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
  cardFields: CARD_FIELDS,
  newPlayer,
  playerFields,
  objectFields: objectWords.fields,
  objectsOf,
  verbs,
  options,
  newOptions,
  steps,
  aspects,
  playerChecks,
  objectChecks,
  playing: playing(cards),
  exporting,
});

/** Grand Archive's scenarios, played with the bundled cards. */
export const grandArchiveScenario = grandArchiveScenarioWith(undefined);
