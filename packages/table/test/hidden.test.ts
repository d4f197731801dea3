/** What explanations and refusals must not tell, each in the smallest game that told it once (400.2, 708.5). */
import { bundled } from '@rulewright/cards/magic';
import {
  type Answer,
  asPlayer,
  type EntityId,
  type Eyes,
  NO_PLAYER,
  type ObjectId,
  seenBy,
  zoneObjects,
} from '@rulewright/kernel';
import { BATTLEFIELD, characteristics, explain, type G, HAND, LIBRARY } from '@rulewright/magic';
import { makeMove, parseScenarios, recordScenario } from '@rulewright/scenario';
import { magicScenario } from '@rulewright/scenario/magic';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../src/game.ts';
import type { Asking } from '../src/index.ts';
import { magicTable, speechIn } from '../src/magic/index.ts';
import { whys } from '../src/why.ts';

const [ann, bob] = [asPlayer(0), asPlayer(1)];
const speech = speechIn('en', bundled);

function gameOf(text: string): G {
  const [scenario] = parseScenarios(`scenario: A title\n${text}`, 'test.yaml', [magicScenario]).scenarios;
  if (scenario === undefined) throw new Error('it cannot be read');
  const { start: g, moves } = recordScenario(scenario, [magicScenario]);
  if (g === null) throw new Error('it cannot be set up');
  for (const move of moves) makeMove(g, move);
  return g;
}

const why = (g: G, eyes: Eyes, asking: Asking) => whys(magicTable, lookAt(magicTable, g, eyes, speech), asking);
const refusal = (g: G, eyes: Eyes, answer: Answer) => seenBy(g, eyes).refusal(answer);
const first = (ids: readonly ObjectId[]): ObjectId => ids[0] as ObjectId;
const named = (g: G, name: string): ObjectId =>
  first(zoneObjects(g, BATTLEFIELD, ann).filter((id) => characteristics(g, id).name === name));

/** The same game with one card or another where it says CARD. */
const both = (text: string, cards: readonly string[] = ['Grizzly Bears', 'Forest']): readonly G[] =>
  cards.map((card) => gameOf(text.replaceAll('CARD', card)));

/** Told the same in each. */
function expectSame(games: readonly G[], told: (g: G) => unknown): void {
  const [one, other] = games.map(told);
  expect(other).toEqual(one);
  expect(JSON.stringify(one)).not.toMatch(/Grizzly Bears|Forest/);
}

describe('somebody who does not see a card', () => {
  const drawn = `cards:
  - name: Herald of Hearts
    mana_cost: "{W}"
    type_line: Creature — Human Cleric
    oracle_text: Whenever a creature enters, you gain 1 life.
    power: "1"
    toughness: "1"
players:
  Ann: {battlefield: [Herald of Hearts]}
  Bob: {library: [CARD, Plains]}
start: {turn: 3, active: Ann, step: main2}
steps: [{advance: {step: draw, of: Bob}}]
`;

  test('is not told by what did not trigger whether it is a creature', () => {
    expectSame(both(drawn), (g) => why(g, ann, { of: named(g, 'Herald of Hearts'), what: 'triggers' }));
  });

  const held = `players:
  Ann: {hand: [Plains], library: [CARD]}
  Bob: {hand: [CARD], library: [CARD]}
`;
  const hidden = (g: G): readonly EntityId[] => [
    first(zoneObjects(g, HAND, bob)),
    first(zoneObjects(g, LIBRARY, bob)),
    first(zoneObjects(g, LIBRARY, ann)),
  ];

  test('is not told what it is by why an answer that names it is refused', () => {
    const answers = (id: EntityId): readonly Answer[] => [
      { action: 'cast', card: id },
      { action: 'playLand', card: id },
      { action: 'activate', object: id, index: 0 },
      { action: 'turnUp', object: id },
      [id],
    ];
    expectSame(both(held), (g) =>
      hidden(g)
        .flatMap(answers)
        .map((answer) => refusal(g, ann, answer)),
    );
    expectSame(both(held), (g) =>
      hidden(g)
        .flatMap(answers)
        .map((answer) => why(g, ann, { answer })),
    );
  });

  test.each(['name', 'abilities', 'cast', 'play', 'activate', 'triggers', 'attack', 'state-based'])(
    'is not told its %s',
    (what) => {
      for (const eyes of [ann, NO_PLAYER])
        expectSame(both(held), (g) => hidden(g).map((of) => why(g, eyes, { of, what })));
      expect(hidden(both(held)[0] as G).map((id) => explain(seenBy(both(held)[0] as G, ann), id, what)?.code)).toEqual(
        Array.from({ length: 3 }, () => 'hidden'),
      );
    },
  );

  test('is told of it by nobody who watches, but by the one who sees everything', () => {
    const [g] = both(held) as [G];
    const of = first(zoneObjects(g, HAND, bob));
    expect(JSON.stringify(why(g, NO_PLAYER, { of, what: 'name' }))).not.toContain('Grizzly Bears');
    expect(JSON.stringify(why(g, 'all', { of, what: 'name' }))).toContain('Grizzly Bears');
  });

  test('is not told what lies face down while its controller decides', () => {
    const down = `players:
  Ann: {}
  Bob: {battlefield: [{card: CARD, face-down: morph}]}
start: {turn: 4, active: Bob, step: main1}
`;
    const asked = ['name', 'cast', 'play', 'activate', 'abilities', 'types', 'power', 'triggers'];
    for (const eyes of [ann, NO_PLAYER])
      expectSame(both(down), (g) =>
        asked.map((what) => why(g, eyes, { of: first(zoneObjects(g, BATTLEFIELD, bob)), what })),
      );
  });
});

test('nobody is told what another player is asked', () => {
  const g = gameOf(`players: {Ann: {hand: [Duress], mana: "{B}"}, Bob: {hand: [Shock]}}
steps: [{Ann casts: Duress, targets: [Bob]}, resolve]
`);
  expect(g.state.decision?.player).toBe(ann);
  expect(why(g, ann, 'question')).toHaveLength(1);
  for (const eyes of [bob, NO_PLAYER]) expect(why(g, eyes, 'question')).toEqual([]);
  expect(why(g, 'all', 'question')).toHaveLength(1);
});

test('an object that there is not is as hidden as any', () => {
  const g = gameOf('players: {Ann: {}, Bob: {}}\n');
  expect(why(g, ann, { of: 99_999 as ObjectId, what: 'name' })).toEqual(
    why(g, ann, { of: first(zoneObjects(g, LIBRARY, bob)), what: 'name' }),
  );
});
