// Magic's part of the scenario language: what its scenarios say, and how they are set up, played, checked and written.
import { CARD_FIELDS, type CardFinder } from '@rulewright/cards/magic';
import { isPlayer } from '@rulewright/kernel';
import { STEPS } from '@rulewright/language/magic';
import { EXPLAINABLE, explain, explainEvent, UnsupportedAction } from '@rulewright/magic';
import type { Exporting } from '../export/course.ts';
import type { ScenarioGame } from '../game.ts';
import type { Explaining, Playing } from '../run/play.ts';
import { magicAnswers } from './answers/answers.ts';
import { decisions } from './answers/decisions.ts';
import { aspects } from './checks/aspects.ts';
import { objectChecks } from './checks/objects.ts';
import { playerChecks } from './checks/players.ts';
import { declarations } from './export/declarations.ts';
import { prioritySteps } from './export/priority-steps.ts';
import type { MagicPlay } from './play.ts';
import { objectsOf } from './scenario.ts';
import { objectWords } from './set-up/objects.ts';
import { newPlayer, playerFields } from './set-up/players.ts';
import { setUp } from './set-up/set-up.ts';
import { newOptions, options } from './steps/options.ts';
import { steps } from './steps/steps.ts';
import { verbs } from './steps/verbs.ts';
import { formats, zones } from './vocabulary.ts';
import { names } from './words/names.ts';
import { words } from './words/words.ts';

const explaining: Explaining<MagicPlay> = {
  values: [...EXPLAINABLE, 'and every keyword'],
  usual: (id) => (isPlayer(id) ? 'life' : 'power'),
  value: explain,
  event: explainEvent,
};

const playing = (cards: CardFinder | undefined): Playing<MagicPlay> => ({
  setUp: (unset) => setUp(unset, cards),
  verbs,
  steps,
  aspects,
  playerChecks,
  objectChecks,
  answers: magicAnswers,
  decisions,
  names,
  words,
  turn: ({ state }) => state.game.turn,
  explaining,
  unsupported: (error) => (error instanceof UnsupportedAction ? error.message : null),
});

const exporting: Exporting<MagicPlay> = { actions: prioritySteps, declarations };

/** Played with the bundled cards and those that somebody brings. On a name clash theirs win. */
export const magicScenarioWith = (cards: CardFinder | undefined): ScenarioGame<MagicPlay> => ({
  name: 'magic',
  zones,
  formats,
  turnSteps: STEPS,
  start: { turn: 3, step: 'main1' },
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

/** Magic's scenarios, played with the bundled cards. */
export const magicScenario = magicScenarioWith(undefined);
