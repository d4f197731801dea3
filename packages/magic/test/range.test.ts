import {
  asPlayer,
  checkAnswer,
  type EntityId,
  type GameEvent,
  load,
  type ObjectId,
  objectRow,
  save,
  step,
} from '@rulewright/kernel';
import type { Ability, Card, Face } from '@rulewright/language/magic';
import { expect, test } from 'vitest';
import { characteristics } from '../src/100-game/109.3-characteristics.ts';
import { attackTargets } from '../src/500-turn/combat/508.1b-attacked.ts';
import { legalTargets } from '../src/600-effects/index.ts';
import { replacesInRange } from '../src/800-multiplayer/801-range.ts';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  type Format,
  formats,
  type G,
  GRAVEYARD,
  HAND,
  newGame,
  newPool,
  placeAttached,
  placeObject,
  placePlayer,
  placeTurn,
} from '../src/index.ts';
import { context, Flag } from '../src/state.ts';

const [ann, bob, cid, dee, eve] = [0, 1, 2, 3, 4].map(asPlayer) as [
  ReturnType<typeof asPlayer>,
  ReturnType<typeof asPlayer>,
  ReturnType<typeof asPlayer>,
  ReturnType<typeof asPlayer>,
  ReturnType<typeof asPlayer>,
];

const card = (name: string, face: Partial<Face>, ...abilities: readonly Ability[]): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['creature'], power: 1, toughness: 1, abilities, ...face }],
});
const instant = (name: string, ability: Ability): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['instant'], cost: '{0}', abilities: [ability] }],
});

const isCreature = { kind: 'type', type: 'creature' } as const;
const you = { kind: 'you' } as const;
const all = { kind: 'each', where: isCreature } as const;
const everybody = { kind: 'players', which: 'each' } as const;
const gain = { do: 'gainLife', who: you, amount: 1 } as const;

const swing = (on: 'tap' | 'untap', then: 'tap' | 'untap'): Ability => ({
  kind: 'triggered',
  on: { on, what: { kind: 'is', what: { kind: 'this' } } },
  actions: [{ do: then, what: { kind: 'this' } }],
});

const cards: readonly Card[] = [
  card('Test Cow', {}),
  card(
    'Test Banner',
    { types: ['enchantment'] },
    {
      kind: 'static',
      effects: [{ kind: 'modify', what: all, changes: [{ kind: 'addPT', power: 1, toughness: 1 }] }],
    },
  ),
  card(
    'Test Watcher',
    {},
    {
      kind: 'triggered',
      on: { on: 'move', what: isCreature, from: ['battlefield'], to: ['graveyard'] },
      actions: [gain],
    },
  ),
  instant('Test Wave', { kind: 'spell', actions: [{ do: 'loseLife', who: everybody, amount: 3 }] }),
  instant('Test Shot', {
    kind: 'spell',
    targets: [{ name: 'target', what: { kind: 'player' } }],
    actions: [{ do: 'damage', to: { kind: 'var', name: 'target' }, amount: 1 }],
  }),
  instant('Test Triumph', { kind: 'spell', actions: [{ do: 'win', who: you }] }),
  instant('Test Truce', { kind: 'spell', actions: [{ do: 'drawGame' }] }),
  instant('Test Plague', { kind: 'spell', actions: [{ do: 'destroy', what: all }] }),
  card('Test Well', { types: ['artifact'] }, { kind: 'activated', cost: [], who: everybody, actions: [gain] }),
  card(
    'Test Truth',
    { types: ['enchantment'] },
    {
      kind: 'replacement',
      on: { on: 'gainLife' },
      instead: { kind: 'change', amount: 5 },
    },
  ),
  card(
    'Test Shackles',
    { types: ['enchantment'], subtypes: ['Aura'] },
    {
      kind: 'keyword',
      keyword: 'enchant',
      what: isCreature,
    },
  ),
  card(
    'Test Leash',
    { types: ['enchantment'], subtypes: ['Aura'] },
    { kind: 'keyword', keyword: 'enchant', what: isCreature },
    {
      kind: 'static',
      effects: [
        { kind: 'modify', what: { kind: 'host', of: { kind: 'this' } }, changes: [{ kind: 'controller', who: you }] },
      ],
    },
  ),
  card(
    'Test Herdsman',
    {},
    {
      kind: 'static',
      effects: [
        {
          kind: 'modify',
          what: { kind: 'each', where: { kind: 'all', of: [isCreature, { kind: 'controlledBy', who: you }] } },
          changes: [{ kind: 'addPT', power: 1, toughness: 1 }],
        },
      ],
    },
  ),
  card('Test Pendulum', { types: ['artifact'] }, swing('tap', 'untap'), swing('untap', 'tap')),
  card('Test Globe', { types: ['enchantment'], supertypes: ['world'] }),
];
const def = (name: string): number => cards.findIndex((c) => c.name === name);

