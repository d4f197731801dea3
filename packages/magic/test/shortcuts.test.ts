import {
  type Answer,
  asPlayer,
  hash,
  load,
  type ObjectId,
  objectRow,
  type PlayerId,
  recorder,
  replay,
  save,
  seenBy,
  step,
  zoneObjects,
} from '@rulewright/kernel';
import type { Ability, Card, Face } from '@rulewright/language/magic';
import { Recent, repetition } from '@rulewright/rules';
import { expect, test } from 'vitest';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  formats,
  type G,
  GRAVEYARD,
  HAND,
  legalActions,
  newPool,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/index.ts';

const [ann, bob, cid] = [0, 1, 2].map(asPlayer) as [PlayerId, PlayerId, PlayerId];
const you = { kind: 'you' } as const;
const self = { kind: 'this' } as const;

const card = (name: string, face: Partial<Face>, ...abilities: readonly Ability[]): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['artifact'], abilities, ...face }],
});

const goat = { name: 'Goat', types: ['creature'], subtypes: ['Goat'], power: 0, toughness: 1 } as const;

const onArtifact = (does: 'tap' | 'untap'): Ability => ({
  kind: 'activated',
  cost: [],
  targets: [{ name: 'target', what: { kind: 'type', type: 'artifact' } }],
  actions: [{ do: does, what: { kind: 'var', name: 'target' } }],
});

const cards: readonly Card[] = [
  card('Test Fountain', {}, { kind: 'activated', cost: [], actions: [{ do: 'gainLife', who: you, amount: 1 }] }),
  // A goat is sacrificed for another goat: the objects of one round are not those of the next.
  card(
    'Test Shepherd',
    {},
    {
      kind: 'activated',
      cost: [{ kind: 'sacrifice', what: { kind: 'subtype', type: 'Goat' }, count: 1 }],
      actions: [
        { do: 'token', token: goat, count: 1 },
        { do: 'gainLife', who: you, amount: 1 },
      ],
    },
  ),
  // Back to its owner's hand, to be cast again.
  card(
    'Test Yoyo',
    { cost: '{0}' },
    {
      kind: 'activated',
      cost: [],
      actions: [
        { do: 'move', what: self, to: { zone: 'hand' } },
        { do: 'gainLife', who: you, amount: 2 },
      ],
    },
  ),
  card('Test Counter', {}, { kind: 'activated', cost: [{ kind: 'life', amount: 4 }], actions: [] }),
  card('Test Lever', {}, onArtifact('tap')),
  card('Test Latch', {}, onArtifact('untap')),
  card(
    'Test Dart',
    { types: ['instant'], cost: '{0}' },
    {
      kind: 'spell',
      actions: [{ do: 'loseLife', who: { kind: 'players', which: 'opponents' }, amount: 1 }],
    },
  ),
];
const def = (name: string): number => cards.findIndex((c) => c.name === name);

function table(players = ['Ann', 'Bob']): G {
  const seats = players.map((name) => ({ name }));
  const g = emptyGame(newPool(cards), seats, 1, current, formats['free-for-all']);
  for (const { id } of g.state.players) placePlayer(g, id, { life: 20 });
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  return g;
}
const put = (g: G, name: string, zone = BATTLEFIELD, owner = ann): ObjectId =>
  placeObject(g, { owner, zone, def: def(name) });
const lifeOf = (g: G, player = ann): number => g.state.game.totals[player]?.life ?? 0;
const pass: Answer = { action: 'pass' };
const by = (player: PlayerId, answer: Answer) => ({ player, answer });
const use = (object: ObjectId): Answer => ({ action: 'activate', object, index: 0 });
/** The player acts, then both pass. */
const round = (first: Answer) => [by(ann, first), by(ann, pass), by(bob, pass)];
const propose = (choices: readonly { player: PlayerId; answer: Answer }[], times: number): Answer => ({
  action: 'shortcut',
  choices,
  times,
});

function fountain(players?: string[]): { g: G; object: ObjectId } {
  const g = table(players);
  const object = put(g, 'Test Fountain');
  continueFrom(g, 'main1');
  return { g, object };
}

test('732.2a, 732.2c: a loop that the others accept is played that many times', () => {
  const { g, object } = fountain();
  expect(step(g, propose(round(use(object)), 50)).refusal).toBe(null);
  expect(g.state.decision).toMatchObject({ kind: 'shortcut', player: bob, proposer: ann, length: 150 });
  expect(lifeOf(g)).toBe(20);
  const taken = step(g, { accept: true });
  expect(lifeOf(g)).toBe(70);
  expect(taken.events.filter((e) => e.kind === 'gainLife').length).toBe(50);
  expect(g.state.decision).toMatchObject({ kind: 'priority', player: ann });
});

