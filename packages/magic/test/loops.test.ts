import {
  type Answer,
  asPlayer,
  decisionKind,
  type GameEvent,
  happen,
  type ObjectId,
  type PlayerId,
  rowsOf,
  seenBy,
  step,
} from '@rulewright/kernel';
import type {
  Ability,
  Action,
  Card,
  Condition,
  EventPattern,
  Face,
  TriggeredAbility,
} from '@rulewright/language/magic';
import { exactly } from '@rulewright/rules';
import { expect, test } from 'vitest';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  explainEvent,
  formats,
  type G,
  newPool,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/index.ts';

const [ann, bob] = [0, 1].map(asPlayer) as [PlayerId, PlayerId];
const you = { kind: 'you' } as const;
const self = { kind: 'this' } as const;
const opponents = { kind: 'players', which: 'opponents' } as const;
const goat = { name: 'Goat', types: ['creature'], subtypes: ['Goat'], power: 0, toughness: 1 } as const;

const card = (name: string, ...abilities: readonly Ability[]): Card => face(name, {}, ...abilities);
const face = (name: string, more: Partial<Face>, ...abilities: readonly Ability[]): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['artifact'], abilities, ...more }],
});
const whenever = (on: EventPattern, ...actions: readonly Action[]): TriggeredAbility => ({
  kind: 'triggered',
  on,
  actions,
});
const start = (...actions: readonly Action[]): Ability => ({ kind: 'activated', cost: [], actions });

const gain = (amount = 1): Action => ({ do: 'gainLife', who: you, amount });
const drain = (amount = 1): Action => ({ do: 'loseLife', who: opponents, amount });
const gained: EventPattern = { on: 'gainLife', who: you };
const creatureEnters: EventPattern = {
  on: 'move',
  what: {
    kind: 'all',
    of: [
      { kind: 'type', type: 'creature' },
      { kind: 'controlledBy', who: you },
    ],
  },
  to: ['battlefield'],
};

/** Each of them is one more that triggers. */
const singer = {
  name: 'Singer',
  types: ['creature'],
  power: 1,
  toughness: 1,
  abilities: [whenever(gained, gain())],
} as const;
const lifeOfYou = { kind: 'life', of: you } as const;
const lifeIs = (op: '<' | '≥', to: number): Condition => ({ kind: 'compare', value: lifeOfYou, is: { op, to } });
const goatsAre = (op: '<' | '≥', to: number): Condition => ({
  kind: 'compare',
  value: { kind: 'count', of: { kind: 'each', where: { kind: 'subtype', type: 'Goat' } } },
  is: { op, to },
});

const cards: readonly Card[] = [
  card('Start', start(gain())),
  card('Feeds On Gain', whenever(gained, drain())),
  card('Feeds On Loss', whenever({ on: 'loseLife', who: opponents }, gain())),
  card('Endless Spring', whenever(gained, gain())),
  card(
    'Herd',
    start({ do: 'token', token: goat, count: 1 }),
    whenever(creatureEnters, { do: 'token', token: goat, count: 1 }),
  ),
  face(
    'Doll',
    { types: ['artifact', 'creature'], power: 0, toughness: 1 },
    start({ do: 'damage', to: self, amount: 1 }),
    { kind: 'keyword', keyword: 'indestructible' },
    whenever({ on: 'damage', to: { kind: 'is', what: self } }, { do: 'damage', to: self, amount: { kind: 'amount' } }),
  ),
  card(
    'Battery',
    start({ do: 'counters', on: self, counter: 'charge', count: 1 }),
    whenever(
      { on: 'counters', what: { kind: 'is', what: self } },
      { do: 'counters', on: self, counter: 'charge', count: 1 },
    ),
  ),
  card('Well', start({ do: 'mana', mana: { kind: 'fixed', mana: '{G}' } })),
  card('Overflow', whenever({ on: 'mana', who: you }, { do: 'mana', mana: { kind: 'fixed', mana: '{G}' } })),
  card('Parting', {
    kind: 'replacement',
    on: gained,
    instead: { kind: 'instead', actions: [{ do: 'loseLife', who: you, amount: 1 }] },
  }),
  card('Meeting', {
    kind: 'replacement',
    on: { on: 'loseLife', who: you },
    instead: { kind: 'instead', actions: [gain()] },
  }),
  card('Choir', whenever(gained, { do: 'token', token: singer, count: 1 }, gain())),
  card('Fountain', whenever(gained, gain(), { do: 'mana', mana: { kind: 'fixed', mana: '{G}' } })),
  // What ends such loops, or does not.
  card('Brook', { ...whenever(gained, gain()), condition: lifeIs('<', 150) }),
  card('Riches', whenever({ on: 'state', condition: lifeIs('≥', 300) }, { do: 'win', who: you })),
  card('Crowd', whenever({ on: 'state', condition: goatsAre('≥', 150) }, { do: 'win', who: you })),
  card('Fullness', {
    kind: 'replacement',
    on: gained,
    condition: lifeIs('≥', 200),
    instead: { kind: 'instead', actions: [{ do: 'lose', who: you }] },
  }),
  card('Hundredth', { ...whenever(gained, { do: 'win', who: you }), nth: { number: 100 } }),
  card('Undying Angel', { kind: 'static', effects: [{ kind: 'cant', action: 'lose', what: opponents }] }),
  card('Chooser', start(gain()), { ...whenever(gained, { do: 'may', actions: [gain()] }) }),
];