/** Five players around a table, each with a cow; Ann's main phase. */
function table(options: Partial<Format>): G {
  const seats = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name) => ({ name }));
  const format = { ...(formats['free-for-all'] as Format), ...options };
  const g = emptyGame(newPool(cards), seats, 1, current, format);
  for (const { id } of g.state.players) {
    placeObject(g, { owner: id, zone: BATTLEFIELD, def: def('Test Cow') });
    placePlayer(g, id, { life: 20 });
  }
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  return g;
}
const cowOf = (g: G, player: number): ObjectId =>
  g.state.zones.flat().find((id) => {
    const row = objectRow(g.state, id);
    return row.owner === player && row.def === def('Test Cow');
  }) as ObjectId;
const lifeOf = (g: G): readonly number[] => g.state.game.totals.map((t) => t.life);
const standings = (g: G): readonly string[] => g.state.players.map((p) => p.standing);
const begin = (g: G): G => {
  continueFrom(g, 'main1');
  return g;
};

/** All pass until the stack has resolved. */
function passAround(g: G): void {
  for (let i = 0; i < g.state.players.length && g.state.decision?.kind === 'priority'; i++) step(g, { action: 'pass' });
}

function castFromHand(g: G, name: string): void {
  const spell = placeObject(g, { owner: ann, zone: HAND, def: def(name) });
  begin(g);
  expect(step(g, { action: 'cast', card: spell }).refusal).toBe(null);
  passAround(g);
}

test('801.3: only opponents within range can be attacked', () => {
  expect(attackTargets(table({ range: 1 }), ann)).toEqual([bob, eve]);
  expect(attackTargets(table({ range: 2 }), ann)).toEqual([bob, cid, dee, eve]);
  expect(attackTargets(table({}), ann)).toEqual([bob, cid, dee, eve]);
});

test('801.2a: players may have different ranges', () => {
  const g = table({ range: [1, 2, 1, 1, 1] });
  expect(attackTargets(g, ann)).toEqual([bob, eve]);
  expect(attackTargets(g, bob)).toEqual([cid, dee, eve, ann]);
});

test('803.1: attack left, attack right', () => {
  expect(attackTargets(table({ attack: 'left' }), ann)).toEqual([bob]);
  expect(attackTargets(table({ attack: 'right' }), ann)).toEqual([eve]);
  expect(attackTargets(table({ attack: 'right' }), cid)).toEqual([bob]);
});

test('801.4: players out of range cannot be targets', () => {
  const g = table({ range: 1 });
  const shot = placeObject(g, { owner: ann, zone: HAND, def: def('Test Shot') });
  const spec = { name: 'target', what: { kind: 'player' } } as const;
  expect(legalTargets(g, spec, context(shot, ann), shot)).toEqual([ann, bob, eve]);
});

test('801.10: an effect does nothing to players and objects out of range', () => {
  const g = table({ range: 1 });
  castFromHand(g, 'Test Wave');
  expect(lifeOf(g)).toEqual([17, 17, 20, 20, 17]);
  const h = table({ range: 1 });
  castFromHand(h, 'Test Plague');
  expect([ann, bob, cid, dee, eve].map((p) => objectRow(h.state, cowOf(h, p)).zone)).toEqual([
    GRAVEYARD,
    GRAVEYARD,
    BATTLEFIELD,
    BATTLEFIELD,
    GRAVEYARD,
  ]);
});

test('801.10: a static ability changes only what is within range of its controller', () => {
  const g = table({ range: 1 });
  placeObject(g, { owner: ann, zone: BATTLEFIELD, def: def('Test Banner') });
  expect([ann, bob, cid, dee, eve].map((p) => characteristics(g, cowOf(g, p)).power)).toEqual([2, 2, 1, 1, 2]);
});

test('801.7: an ability triggers only on what happens within range', () => {
  const g = table({ range: 1 });
  // Dee sees what happens to the cows of Cid, Dee and Eve, of which Ann can destroy Eve's.
  placeObject(g, { owner: dee, zone: BATTLEFIELD, def: def('Test Watcher') });
  castFromHand(g, 'Test Plague');
  passAround(g);
  expect(lifeOf(g)).toEqual([20, 20, 20, 21, 20]);
});

test('801.6: abilities of objects out of range cannot be activated', () => {
  const g = table({ range: 1 });
  const near = placeObject(g, { owner: bob, zone: BATTLEFIELD, def: def('Test Well') });
  const far = placeObject(g, { owner: cid, zone: BATTLEFIELD, def: def('Test Well') });
  begin(g);
  const use = (object: ObjectId) => checkAnswer(g, { action: 'activate', object, index: 0 });
  expect(use(near)).toBe(null);
  expect(use(far)).toMatchObject({ code: 'beyond-range', rule: '801.6' });
});

test('801.13: a replacement effect reaches only what is within range', () => {
  const gains = (owner: typeof bob): readonly number[] => {
    const g = table({ range: 1 });
    const well = placeObject(g, { owner: ann, zone: BATTLEFIELD, def: def('Test Well') });
    placeObject(g, { owner, zone: BATTLEFIELD, def: def('Test Truth') });
    begin(g);
    step(g, { action: 'activate', object: well, index: 0 });
    passAround(g);
    return lifeOf(g);
  };
  expect(gains(bob)[0]).toBe(25);
  expect(gains(cid)[0]).toBe(21);
});