test('732.2b, 732.2c: a player who shortens it has to choose differently there', () => {
  const { g, object } = fountain();
  const dart = put(g, 'Test Dart', HAND, bob);
  step(g, propose(round(use(object)), 50));
  // Choice 8 is Bob's third pass.
  expect(step(g, { stop: 7 }).refusal).toMatchObject({ code: 'not-your-choice' });
  expect(step(g, { stop: 8 }).refusal).toBe(null);
  expect(lifeOf(g)).toBe(22);
  expect(g.state.decision).toMatchObject({ kind: 'priority', player: bob });
  expect(step(g, pass).refusal).toMatchObject({ code: 'must-differ' });
  // What would be refused is not offered, and the other player's answers are their own.
  expect(legalActions(g, bob)).toEqual([{ action: 'cast', card: dart }]);
  expect(legalActions(g, ann)).toContainEqual(pass);
  expect(step(g, { action: 'cast', card: dart }).refusal).toBe(null);
  expect(legalActions(g, bob)).toContainEqual(pass);
  expect(step(g, pass).refusal).toBe(null);
});

test('732.2b: who has nothing else to choose may pass all the same', () => {
  const { g, object } = fountain();
  step(g, propose(round(use(object)), 50));
  step(g, { stop: 2 });
  expect(step(g, pass).refusal).toBe(null);
});

test('732.2b: each other player is asked in turn order, and may shorten what is left', () => {
  const { g, object } = fountain(['Ann', 'Bob', 'Cid']);
  const choices = [by(ann, use(object)), by(ann, pass), by(bob, pass), by(cid, pass)];
  step(g, propose(choices, 10));
  expect(g.state.decision).toMatchObject({ kind: 'shortcut', player: bob, length: 40 });
  step(g, { stop: 10 });
  expect(g.state.decision).toMatchObject({ kind: 'shortcut', player: cid, length: 10 });
  expect(step(g, { stop: 11 }).refusal).toMatchObject({ code: 'not-your-choice' });
  step(g, { stop: 3 });
  expect(g.state.decision).toMatchObject({ kind: 'priority', player: cid });
  expect(lifeOf(g)).toBe(20);
});

test('the choices follow tokens and cards that are new objects in each round', () => {
  const g = table();
  const shepherd = put(g, 'Test Shepherd');
  placeObject(g, { owner: ann, zone: BATTLEFIELD, token: { ...goat } });
  placeObject(g, { owner: ann, zone: BATTLEFIELD, token: { ...goat, name: 'Other Goat' } });
  continueFrom(g, 'main1');
  // By hand once, so that the newest goat is the one that the last round made.
  step(g, use(shepherd));
  const goats = (): readonly ObjectId[] =>
    zoneObjects(g, BATTLEFIELD, ann).filter((id) => objectRow(g.state, id).kind === 'token');
  const [first, other] = goats() as [ObjectId, ObjectId];
  expect(g.state.decision).toMatchObject({ kind: 'entities', from: [first, other] });
  step(g, [first]);
  step(g, pass);
  step(g, pass);
  const newest = goats().at(-1) as ObjectId;
  const choices = [by(ann, use(shepherd)), by(ann, [newest]), by(ann, pass), by(bob, pass)];
  step(g, propose(choices, 25));
  step(g, { accept: true });
  expect(lifeOf(g)).toBe(46);
  expect(goats()).toContain(other);
  expect(goats().length).toBe(2);
});

test('a card that goes back and forth is found where it is', () => {
  const g = table();
  const yoyo = put(g, 'Test Yoyo');
  continueFrom(g, 'main1');
  const choices = [...round(use(yoyo)), ...round({ action: 'cast', card: yoyo })];
  step(g, propose(choices, 10));
  step(g, { accept: true });
  expect(lifeOf(g)).toBe(40);
  expect(zoneObjects(g, GRAVEYARD, ann).length).toBe(0);
  expect(zoneObjects(g, BATTLEFIELD, ann).length).toBe(1);
});

test('it ends where a choice cannot be made any more', () => {
  const g = table();
  const counter = put(g, 'Test Counter');
  continueFrom(g, 'main1');
  step(g, propose(round(use(counter)), 100));
  expect(step(g, { accept: true }).refusal).toBe(null);
  // Paid five times; with 0 life Ann has lost.
  expect(lifeOf(g)).toBe(0);
  expect(g.state.over?.winners).toEqual([bob]);
});

test('732.2a: what is no sequence of legal choices that begins with the own is refused', () => {
  const { g, object } = fountain();
  const code = (answer: Answer) => step(g, answer).refusal?.code;
  expect(code({ action: 'shortcut' })).toBe('not-a-shortcut');
  expect(code(propose([], 3))).toBe('not-a-shortcut');
  expect(code(propose([by(bob, pass)], 3))).toBe('not-a-shortcut');
  expect(code(propose(round(use(object)), 0))).toBe('not-a-shortcut');
  expect(code(propose(round(use(object)), 1_000_000))).toBe('shortcut-too-long');
  expect(code(propose([by(ann, propose(round(use(object)), 2))], 2))).toBe('not-a-shortcut');
  expect(code(propose([by(ann, { action: 'cast', card: object })], 2))).not.toBe(undefined);
});

