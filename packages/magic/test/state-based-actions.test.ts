/** Every event of a state-based action says which of 704.5 and 704.6 it was, whether somebody chose or not. */
import {
  type Answer,
  asPlayer,
  type Derivation,
  type GameEvent,
  happen,
  type ObjectId,
  type PlayerId,
  seenBy,
  step,
} from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  EXILE,
  emptyGame,
  explainEvent,
  Flag,
  type Format,
  formats,
  type G,
  HAND,
  type MagicEvent,
  newPool,
  type Placed,
  type Profile,
  placeAttached,
  placeCommander,
  placeObject,
  placePlayer,
  placeTurn,
  profiles,
} from '../src/index.ts';

const COW: Face = { name: 'Cow', types: ['creature'], power: 1, toughness: 3 };
const faces: readonly Face[] = [
  { name: 'Zero', types: ['creature'], power: 1, toughness: 0 },
  COW,
  { name: 'Queen', types: ['creature'], supertypes: ['legendary'], power: 2, toughness: 2 },
  { name: 'Walker', types: ['planeswalker'], subtypes: ['Jace'], loyalty: 3 },
  { name: 'Plane', types: ['enchantment'], supertypes: ['world'] },
  { name: 'Aura', types: ['enchantment'], subtypes: ['Aura'] },
  { name: 'Sword', types: ['artifact'], subtypes: ['Equipment'] },
  { name: 'Stone', types: ['artifact'] },
  { name: 'Siege', types: ['battle'], subtypes: ['Siege'] },
  { name: 'Role', types: ['enchantment'], subtypes: ['Aura', 'Role'] },
  {
    name: 'Car',
    types: ['artifact'],
    abilities: [{ kind: 'keyword', keyword: 'start your engines!' }],
  },
  {
    name: 'Tale',
    types: ['enchantment'],
    subtypes: ['Saga'],
    abilities: [{ kind: 'triggered', on: { on: 'chapter', chapter: 1 }, actions: [] }],
  },
];
const pool = newPool(faces.map((face): Card => ({ name: face.name, layout: 'normal', faces: [face] })));

const ANN = asPlayer(0);
const BOB = asPlayer(1);

function table(format: Format = formats.duel as Format, profile: Profile = current, players = 2): G {
  const seats = ['Ann', 'Bob', 'Cid', 'Dan']
    .slice(0, players)
    .map((name, i) => ({ name, ...(format.sharedTeams ? { team: i % 2 } : {}) }));
  const g = emptyGame(pool, seats, 1, profile, format);
  placeTurn(g, { turn: 1, active: ANN, step: 'main1' });
  for (const { id } of g.state.players) placePlayer(g, id, { life: format.life });
  return g;
}

const put = (g: G, name: string, rest: Partial<Placed> = {}): ObjectId =>
  placeObject(g, { owner: ANN, zone: BATTLEFIELD, def: faces.findIndex((f) => f.name === name), ...rest });

/** What happens before anybody gets priority, with these answers to what is asked. */
function settled(g: G, ...answers: readonly Answer[]): readonly GameEvent[] {
  const happened: GameEvent[] = [];
  const watched: G = { ...g, watch: (events) => happened.push(...events) };
  continueFrom(watched, 'main1');
  for (const answer of answers) step(watched, answer);
  return happened;
}

const byRule = (events: readonly GameEvent[]): readonly string[] =>
  events.filter((e) => e.rule !== undefined).map((e) => `${e.rule} ${e.kind}`);

const damage = (source: ObjectId, to: PlayerId, amount: number): MagicEvent => ({
  kind: 'damage',
  source,
  to,
  amount,
  combat: true,
});
const move = (object: ObjectId, to: number): MagicEvent => ({ kind: 'move', object, to });

const lose = (g: G, player: PlayerId, rest: Parameters<typeof placePlayer>[2]): void => placePlayer(g, player, rest);

