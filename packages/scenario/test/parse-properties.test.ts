// What holds for every text whatever.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScenarios } from './games.ts';
import { file, scenarioOf } from './parsing.ts';

const example = `scenario: Persist returns a creature once, with a -1/-1 counter     # required, the title
covers: [shm.persist.06]            # ledger ids this proves, optional
game: magic                         # magic (default) | grand-archive
format: duel                        # duel (default) | free-for-all | two-headed-giant | commander | ...
rules: current                      # a rules profile; default current
seed: 1                             # random seed, default 1
cards: []                           # extra cards, as text (below)
players:                            # in turn order; two to eight; any names
  Ann:
    life: 20
    battlefield:
      - Kitchen Finks                                  # a name
      - {card: Mountain, count: 3}
      - {card: Grizzly Bears, as: bear, tapped: true, counters: {+1/+1: 1}}
    hand: [Lightning Bolt]
  Bob:
    library: [Island, Opt]          # top card first
start: {turn: 3, active: Ann, step: main1}             # the defaults
steps:
  - Ann casts: Lightning Bolt
    targets: [Kitchen Finks]
  - resolve
  - check:
      Kitchen Finks: {zone: graveyard}
      stack: [Kitchen Finks]                           # the persist trigger, top first
  - resolve
  - check:
      Kitchen Finks: {zone: battlefield, controller: Ann, power: 2, toughness: 1, counters: {-1/-1: 1}}
`;

describe('the example of the format', () => {
  const scenario = scenarioOf(example);

  test('has its set-up', () => {
    expect(scenario).toMatchObject({
      line: 1,
      title: 'Persist returns a creature once, with a -1/-1 counter',
      covers: ['shm.persist.06'],
      start: { line: 18, turn: 3, active: 'Ann', step: 'main1' },
      end: { line: 28 },
    });
    expect(scenario.players).toMatchObject([
      {
        name: 'Ann',
        life: 20,
        zones: [
          {
            zone: 'battlefield',
            objects: [
              { line: 12, card: 'Kitchen Finks' },
              { line: 13, card: 'Mountain', count: 3 },
              { line: 14, card: 'Grizzly Bears', alias: 'bear', tapped: true, counters: [{ kind: '+1/+1', count: 1 }] },
            ],
          },
          { zone: 'hand', objects: [{ card: 'Lightning Bolt' }] },
        ],
      },
      { name: 'Bob', zones: [{ zone: 'library', objects: [{ card: 'Island' }, { card: 'Opt' }] }] },
    ]);
  });

  test('has its steps', () => {
    expect(scenario.steps).toMatchObject([
      { kind: 'cast', line: 20, player: 'Ann', card: { name: 'Lightning Bolt' } },
      { kind: 'resolve', line: 22 },
      {
        kind: 'check',
        line: 23,
        checks: [
          { kind: 'object', line: 24 },
          { kind: 'stack', line: 25 },
        ],
      },
      { kind: 'resolve', line: 26 },
      { kind: 'check', line: 27, checks: [{ kind: 'object', properties: { length: 5 } }] },
    ]);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  });
});

/** Parses, and sees that every error has a place in the text and a message of one line. */
function survives(text: string): void {
  const { scenarios, errors } = parseScenarios(text, file);
  expect(scenarios.length + errors.length).toBeGreaterThan(0);
  const lines = text.split('\n').length;
  for (const error of errors) {
    expect(error.file).toBe(file);
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.line).toBeLessThanOrEqual(lines);
    expect(error.column).toBeGreaterThanOrEqual(1);
    expect(error.message).toMatch(/^[^\n\r]+$/);
  }
}

const fragments = fc.constantFrom(
  ...['- ', ': ', '\n', '\n  ', '[', ']', '{', '}', ', ', '"', "'", '#', '&a ', '*a', '!', '|', '>', '%', '\t', '? '],
  ...[
    '---\n',
    '...\n',
    '\ufeff',
    '\r\n',
    '~',
    'null',
    'yes',
    '-1',
    '1e9',
    '/',
    '//',
    '#2',
    '__proto__',
    '<<',
    '\u0000',
  ],
  ...['scenario', 'players', 'steps', 'check', 'Ann', 'Bob', ' casts', ' can', 'targets', 'with', 'stack', 'Ann/hand'],
);

describe('no text makes the parser throw', () => {
  test('not an arbitrary one', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), survives), { numRuns: 500 });
  });

  test('not one made of pieces of the language', () => {
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 60 }), (pieces) => survives(pieces.join(''))),
      { numRuns: 1500 },
    );
  });

  test('not a scenario with pieces cut out, put in and doubled', () => {
    const edit = fc.record({
      at: fc.nat({ max: example.length }),
      cut: fc.nat({ max: 12 }),
      put: fc.oneof(fragments, fc.string({ maxLength: 4 })),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        survives(edits.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), example));
      }),
      { numRuns: 1000 },
    );
  });
});

test('a scenario reads the same whatever the ends of its lines', () => {
  expect(scenarioOf(example.replaceAll('\n', '\r\n'))).toEqual(scenarioOf(example));
});
