import { newDraft } from '@rulewright/scenario/grand-archive';
import { describe, expect, test } from 'vitest';
import { cleaned } from '../../src/editor/situation.ts';
import { made } from '../../src/games/grand-archive/pages/editor/draft.ts';
import { isDraft } from '../../src/games/grand-archive/pages/editor/kept-draft.ts';

const empty = newDraft('A title', ['Ann', 'Bob']);

describe('a situation', () => {
  test('has one champion for each player: another takes its place', () => {
    const first = made.addObject(empty, 0, 'champion', { card: 'Lost Spirit' });
    const second = made.addObject(first, 0, 'champion', { card: 'Spirit of Fire' });
    expect(second.players[0]?.champion).toEqual({ card: 'Spirit of Fire' });
    const again = made.addObject(second, 0, 'champion', { card: 'Spirit of Fire' });
    expect(again.players[0]?.champion).toEqual({ card: 'Spirit of Fire' });
    expect(made.isEmpty(empty)).toBe(true);
    expect(made.isEmpty(again)).toBe(false);
  });

  test('counts equal cards, and leaves behind elsewhere what only objects have', () => {
    const two = made.addObject(made.addObject(empty, 0, 'field', { card: 'Squire' }), 0, 'field', { card: 'Squire' });
    const spot = { player: 0, zone: 'field', index: 0 } as const;
    expect(made.objectAt(two, spot)).toEqual({ card: 'Squire', count: 2 });
    const rested = made.setObject(two, spot, { card: 'Squire', rested: true, damage: 1 });
    const moved = made.moveObject(rested, spot, 1, 'memory');
    expect(moved.players[0]?.zones.field).toEqual([]);
    expect(moved.players[1]?.zones.memory).toEqual([{ card: 'Squire' }]);
  });

  test('calls whoever has another name so everywhere', () => {
    const stolen = made.addObject(empty, 0, 'field', { card: 'Squire', controller: 'Bob' });
    const renamed = made.renamePlayer(stolen, 1, 'Bea');
    expect(renamed.players[0]?.zones.field).toEqual([{ card: 'Squire', controller: 'Bea' }]);
    expect(made.renamePlayer(stolen, 0, 'Amy').start.active).toBe('Amy');
  });

  test('gives what others are linked to a name of its own', () => {
    const draft = made.addObject(empty, 0, 'field', { card: 'Squire' });
    const { draft: named, alias } = made.withAlias(draft, { player: 0, zone: 'field', index: 0 });
    expect(alias).toBe('squire 1');
    expect(made.onBoard(named).map(({ object }) => object.as)).toEqual(['squire 1']);
  });

  test('of three players is free for all, of two again a duel', () => {
    const three = made.addPlayer(empty, ['Ann', 'Bob', 'Cid']);
    expect([three.format, three.players.map(({ name }) => name)]).toEqual(['free-for-all', ['Ann', 'Bob', 'Cid']]);
    expect(made.removePlayer(three, 0)).toMatchObject({ format: 'duel', start: { active: 'Bob' } });
  });

  test('says nothing of what is as usual', () => {
    expect(cleaned({ card: 'Squire', count: 1, rested: false, damage: 0, counters: {}, controller: '' })).toEqual({
      card: 'Squire',
    });
  });
});

describe('a situation that was kept', () => {
  const withChampion = (champion: unknown) => ({ ...empty, players: [{ ...empty.players[0], champion }] });

  test.each<[boolean, string, unknown]>([
    [
      true,
      'as it was',
      made.addObject(empty, 0, 'field', { card: 'Squire', rested: true, loaded: [{ card: 'Arrow' }] }),
    ],
    [true, 'with a champion', withChampion({ card: 'Lost Spirit', damage: 3, level: 2 })],
    [false, 'with a champion that is none', withChampion('Lost Spirit')],
    [false, 'with a zone that is none', { ...empty, players: [{ ...empty.players[0], zones: { library: [] } }] }],
    [false, 'with nothing', undefined],
  ])('is taken (%s) %s', (taken, _, value) => expect(isDraft(value)).toBe(taken));
});