describe('the events of a state-based action carry its rule', () => {
  test.each<[string, string, (g: G) => void, ...Answer[]]>([
    ['704.5a', 'lose', (g) => lose(g, BOB, { life: 0 })],
    ['704.5c', 'lose', (g) => lose(g, BOB, { life: 20, counters: { poison: 10 } })],
    ['704.5d', 'cease', (g) => placeObject(g, { owner: ANN, zone: HAND, token: COW })],
    ['704.5f', 'move', (g) => put(g, 'Zero')],
    ['704.5g', 'destroy', (g) => put(g, 'Cow', { damage: 3 })],
    ['704.5h', 'destroy', (g) => put(g, 'Cow', { damage: 1, flags: Flag.deathtouched })],
    ['704.5i', 'move', (g) => put(g, 'Walker', { counters: {} })],
    ['704.5k', 'move', (g) => [put(g, 'Plane'), put(g, 'Plane')]],
    ['704.5m', 'move', (g) => put(g, 'Aura')],
    ['704.5n', 'attach', (g) => placeAttached(g, put(g, 'Sword'), put(g, 'Stone'))],
    ['704.5p', 'attach', (g) => placeAttached(g, put(g, 'Stone'), put(g, 'Cow'))],
    ['704.5q', 'counters', (g) => put(g, 'Cow', { counters: { '+1/+1': 1, '-1/-1': 2 } })],
    ['704.5s', 'sacrifice', (g) => put(g, 'Tale', { counters: { lore: 1 } })],
    ['704.5v', 'move', (g) => put(g, 'Siege', { counters: {}, notes: { protector: [BOB] } })],
    ['704.5z', 'create', (g) => put(g, 'Car')],
  ])('%s: %s', (rule, kind, place) => {
    const g = table();
    place(g);
    expect(byRule(settled(g))).toContain(`${rule} ${kind}`);
  });

  test('704.5j, the one that is not kept', () => {
    const g = table();
    const [kept, other] = [put(g, 'Queen'), put(g, 'Queen')];
    const happened = settled(g, [kept]);
    expect(happened).toContainEqual(expect.objectContaining({ kind: 'move', object: other, rule: '704.5j' }));
  });

  test('704.5j as it was until 2013, when nobody chose', () => {
    const g = table(formats.duel, profiles['2008'] as Profile);
    put(g, 'Queen');
    put(g, 'Queen', { owner: BOB });
    expect(byRule(settled(g))).toEqual(['704.5j move', '704.5j move']);
  });

  test('704.5w, where only one player can be the protector', () => {
    const g = table();
    const siege = put(g, 'Siege', { counters: { defense: 3 } });
    expect(settled(g)).toContainEqual(
      expect.objectContaining({ kind: 'note', object: siege, value: [BOB], rule: '704.5w' }),
    );
  });

  test('704.5x, for a Siege whose controller is its protector', () => {
    const g = table(formats['free-for-all'], current, 3);
    const siege = put(g, 'Siege', { counters: { defense: 3 }, notes: { protector: [ANN] } });
    const happened = settled(g, [asPlayer(2)]);
    expect(happened).toContainEqual(
      expect.objectContaining({ kind: 'note', object: siege, value: [asPlayer(2)], rule: '704.5x' }),
    );
  });

  test('704.6a, for a team', () => {
    const g = table(formats['two-headed-giant'], current, 4);
    lose(g, BOB, { life: 0 });
    expect(byRule(settled(g))).toContain('704.6a lose');
  });

  test('704.6c, by the damage of a commander', () => {
    const g = table(formats.commander);
    const card = put(g, 'Queen');
    placeCommander(g, card);
    happen(g, damage(card, BOB, 21));
    expect(byRule(settled(g))).toContain('704.6c lose');
  });

  test('704.6d, for a commander that goes home', () => {
    const g = table(formats.commander);
    const card = put(g, 'Queen');
    placeCommander(g, card);
    happen(g, move(card, EXILE));
    expect(byRule(settled(g, true))).toEqual(['704.6d commanderAsked', '704.6d move']);
  });
});

const everyPart = (d: Derivation): readonly Derivation[] => [d, ...d.because.flatMap(everyPart)];

test('why a permanent went is explained by the legend rule, not by the rule of every move', () => {
  const g = table();
  const [kept] = [put(g, 'Queen'), put(g, 'Queen')];
  continueFrom(g, 'main1');
  step(g, [kept]);
  const { log } = g.state;
  const told = Array.from({ length: log.length - log.first }, (_, i) => explainEvent(seenBy(g, 'all'), log.first + i));
  const move = told.find((d) => d?.data.event === 'move');
  expect(move?.rules).toEqual(['400.7', '704.5j']);
  expect(move === undefined || move === null ? [] : everyPart(move).flatMap((d) => d.rules)).toContain('704.5j');
});