test('801.13b: of damage, what a replacement effect speaks of has to be within range, and both where it speaks of neither', () => {
  const g = table({ range: 1 });
  begin(g);
  const [near, far] = [cowOf(g, bob), cowOf(g, cid)];
  const any = { kind: 'all', of: [] } as const;
  const reaches = (source: ObjectId, to: EntityId, spoken: { source?: typeof any; to?: typeof any }): boolean =>
    replacesInRange(g, ann, { kind: 'damage', source, to, amount: 1 } as GameEvent, { on: 'damage', ...spoken });
  const whole = (spoken: { source?: typeof any; to?: typeof any }) =>
    [near, far].map((source) => [ann, cid].map((to) => reaches(source, to, spoken)));
  expect(whole({})).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(whole({ to: any })).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(whole({ source: any })).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('801.14: where a player would win, the opponents within range lose instead', () => {
  const g = table({ range: 1 });
  castFromHand(g, 'Test Triumph');
  expect(g.state.over).toBe(null);
  expect(standings(g)).toEqual(['playing', 'lost', 'playing', 'playing', 'lost']);
});

test('801.15: a draw is one for the players within range, and the others play on', () => {
  const g = table({ range: 1 });
  castFromHand(g, 'Test Truce');
  expect(g.state.over).toBe(null);
  expect(standings(g)).toEqual(['drew', 'drew', 'playing', 'playing', 'drew']);
  expect(objectRow(g.state, cowOf(g, cid)).zone).toBe(BATTLEFIELD);
  const again = load(g.rules, g.pool, JSON.parse(JSON.stringify(save(g))));
  expect(again.state.players.map((p) => p.standing)).toEqual(standings(g));
});

test('801.2c: who is within range is determined as each turn begins', () => {
  const g = table({ range: 1 });
  castFromHand(g, 'Test Triumph');
  // Bob and Eve are gone; Cid sits beside Ann from the next turn on.
  expect(attackTargets(g, cid)).toEqual([dee]);
  for (let i = 0; i < 400 && g.state.game.turn.number === 3 && g.state.decision !== null; i++) {
    const pass = g.state.decision.kind === 'priority' ? { action: 'pass' } : { attacks: [] };
    step(g, pass);
  }
  expect(g.state.game.turn.active).toBe(cid);
  expect(attackTargets(g, cid)).toEqual([dee, ann]);
});

test('801.8: an Aura on something out of range is put into the graveyard', () => {
  const near = table({ range: 1 });
  const kept = placeObject(near, { owner: ann, zone: BATTLEFIELD, def: def('Test Shackles') });
  placeAttached(near, kept, cowOf(near, bob));
  begin(near);
  expect(objectRow(near.state, kept).zone).toBe(BATTLEFIELD);
  const far = table({ range: 1 });
  const lost = placeObject(far, { owner: ann, zone: BATTLEFIELD, def: def('Test Shackles') });
  placeAttached(far, lost, cowOf(far, cid));
  begin(far);
  expect(objectRow(far.state, lost).zone).not.toBe(BATTLEFIELD);
});

test('801.12: the world rule looks no further than the range', () => {
  const g = table({ range: 1 });
  const globes = [ann, cid, dee].map((owner) => placeObject(g, { owner, zone: BATTLEFIELD, def: def('Test Globe') }));
  begin(g);
  expect(globes.map((id) => objectRow(g.state, id).zone === BATTLEFIELD)).toEqual([true, false, true]);
});

test('801.16: a loop is a draw for who is in it and those within their range', () => {
  const g = table({ range: 1 });
  placeObject(g, { owner: ann, zone: BATTLEFIELD, def: def('Test Pendulum'), flags: Flag.tapped });
  placeTurn(g, { turn: 3, active: ann, step: 'untap' });
  continueFrom(g, 'untap');
  for (let i = 0; i < 2000 && g.state.decision?.kind === 'priority' && standings(g)[0] === 'playing'; i++)
    step(g, { action: 'pass' });
  expect(standings(g)).toEqual(['drew', 'drew', 'playing', 'playing', 'drew']);
  expect(g.state.over).toBe(null);
});

test('the options are given with a new game', () => {
  const deck = Array.from({ length: 10 }, () => cards[0] as Card);
  const players = ['Ann', 'Bob', 'Cid', 'Dee'].map((name) => ({ name, deck }));
  const g = newGame({ players, seed: 1, first: 0, range: 1, attack: 'left' });
  expect(g.state.game.format).toMatchObject({ range: 1, attack: 'left' });
});

test('a creature that somebody took control of helps the creatures of its new controller (801.2a)', () => {
  const g = table({ range: 1 });
  const herdsman = placeObject(g, { owner: bob, zone: BATTLEFIELD, def: def('Test Herdsman') });
  const leash = placeObject(g, { owner: ann, zone: BATTLEFIELD, def: def('Test Leash') });
  placeAttached(g, leash, herdsman);
  begin(g);
  expect(characteristics(g, herdsman).controller).toBe(ann);
  expect(characteristics(g, cowOf(g, ann)).power).toBe(2);
  expect(characteristics(g, cowOf(g, bob)).power).toBe(1);
});
