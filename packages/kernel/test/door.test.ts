import { describe, expect, test } from 'vitest';
import { eventsSince, invariants, NO_OBJECT, objectRow, step, zoneObjects } from '../src/index.ts';
import {
  DISCARD,
  draw,
  HAND,
  LEAVE,
  LIBRARY,
  moveTo,
  points,
  score,
  TABLE,
  type ToyGame,
  table,
} from '../src/toy/index.ts';
import { ANN, BOB, find, names, offer } from './play.ts';

const library = ['stone', 'stone', 'stone', 'stone', 'stone', 'stone'];

/** Ann has these on the table, and stones in her library. */
const withOnTable = (...cards: readonly string[]): ToyGame =>
  table({
    cards: [
      [ANN, TABLE, cards],
      [ANN, LIBRARY, library],
      [BOB, LIBRARY, library],
    ],
  });

const kinds = (g: ToyGame): string[] => eventsSince(g.state, 0).map((e) => e.kind);

describe('an event', () => {
  test('that nothing replaces happens at once, with its consequences, and is logged', () => {
    const g = withOnTable();
    offer(g, draw(ANN, 2));
    expect(names(g, HAND, ANN)).toEqual(['stone', 'stone']);
    expect(kinds(g)).toEqual(['draw', 'move', 'move']);
  });

  test('that does nothing is not logged', () => {
    const g = withOnTable();
    offer(g, score(ANN, 0));
    expect(kinds(g)).toEqual([]);
  });
});

describe('a replacement effect', () => {
  test('applies to an event only once', () => {
    const g = withOnTable('flood');
    offer(g, draw(ANN));
    expect(zoneObjects(g, HAND, ANN)).toHaveLength(2);
  });

  test('leaves alone what it does not apply to', () => {
    const g = withOnTable('flood');
    offer(g, draw(BOB));
    expect(zoneObjects(g, HAND, BOB)).toHaveLength(1);
  });

  test('applies once each where several do the same', () => {
    const g = withOnTable('crown', 'crown', 'crown');
    offer(g, score(ANN, 1));
    while (g.state.decision !== null) step(g, [0]);
    expect(points(g, ANN)).toBe(4);
  });

  test('is noted on the event once, however often the event is replaced', () => {
    const g = withOnTable(...Array.from({ length: 12 }, () => 'crown'));
    offer(g, score(ANN, 1));
    while (g.state.decision !== null) step(g, [0]);
    expect(eventsSince(g.state, 0)[0]?.replacedBy).toHaveLength(12);
  });

  test('replaces by what a procedure finds, and may ask on the way', () => {
    const g = withOnTable('detour');
    offer(g, draw(ANN));
    expect(g.state.decision).toMatchObject({ kind: 'yesNo', player: ANN, prompt: 'detour' });
    step(g, true);
    expect([names(g, HAND, ANN), names(g, DISCARD, ANN)]).toEqual([[], ['stone']]);
  });

  test('that is declined leaves the event as it was', () => {
    const g = withOnTable('detour');
    offer(g, draw(ANN));
    step(g, false);
    expect([names(g, HAND, ANN), names(g, DISCARD, ANN)]).toEqual([['stone'], []]);
  });

  test('applies to what happens instead of another event', () => {
    const g = withOnTable('well', 'crown');
    offer(g, draw(ANN));
    expect(points(g, ANN)).toBe(2);
  });

  test('applies to the consequences of an event', () => {
    const g = withOnTable('crown');
    offer(g, { kind: 'harvest' });
    expect([points(g, ANN), points(g, BOB)]).toEqual([2, 1]);
  });

  test('of a consequence leaves one log of the whole, in order', () => {
    const g = withOnTable('crown');
    offer(g, { kind: 'harvest' });
    expect(kinds(g)).toEqual(['harvest', 'score', 'score', 'counters', 'counters']);
  });
});

describe('several replacement effects', () => {
  test('are put to the player whom the event affects', () => {
    const g = withOnTable('well', 'flood');
    offer(g, draw(ANN));
    expect(g.state.decision).toMatchObject({ kind: 'options', player: ANN, prompt: 'replacement', min: 1, max: 1 });
    expect(zoneObjects(g, HAND, ANN)).toEqual([]);
  });

  test('apply in the order that the player chooses: the first may leave nothing for the second', () => {
    const g = withOnTable('well', 'flood');
    offer(g, draw(ANN));
    step(g, [0]);
    expect([points(g, ANN), zoneObjects(g, HAND, ANN).length]).toEqual([1, 0]);
  });

  test('apply one after the other if the second still can', () => {
    const g = withOnTable('detour', 'flood');
    offer(g, draw(ANN));
    step(g, [1]);
    expect(g.state.decision).toMatchObject({ kind: 'yesNo', prompt: 'detour' });
    step(g, false);
    expect(zoneObjects(g, HAND, ANN)).toHaveLength(2);
  });
});

