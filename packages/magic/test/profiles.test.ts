import { readFileSync } from 'node:fs';
import { findCard } from '@rulewright/cards/magic';
import { asPlayer, decisionKind, type MoveEvent, NO_OBJECT, objectRow, rowsOf, step } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { reduced } from '../src/100-game/118-costs/118.7-reduced.ts';
import {
  BATTLEFIELD,
  continueFrom,
  emptyGame,
  type G,
  GRAVEYARD,
  HAND,
  type Mana,
  newGame,
  newPool,
  type Profile,
  parseCost,
  placeObject,
  placePlayer,
  placeTurn,
  profiles,
} from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/rules-profiles.md', import.meta.url), 'utf8');

/** The row of a switch on the page, without its first two columns. */
function columns(name: string): readonly string[] {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}

const said = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

describe('docs/rules-profiles.md', () => {
  const switches = Object.keys(profiles.current as Profile).filter((key) => key !== 'name') as (keyof Profile)[];
  test.each(switches)('lists the switch %s with its value in every profile', (name) => {
    const values = ['current', '2021', '2012', '2008'].map((p) => said(profiles[p]?.[name]));
    expect(columns(name).slice(3, 7)).toEqual(values);
  });

  test('knows every profile', () => {
    expect(Object.keys(profiles).toSorted()).toEqual(['2008', '2012', '2021', 'current']);
  });
});

const forest = findCard('Forest');
const deck = forest === undefined ? [] : Array.from({ length: 40 }, () => forest);

function start(players: number, profile: string): G {
  const names = ['Ann', 'Bob', 'Cid', 'Dee'].slice(0, players);
  return newGame({
    players: names.map((name) => ({ name, deck })),
    seed: 1,
    first: 0,
    profile: profiles[profile] as Profile,
  });
}

const handOf = (g: G, player: number): number => g.state.zones[HAND * g.state.players.length + player]?.length ?? 0;

/** Ann takes a mulligan, everybody else keeps. */
function mulligan(g: G, players: number): void {
  step(g, true);
  for (let i = 1; i < players; i++) step(g, false);
}

describe('mulligans', () => {
  test('today a player draws seven again and puts one on the bottom', () => {
    const g = start(2, 'current');
    mulligan(g, 2);
    expect(handOf(g, 0)).toBe(7);
    expect(g.state.decision).toMatchObject({ prompt: 'put-on-bottom', min: 1, max: 1 });
  });

  test('in 2012 a player drew one card fewer', () => {
    const g = start(2, '2012');
    mulligan(g, 2);
    expect(handOf(g, 0)).toBe(6);
    expect(g.state.decision).toMatchObject({ prompt: 'mulligan' });
  });

  test.each(['current', '2012'])('in a game of three the first mulligan is free (%s)', (profile) => {
    const g = start(3, profile);
    mulligan(g, 3);
    expect(handOf(g, 0)).toBe(7);
    expect(g.state.decision).toMatchObject({ prompt: 'mulligan', player: 0 });
    step(g, true);
    if (profile === 'current') expect(g.state.decision).toMatchObject({ prompt: 'put-on-bottom', min: 1 });
    else expect(handOf(g, 0)).toBe(6);
  });
});

test('what a coloured reduction cannot take from its colour takes generic mana today, and was lost in 2008', () => {
  const cost = parseCost('{2}{G}');
  expect(reduced(cost, parseCost('{W}'))).toMatchObject({ generic: 1 });
  expect(reduced(cost, parseCost('{W}'), false)).toMatchObject({ generic: 2 });
});

describe('a spell whose only target is illegal', () => {
  const bolt = findCard('Lightning Bolt');
  const bear = findCard('Grizzly Bears');
  if (bolt === undefined || bear === undefined) throw new Error('no such cards');

  /** Two spells at one creature: the second to resolve has no target any more. Why each went to the graveyard. */
  function fates(profile: string): readonly unknown[] {
    const g = emptyGame(
      newPool([bolt, bear] as Card[]),
      [{ name: 'Ann' }, { name: 'Bob' }],
      1,
      profiles[profile] as Profile,
    );
    const target = placeObject(g, { owner: asPlayer(1), zone: BATTLEFIELD, def: 1 });
    const bolts = [0, 1].map(() => placeObject(g, { owner: asPlayer(0), zone: HAND, def: 0 }));
    placePlayer(g, asPlayer(0), { mana: [red, red] });
    placeTurn(g, { turn: 3, active: asPlayer(0), step: 'main1' });
    continueFrom(g, 'main1');
    for (const card of bolts) {
      step(g, { action: 'cast', card });
      const { decision } = g.state;
      if (decision === null) throw new Error('nothing is asked');
      const answers = decisionKind(g, decision).answers(g, decision) ?? [];
      step(g, answers.find((a) => JSON.stringify(a).includes(String(target))) ?? null);
    }
    for (let i = 0; i < 4; i++) step(g, { action: 'pass' });
    return [...rowsOf(g.state.log)].flatMap((e) => {
      const move = e as MoveEvent;
      return e.kind === 'move' &&
        move.to === GRAVEYARD &&
        bolts.some((b) => objectRow(g.state, b).after === move.object)
        ? [move.how]
        : [];
    });
  }
  const red: Mana = { type: 3, snow: false, source: NO_OBJECT };

  test('does not resolve today', () => {
    expect(fates('current')).toEqual(['resolved', 'put']);
  });

  test('was countered in 2012', () => {
    expect(fates('2012')).toEqual(['resolved', 'countered']);
  });
});
