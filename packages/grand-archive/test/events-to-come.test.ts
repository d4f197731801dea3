/** What comes into being or is about to happen: whether a pattern fits it. */
import { type GameEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import type { EventPattern, Filter } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { FIELD, HAND, PLAYED, STACK } from '../src/index.ts';
import { eventMatches } from '../src/vocabulary/patterns.ts';
import {
  ally,
  beast,
  type Case,
  check,
  enter,
  happened,
  isThis,
  move,
  table,
  weapon,
  you,
  yours,
} from './event-cases.ts';
import { ANN, BOB, now, of, put } from './table.ts';

describe('what comes into being', () => {
  const base = { name: 'Pup', types: ['ally'], subtypes: ['Beast'], power: 1, life: 1 };
  const summon = (more = {}) => ({ kind: 'create', what: 'token', owner: ANN, to: FIELD, base, ...more });

  test.each<Case>([
    ['is summoned', { on: 'summon', what: beast, who: you }, () => summon(), true],
    ['is another thing', { on: 'summon', what: weapon }, () => summon(), false],
    ['by another', { on: 'summon', who: you }, () => summon({ controller: BOB }), false],
    ['is no card', { on: 'summon' }, (t) => enter(t), false],
    ['enters', { on: 'enter', what: beast }, () => summon(), true],
    ['from nowhere', { on: 'enter', what: beast, from: ['hand'] }, () => summon(), false],
    ['is moved there', { on: 'move', what: beast, to: ['field'] }, () => summon(), true],
    ['not elsewhere', { on: 'move', what: beast, to: ['hand'] }, () => summon(), false],
  ])('%s', (...one) => {
    expect(check(one as unknown as Case)).toBe(one[3]);
  });

  test('a token that ceases to exist has left the field', () => {
    const t = table();
    const [made] = now(t.g, summon()) as readonly { readonly became?: ObjectId }[];
    const event = happened(t, { kind: 'cease', object: made?.became });
    expect(eventMatches(t.g, { on: 'leave', what: beast }, event, of(t.hero))).toBe(true);
    expect(eventMatches(t.g, { on: 'leave', what: weapon }, event, of(t.hero))).toBe(false);
  });
});

describe('what is about to happen', () => {
  test('what would enter is looked at as it would be on the field, and nothing happens meanwhile', () => {
    const t = table();
    const wolf = put(t.g, 'Wolf', { zone: HAND });
    const event = move(wolf, FIELD) as unknown as GameEvent;
    expect(eventMatches(t.g, { on: 'enter', what: { kind: 'all', of: [beast, yours] } }, event, of(t.hero))).toBe(true);
    expect(eventMatches(t.g, { on: 'enter', what: weapon }, event, of(t.hero))).toBe(false);
    expect(eventMatches(t.g, { on: 'enter', what: isThis }, event, of(wolf))).toBe(true);
    expect(eventMatches(t.g, { on: 'enter', what: isThis }, event, of(t.hero))).toBe(false);
    expect(objectRow(t.g.state, wolf).zone).toBe(HAND);
  });

  test('a kill and a retaliation say who did it to whom', () => {
    const t = table();
    const kill = { kind: 'kill', object: t.his, other: t.squire, using: [t.sword] } as unknown as GameEvent;
    expect(eventMatches(t.g, { on: 'kill', what: ally, whom: ally }, kill, of(t.hero))).toBe(true);
    expect(eventMatches(t.g, { on: 'kill', what: isThis }, kill, of(t.sword))).toBe(true);
    expect(eventMatches(t.g, { on: 'kill', what: isThis }, kill, of(t.wolf))).toBe(false);
    expect(eventMatches(t.g, { on: 'kill', whom: beast }, kill, of(t.hero))).toBe(false);
    const retaliate = { kind: 'retaliate', object: t.his, other: t.wolf, player: BOB } as unknown as GameEvent;
    expect(eventMatches(t.g, { on: 'retaliate', what: ally, against: beast }, retaliate, of(t.hero))).toBe(true);
    expect(eventMatches(t.g, { on: 'retaliate', against: weapon }, retaliate, of(t.hero))).toBe(false);
    expect(eventMatches(t.g, { on: 'retaliate', what: beast }, retaliate, of(t.hero))).toBe(false);
  });

  test('a mastery turns from one direction to another', () => {
    const t = table();
    const currents = put(t.g, 'Currents');
    const turned = {
      kind: 'direction',
      object: currents,
      player: ANN,
      from: 'north',
      to: 'east',
    } as unknown as GameEvent;
    const fits = (rest: object): boolean =>
      eventMatches(t.g, { on: 'turnDirection', ...rest } as EventPattern, turned, of(t.hero));
    expect([{}, { who: you }, { name: 'Currents' }, { from: 'north' }, { to: 'east' }].map(fits)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(
      [{ who: { kind: 'players', which: 'others' } }, { name: 'Tides' }, { from: 'east' }, { to: 'south' }].map(fits),
    ).toEqual([false, false, false, false]);
  });

  test('a keyword is given to such objects', () => {
    const t = table();
    const gains = (kind: string, keyword: string, objects: readonly ObjectId[]): GameEvent =>
      ({
        kind: 'beginEffect',
        effect: { objects, body: { kind, changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword } }] } },
      }) as unknown as GameEvent;
    const fits = (event: GameEvent, what: Filter = ally): boolean =>
      eventMatches(t.g, { on: 'gains', keyword: 'stealth', what }, event, of(t.hero));
    expect(fits(gains('modify', 'stealth', [t.wolf]))).toBe(true);
    expect(fits(gains('modify', 'taunt', [t.wolf]))).toBe(false);
    expect(fits(gains('cant', 'stealth', [t.wolf]))).toBe(false);
    expect(fits(gains('modify', 'stealth', [t.sword]))).toBe(false);
    expect(fits(gains('modify', 'stealth', []))).toBe(false);
  });

  test('a card on its way into play is on the stack', () => {
    const t = table();
    const card = put(t.g, 'Wolf', { zone: HAND });
    const event = happened(t, move(card, PLAYED));
    expect(eventMatches(t.g, { on: 'move', what: ally, to: ['stack'] }, event, of(t.hero))).toBe(true);
    expect(eventMatches(t.g, { on: 'move', what: ally, to: ['field'] }, event, of(t.hero))).toBe(false);
    expect([PLAYED, STACK]).not.toContain(FIELD);
  });
});