describe('events of one batch', () => {
  test('find the game as it was before any of them', () => {
    const g = withOnTable('stone', 'charm');
    const both = zoneObjects(g, TABLE, ANN);
    offer(g, ...both.map((id) => moveTo(id, DISCARD)));
    expect(both.map((id) => objectRow(g.state, id).last)).toEqual([
      { name: 'stone', onTable: 2 },
      { name: 'charm', onTable: 2 },
    ]);
  });

  test('happen only after all have been offered to replacement effects', () => {
    const g = withOnTable('detour');
    offer(g, moveTo(find(g, LIBRARY, BOB, 'stone'), HAND), draw(ANN));
    expect(g.state.decision).not.toBeNull();
    expect(zoneObjects(g, HAND, BOB)).toEqual([]);
    step(g, false);
    expect(zoneObjects(g, HAND, BOB)).toHaveLength(1);
  });

  test('do not move an object that another of them has moved', () => {
    const g = withOnTable('stone');
    const stone = find(g, TABLE, ANN, 'stone');
    offer(g, moveTo(stone, DISCARD), moveTo(stone, HAND));
    expect([names(g, DISCARD, ANN), names(g, HAND, ANN)]).toEqual([['stone'], []]);
  });
});

describe('a triggered ability', () => {
  test('sees its own source arrive', () => {
    const g = table({ cards: [[ANN, HAND, ['bell']]] });
    offer(g, moveTo(find(g, HAND, ANN, 'bell'), TABLE));
    expect(g.state.pending).toMatchObject([{ source: find(g, TABLE, ANN, 'bell'), controller: ANN }]);
  });

  test('sees what arrives together with its source', () => {
    const g = table({ cards: [[ANN, HAND, ['bell', 'stone', 'bell']]] });
    offer(g, ...zoneObjects(g, HAND, ANN).map((id) => moveTo(id, TABLE)));
    expect(g.state.pending).toHaveLength(6);
  });

  test('sees what leaves together with its source, and its source leave', () => {
    const g = withOnTable('stone', 'wake', 'stone');
    const wake = find(g, TABLE, ANN, 'wake');
    offer(g, ...zoneObjects(g, TABLE, ANN).map((id) => moveTo(id, DISCARD)));
    expect(g.state.pending.map((p) => p.source)).toEqual([wake, wake, wake]);
  });

  test('sees nothing once its source is gone', () => {
    const g = withOnTable('wake', 'stone');
    offer(g, moveTo(find(g, TABLE, ANN, 'wake'), DISCARD));
    offer(g, moveTo(find(g, TABLE, ANN, 'stone'), DISCARD));
    expect(g.state.pending).toHaveLength(1);
  });

  test('looks back to before a batch that stopped for a choice', () => {
    const g = withOnTable('wake', 'detour');
    offer(g, moveTo(find(g, TABLE, ANN, 'wake'), DISCARD), draw(ANN));
    expect(g.state.pending).toEqual([]);
    step(g, false);
    expect(g.state.pending).toHaveLength(1);
  });
});

describe('an attachment', () => {
  const attached = (): ToyGame => {
    const g = withOnTable('stone', 'charm');
    offer(g, { kind: 'attach', object: find(g, TABLE, ANN, 'charm'), to: find(g, TABLE, ANN, 'stone') } as never);
    return g;
  };

  test('stays behind, attached to nothing, when its host leaves', () => {
    const g = attached();
    offer(g, moveTo(find(g, TABLE, ANN, 'stone'), HAND));
    expect(objectRow(g.state, find(g, TABLE, ANN, 'charm')).host).toBe(NO_OBJECT);
    expect(invariants(g)).toEqual([]);
  });

  test('that leaves is no longer on its host', () => {
    const g = attached();
    offer(g, moveTo(find(g, TABLE, ANN, 'charm'), HAND));
    expect(objectRow(g.state, find(g, TABLE, ANN, 'stone')).attachments).toEqual([]);
    expect(invariants(g)).toEqual([]);
  });

  test('leaves together with its host without a trace', () => {
    const g = attached();
    offer(g, ...zoneObjects(g, TABLE, ANN).map((id) => moveTo(id, DISCARD)));
    expect(invariants(g)).toEqual([]);
  });

  test('becomes attached to a player as well', () => {
    const g = attached();
    offer(g, { kind: 'attach', object: find(g, TABLE, ANN, 'charm'), to: BOB } as never);
    expect(objectRow(g.state, find(g, TABLE, ANN, 'stone')).attachments).toEqual([]);
    expect(invariants(g)).toEqual([]);
  });
});

describe('a shuffle', () => {
  test('makes every card a new object that nobody can follow', () => {
    const g = withOnTable();
    const before = zoneObjects(g, LIBRARY, ANN);
    offer(g, { kind: 'note', object: before[0], key: 'seenBy', value: [BOB] } as never);
    offer(g, { kind: 'shuffle', player: ANN, zone: LIBRARY } as never);
    const after = zoneObjects(g, LIBRARY, ANN);
    expect(after.some((id) => before.includes(id))).toBe(false);
    expect(after.map((id) => objectRow(g.state, id).notes)).toEqual(library.map(() => ({})));
  });

  test('keeps the abilities listening that work from there', () => {
    const g = table({
      cards: [
        [ANN, LIBRARY, ['sleeper', 'stone']],
        [ANN, TABLE, ['stone']],
      ],
    });
    offer(g, { kind: 'shuffle', player: ANN, zone: LIBRARY } as never);
    expect(g.state.hooks[LEAVE]).toEqual([find(g, LIBRARY, ANN, 'sleeper')]);
    expect(invariants(g)).toEqual([]);
  });
});