function table(names: readonly string[], life = 20): { readonly g: G; readonly first: ObjectId } {
  const g = emptyGame(newPool(cards), [{ name: 'Ann' }, { name: 'Bob' }], 1, current, formats['free-for-all']);
  for (const { id } of g.state.players) placePlayer(g, id, { life });
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  const placed = names.map((name) =>
    placeObject(g, { owner: ann, zone: BATTLEFIELD, def: cards.findIndex((c) => c.name === name) }),
  );
  continueFrom(g, 'main1');
  return { g, first: placed[0] as ObjectId };
}

const lifeOf = (g: G, player: PlayerId): number => g.state.game.totals[player]?.life ?? 0;
const pass: Answer = { action: 'pass' };

interface Played {
  readonly g: G;
  readonly decisions: number;
  /** Batches of events, those of looking ahead among them. */
  readonly batches: number;
  readonly draw: GameEvent | undefined;
}

/** Begins with the ability of the first permanent; then everybody passes, and does what there is no choice about. */
function playOn(names: readonly string[], { life = 20, most = 5_000 } = {}): Played {
  const { g, first } = table(names, life);
  let batches = 0;
  g.watch = () => {
    batches++;
  };
  step(g, { action: 'activate', object: first, index: 0 });
  let decisions = 1;
  for (; decisions < most && g.state.decision !== null; decisions++) {
    const { decision } = g.state;
    const [only] = decision.kind === 'priority' ? [pass] : (decisionKind(g, decision).answers(g, decision) ?? []);
    step(g, only ?? pass);
  }
  return { g, decisions, batches, draw: [...rowsOf(g.state.log)].findLast((e) => e.kind === 'drawGame') };
}

test.each([100, 200, 400, 2_000])('two permanents that feed each other are played to the end, at %i life', (life) => {
  const { g, batches } = playOn(['Start', 'Feeds On Gain', 'Feeds On Loss'], { life, most: 10 * life });
  expect(g.state.over?.winners).toEqual([ann]);
  expect(lifeOf(g, bob)).toBe(0);
  // About eight batches for each point of life, and a few more to look ahead.
  expect(batches).toBeLessThan(12 * life + 2_000);
});

test('104.4b: life that grows without end is a draw', () => {
  const { g, decisions, batches } = playOn(['Start', 'Endless Spring']);
  expect(g.state.over?.draw).toBe(true);
  expect(decisions).toBeLessThan(400);
  expect(batches).toBeLessThan(2_000);
});

test('104.4b: damage that a permanent redirects to itself without end is a draw', () => {
  const { g, batches } = playOn(['Doll']);
  expect(g.state.over?.draw).toBe(true);
  expect(batches).toBeLessThan(2_000);
});

test('104.4b: tokens without end are a draw', () => {
  const { g, batches } = playOn(['Herd']);
  expect(g.state.over?.draw).toBe(true);
  expect(batches).toBeLessThan(2_000);
});

test('104.4b: tokens without end are a draw, also where the stack grows', () => {
  const { g, batches } = playOn(['Herd', 'Herd']);
  expect(g.state.over?.draw).toBe(true);
  expect(batches).toBeLessThan(3_000);
});

test('104.4b: counters without end are a draw', () => {
  const { g, batches } = playOn(['Battery']);
  expect(g.state.over?.draw).toBe(true);
  expect(batches).toBeLessThan(2_000);
});

test('104.4b: mana without end is a draw', () => {
  const { g, batches } = playOn(['Start', 'Fountain']);
  expect(g.state.over?.draw).toBe(true);
  expect(batches).toBeLessThan(2_000);
});

test('a loop that something on the table will end is played to that end', () => {
  const brook = playOn(['Start', 'Brook'], { most: 1_000 });
  expect(brook.draw).toBe(undefined);
  expect(lifeOf(brook.g, ann)).toBe(150);
});

