// The toy game's scenarios: the tables by which they are read, played, checked and written.
import { objectRow, type PlayerId } from '@rulewright/kernel';
import { COVERED, cardOf, DISCARD, HAND, HOARD, LIBRARY, points, TABLE } from '@rulewright/kernel/toy';
import {
  commonAnswers,
  commonAspects,
  commonObjectChecks,
  commonPlayerChecks,
  flagProperty,
  numberProperty,
  type Playing,
  type ScenarioGame,
  zoneProperty,
} from '@rulewright/scenario/game';
import { newPlayer, objectFields, objectsOf, playerFields, setUp, type ToyPlay, turnSteps, zones } from './set-up.ts';
import { exporting, isAct, options, steps, verbs } from './steps.ts';

const playerChecks = {
  points: numberProperty<ToyPlay, PlayerId>(({ game }, id) => points(game, id)),
  ...commonPlayerChecks,
  ...Object.fromEntries(zones.map((name) => [name, zoneProperty])),
};

const objectChecks = {
  ...commonObjectChecks,
  covered: flagProperty(({ game }: ToyPlay, id) => (objectRow(game.state, id).flags & COVERED) !== 0),
};

/** What lies open is meant before what is hidden. */
const PLACES: readonly number[] = [TABLE, HAND, DISCARD, HOARD, LIBRARY];

const playing: Playing<ToyPlay> = {
  setUp,
  verbs,
  steps,
  aspects: commonAspects,
  playerChecks,
  objectChecks,
  answers: commonAnswers,
  decisions: { awaits: (decision) => (isAct(decision) ? 'action' : null), idle: () => null },
  names: {
    nameOf: (g, row) => cardOf(g, row.id).name,
    answersTo: [(g, row) => [cardOf(g, row.id).name]],
    holderOf: (_, { zone, controller, owner }) => (zone === TABLE ? controller : owner),
    zones,
    zoneKind: (word) => zones.indexOf(word),
    rankOf: (zone) => PLACES.indexOf(zone),
    zoneWord: ({ zone }) => zones[zone],
  },
  words: { ask: () => undefined, refusal: ({ code }) => code, event: () => undefined },
  turn: ({ state: { game, decision } }) => ({
    number: game.turn,
    active: game.active,
    step: decision !== null && isAct(decision) ? 'act' : 'draw',
  }),
  unsupported: () => null,
};

export const toyScenario: ScenarioGame<ToyPlay> = {
  name: 'toy',
  zones,
  formats: ['duel'],
  turnSteps,
  start: { turn: 1, step: 'act' },
  cardFields: ['name'],
  newPlayer,
  playerFields,
  objectFields,
  objectsOf,
  verbs,
  options,
  newOptions: () => ({}),
  steps,
  aspects: commonAspects,
  playerChecks,
  objectChecks,
  playing,
  exporting,
};
