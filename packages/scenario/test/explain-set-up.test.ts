// What a position that is set up lets trigger at once follows from nothing that happened, and can be asked about all the same.
import { seenBy } from '@rulewright/kernel';
import { explainEvent } from '@rulewright/magic';
import { expect, test } from 'vitest';
import { playThrough } from './games.ts';
import { scenarioOf } from './parsing.ts';

test('every event after a state that triggered at once is explained', () => {
  const { play } = playThrough(
    scenarioOf(`scenario: A crab without water
cards:
  - {name: Shore Dweller, mana_cost: "{1}", type_line: Creature — Crab, power: "2", toughness: "2", oracle_text: "When you control no Islands, sacrifice this creature."}
players:
  Ann: {battlefield: [Shore Dweller]}
  Bob: {}
steps:
  - resolve: all
`),
  );
  if (play === null) throw new Error('it is not set up');
  const { log } = play.game.state;
  expect(log.length).toBeGreaterThan(0);
  for (let at = log.first; at < log.length; at++) expect(explainEvent(seenBy(play.game, 'all'), at)).not.toBeNull();
});