test.each([
  ['a state of the game', ['Start', 'Endless Spring', 'Riches']],
  ['a number of objects', ['Herd', 'Crowd']],
  ['how often something has happened', ['Start', 'Endless Spring', 'Hundredth']],
])('a loop that %s will end is no draw', (_, names) => {
  const { g, draw } = playOn(names);
  expect(draw).toBe(undefined);
  expect(g.state.over?.winners).toEqual([ann]);
});

test('a loop that a replacement effect will end is no draw', () => {
  const { g, draw } = playOn(['Start', 'Endless Spring', 'Fullness']);
  expect(draw).toBe(undefined);
  expect(g.state.over?.winners).toEqual([bob]);
});

test('what shrinks without end is a draw where it ends nothing', () => {
  const { g, decisions } = playOn(['Start', 'Feeds On Gain', 'Feeds On Loss', 'Undying Angel'], { life: 10 });
  expect(g.state.over?.draw).toBe(true);
  expect(lifeOf(g, bob)).toBeLessThan(0);
  expect(decisions).toBeLessThan(1_000);
});

test('104.4b: a loop with something to choose is no draw', () => {
  const { g } = playOn(['Chooser'], { most: 1_000 });
  expect(g.state.over).toBe(null);
});

test('the draw names the loop: whose abilities, how long it is, what grows', () => {
  const { g, draw } = playOn(['Start', 'Endless Spring']);
  const spring = [...rowsOf(g.state.objects)].find((row) => row.kind === 'card' && row.def === 3);
  expect(draw).toMatchObject({
    rule: '732.4',
    loop: { sources: [spring?.id], players: [ann], length: 1, proven: true, after: 64 },
  });
  expect(draw).toMatchObject({ loop: { grows: [{ what: 'life', of: ann, by: 1 }] } });
});

test('why the game is a draw says which loop it is, by 104.4b', () => {
  const { g } = playOn(['Start', 'Endless Spring']);
  const why = explainEvent(seenBy(g, 'all'), g.state.log.length - 1);
  expect(why).toMatchObject({
    rules: ['104.4', '732.4'],
    because: [
      {
        code: 'mandatory-loop',
        rules: ['104.4b', '732.4'],
        because: [{ code: 'loop-grows', objects: [ann], data: { what: 'life', by: 1 } }],
      },
    ],
  });
});

/** A permanent that remembers two goats, both of which are gone. */
function remembering(second: 'the same' | 'another'): string {
  const { g } = table([]);
  const goats = [0, 1].map(() => placeObject(g, { owner: ann, zone: BATTLEFIELD, token: { ...goat } })) as [
    ObjectId,
    ObjectId,
  ];
  const notes = { first: [goats[0]], second: [second === 'another' ? goats[1] : goats[0]] };
  placeObject(g, { owner: ann, zone: BATTLEFIELD, def: 0, notes });
  happen(g, ...goats.map((object) => ({ kind: 'cease', object })));
  return exactly(g, g.rules.loops);
}

test('positions that differ only in which of two like objects is meant are not the same', () => {
  expect(remembering('the same')).toBe(remembering('the same'));
  expect(remembering('the same')).not.toBe(remembering('another'));
});

test('positions with other objects in the same roles are the same', () => {
  const played = (rounds: number): string => {
    const { g, first } = table(['Start']);
    for (let i = 0; i < rounds; i++) {
      step(g, { action: 'activate', object: first, index: 0 });
      for (let passes = 0; passes < 2; passes++) step(g, pass);
      placePlayer(g, ann, { life: 20 });
    }
    return exactly(g, g.rules.loops);
  };
  expect(played(1)).toBe(played(2));
});

test('605.4a: triggered mana abilities that trigger themselves end in a draw, within one activation', () => {
  const { g, decisions } = playOn(['Well', 'Overflow']);
  expect(g.state.over?.draw).toBe(true);
  expect(decisions).toBe(1);
});

test('614.5: replacement effects that feed each other come to an end', () => {
  const { g } = playOn(['Start', 'Parting', 'Meeting'], { most: 3 });
  expect(lifeOf(g, ann)).toBe(21);
  expect(g.state.over).toBe(null);
});

test('a loop that never repeats itself is given up in the end, and the draw says so', () => {
  const { g, draw } = playOn(['Start', 'Choir'], { most: 60_000 });
  expect(g.state.over?.draw).toBe(true);
  expect(draw).toMatchObject({ loop: { proven: false, after: 16_384 } });
  expect(explainEvent(seenBy(g, 'all'), g.state.log.length - 1)?.because[0]).toMatchObject({ code: 'loop-unproven' });
});
