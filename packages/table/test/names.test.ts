/** What people and objects are called at the table, by whoever speaks to one of them. */
import { type asObject, asPlayer, type EntityId, type Eyes, NO_PLAYER, rowsOf, seenBy } from '@rulewright/kernel';
import { characteristics, copiable, type G } from '@rulewright/magic';
import { makeMove, parseScenarios, recordScenario } from '@rulewright/scenario';
import { magicScenario } from '@rulewright/scenario/magic';
import { describe, expect, test } from 'vitest';
import { namesFor } from '../src/magic/names.ts';
import { english } from './position.ts';

const position = `scenario: A position
cards:
  - {name: Imp, mana_cost: "{R}", type_line: Creature — Imp, power: "1", toughness: "1", oracle_text: "{0}: You gain 1 life."}
  - {name: Blast, mana_cost: "{X}{R}", type_line: Instant, oracle_text: "Blast deals X damage to any target."}
  - {name: Wake, mana_cost: "{0}", type_line: Sorcery, oracle_text: "Create a 1/1 white Soldier creature token."}
players:
  Ann: {hand: [Blast, Wake], mana: "{R}{R}{R}", battlefield: [Imp, {card: Grizzly Bears, as: veiled, face-down: manifest}]}
  Bob: {hand: [Forest]}
steps:
  - Ann casts: Wake
  - resolve
  - Ann activates: Imp
  - Ann casts: Blast
    x: 2
    targets: [Imp]
`;

function played(): G {
  const [scenario] = parseScenarios(position, 'position.yaml', [magicScenario]).scenarios;
  if (scenario === undefined) throw new Error('it cannot be read');
  const { start, moves } = recordScenario(scenario, [magicScenario]);
  if (start === null) throw new Error('it cannot be set up');
  for (const move of moves) makeMove(start, move);
  return start;
}

const g = played();
const [ann, bob] = [asPlayer(0), asPlayer(1)];

/** The last object that is this. */
const object = (is: (id: ReturnType<typeof asObject>) => boolean): EntityId => {
  const found = [...rowsOf(g.state.objects)].filter(({ zone, id }) => zone >= 0 && is(id)).at(-1);
  if (found === undefined) throw new Error('there is no such object');
  return found.id;
};
const called = (name: string): EntityId => object((id) => characteristics(g, id).name === name);
const veiled = object((id) => {
  const row = [...rowsOf(g.state.objects)].find((r) => r.id === id);
  return (
    row !== undefined &&
    characteristics(g, id).name === '' &&
    copiable(g.pool, { ...row, flags: 0 }).name === 'Grizzly Bears'
  );
});
const ability = object((id) => {
  const row = [...rowsOf(g.state.objects)].find((r) => r.id === id);
  return row?.kind === 'ability';
});
const names = (eyes: Eyes) => namesFor(seenBy(g, eyes), english);

describe('a player is', () => {
  test('"you" to oneself, and called by name otherwise', () => {
    expect([ann, bob].map((id) => names(ann).of(id))).toEqual(['You', 'Bob']);
    expect([ann, bob].map((id) => names(bob).of(id))).toEqual(['Ann', 'You']);
    expect([ann, bob].map((id) => names(ann).isYou(id))).toEqual([true, false]);
  });

  test.each(['all', NO_PLAYER] as const)('called by name to those who only watch (%s)', (eyes) => {
    expect([ann, bob].map((id) => names(eyes).of(id))).toEqual(['Ann', 'Bob']);
    expect([ann, bob].map((id) => names(eyes).isYou(id))).toEqual([false, false]);
  });
});

describe('an object is', () => {
  test('called by its name, a token by that of what it is, an ability by its source', () => {
    expect([called('Blast'), called('Soldier Token'), ability].map((id) => names(bob).of(id))).toEqual([
      'Blast',
      'Soldier Token',
      "Imp's ability",
    ]);
  });

  test('just a card to who may not know it (400.2)', () => {
    expect([ann, bob].map((eyes) => names(eyes).of(called('Forest')))).toEqual(['a card', 'Forest']);
  });

  test('what it is to who may look at it face down (708.5)', () => {
    expect([ann, bob, NO_PLAYER].map((eyes) => names(eyes).of(veiled))).toEqual(['Grizzly Bears', 'a card', 'a card']);
  });
});

test('a spell on the stack carries its targets and its X', () => {
  const { onStack } = names(bob);
  expect(onStack(called('Blast'))).toEqual({ source: called('Blast'), targets: [called('Imp')], x: 2 });
  expect(onStack(called('Imp'))).toBeNull();
  expect(onStack(ann)).toBeNull();
});