/** Ann taps what Bob untaps, again and again, until somebody is stopped. */
function tugOfWar(active: PlayerId): { readonly g: G; readonly stopped: PlayerId | undefined; readonly acts: number } {
  const g = table();
  placeTurn(g, { turn: 3, active, step: 'main1' });
  const lever = put(g, 'Test Lever');
  const latch = put(g, 'Test Latch', BATTLEFIELD, bob);
  const relic = put(g, 'Test Fountain');
  continueFrom(g, 'main1');
  let acts = 0;
  for (let i = 0; i < 3000; i++) {
    const { decision } = g.state;
    if (decision?.kind === 'targets') {
      step(g, [relic]);
      continue;
    }
    const player = decision?.player;
    const isTapped = objectRow(g.state, relic).flags !== 0;
    const wants = g.state.zones.flat().some((id) => objectRow(g.state, id).kind === 'ability') === false;
    const acting = wants && (player === ann ? !isTapped : isTapped);
    const { refusal } = step(g, acting ? use(player === ann ? lever : latch) : pass);
    if (refusal?.code === 'must-differ') return { g, stopped: player, acts };
    if (acting) acts++;
    else if (g.state.game.turn.step !== 'main1') break;
  }
  return { g, stopped: undefined, acts };
}

test('732.3: the active player has to break a loop in which several players go round in a circle', () => {
  const { g, stopped, acts } = tugOfWar(ann);
  expect(stopped).toBe(ann);
  expect(g.state.decision).toMatchObject({ rule: '732.3' });
  expect(acts).toBeGreaterThan(60);
  expect(acts).toBeLessThan(80);
  expect(step(g, pass).refusal).toBe(null);
  expect(tugOfWar(bob).stopped).toBe(bob);
});

/** Plays the rounds and remembers what was chosen. */
function remembered(g: G, ...rounds: readonly (readonly { player: PlayerId; answer: Answer }[])[]): Recent {
  const recent = new Recent();
  for (const { answer } of rounds.flat()) {
    recent.note(g, answer);
    expect(step(g, answer).refusal).toBe(null);
  }
  return recent;
}

test('732.2a: what a player has done twice is offered as a loop, with what it brings', () => {
  const { g, object } = fountain();
  const once = remembered(g, round(use(object)));
  expect(repetition(seenBy(g, ann), once)).toBe(null);
  const recent = remembered(g, round(use(object)), round(use(object)));
  const offer = repetition(seenBy(g, ann), recent);
  expect(offer).toMatchObject({ choices: round(use(object)), grows: [{ what: 'life', of: ann, by: 1 }], most: 6_666 });
  step(g, propose(offer?.choices ?? [], 1_000));
  step(g, { accept: true });
  expect(lifeOf(g)).toBe(1_023);
});

test('a loop with new objects in each round is offered with those of the next', () => {
  const g = table();
  const yoyo = put(g, 'Test Yoyo');
  continueFrom(g, 'main1');
  const now = (): ObjectId => [...zoneObjects(g, BATTLEFIELD, ann), ...zoneObjects(g, HAND, ann)].at(-1) ?? yoyo;
  const recent = new Recent();
  for (let i = 0; i < 2; i++) {
    for (const first of [(): Answer => use(now()), (): Answer => ({ action: 'cast', card: now() })]) {
      for (const answer of [first(), pass, pass]) {
        recent.note(g, answer);
        expect(step(g, answer).refusal).toBe(null);
      }
    }
  }
  const offer = repetition(seenBy(g, ann), recent);
  expect(offer?.choices.length).toBe(6);
  step(g, propose(offer?.choices ?? [], 10));
  step(g, { accept: true });
  expect(lifeOf(g)).toBe(44);
});

test('what does not come back to the same position is not offered as a loop', () => {
  const g = table();
  const darts = [1, 2, 3].map(() => put(g, 'Test Dart', HAND));
  continueFrom(g, 'main1');
  const recent = remembered(g, ...darts.slice(1).map((card) => round({ action: 'cast', card })));
  expect(repetition(seenBy(g, ann), recent)).toBe(null);
});

test('a shortcut is in the replay, and can be saved while it is being discussed', () => {
  const { g, object } = fountain();
  const start: G = { ...g, state: load<G['state']['game'], G['pool'], G['rules']>(g.rules, g.pool, save(g)).state };
  const record = recorder(g, { cards: '', seed: 1, setup: null });
  record.step(propose(round(use(object)), 20));
  const saved = load<G['state']['game'], G['pool'], G['rules']>(g.rules, g.pool, JSON.parse(JSON.stringify(save(g))));
  record.step({ accept: true });
  step(saved, { accept: true });
  expect(hash(saved.state)).toBe(hash(g.state));
  const again = replay(start, record.replay());
  expect(again.ok && hash(again.game.state)).toBe(hash(g.state));
});
