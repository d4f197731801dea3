// The rules that explanations of events cite.
import { type Derivation, seenBy } from '@rulewright/kernel';
import { explainEvent } from '@rulewright/magic';
import { expect, test } from 'vitest';
import { parseScenarios, playThrough } from './games.ts';

const CAT = `
  - name: Kind Cat
    mana_cost: "{W}"
    type_line: Creature — Cat
    power: "2"
    toughness: "2"
    oracle_text: "Lifelink\\nWhen Kind Cat enters, you gain 1 life."
  - name: Coy Cat
    layout: transform
    card_faces:
      - {name: Coy Cat, mana_cost: "{W}", type_line: Creature — Cat, power: "2", toughness: "2", oracle_text: "{0}: Transform Coy Cat."}
      - {name: Sly Cat, type_line: Creature — Cat, power: "3", toughness: "3"}`;

/** The rules of every event of a kind that the scenario ends in. */
function rulesOf(steps: string, kind: string): readonly (readonly string[])[] {
  const text = `scenario: A cat\ncards:${CAT}\nplayers:\n  Ann: {hand: [Kind Cat], battlefield: [{card: Kind Cat, as: old}, Coy Cat], mana: "{W}"}\n  Bob: {}\nsteps:\n${steps}`;
  const [scenario] = parseScenarios(text, 'cat.yaml').scenarios;
  const { play } = scenario === undefined ? { play: null } : playThrough(scenario);
  if (play === null) throw new Error('the scenario cannot be played');
  const { length } = play.game.state.log;
  return Array.from({ length }, (_, at) => explainEvent(seenBy(play.game, 'all'), at))
    .filter((event): event is Derivation => event?.data?.event === kind)
    .map(({ rules }) => rules);
}

test('an ability is put on the stack by 603.3 and leaves it by 608.2n, and is no token', () => {
  const steps = '  - Ann casts: Kind Cat\n  - resolve: all\n';
  expect(rulesOf(steps, 'create')).toEqual([['603.3']]);
  expect(rulesOf(steps, 'cease')).toEqual([['608.2n']]);
});

test('life is gained by lifelink', () => {
  expect(rulesOf('  - Ann attacks: {old: Bob}\n  - advance: {step: main2}\n', 'gainLife')).toEqual([
    ['119.3', '702.15b'],
  ]);
});

test('a permanent that has transformed since its ability was put onto the stack is said not to transform', () => {
  const steps = '  - Ann activates: Coy Cat\n  - Ann activates: Coy Cat\n  - resolve: all\n';
  expect(rulesOf(steps, 'transform')).toEqual([['701.27', '608.2c']]);
  expect(rulesOf(steps, 'transformIgnored')).toEqual([['701.27f', '608.2c']]);
});
