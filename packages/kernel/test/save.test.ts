import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventsSince,
  type GameEvent,
  hash,
  invariants,
  load,
  NEXT,
  type Procedure,
  procedure,
  SaveError,
  save,
  step,
} from '../src/index.ts';
import { HAND, newGame, pool, rules, start, TABLE, table } from '../src/toy/index.ts';
import { ANN, offer, playCard, playOn, reloaded } from './play.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const copyOf = (g: Parameters<typeof save>[0]): { [key: string]: Json } => JSON.parse(JSON.stringify(save(g)));

const stagesOf = (p: Procedure | undefined): Readonly<Record<string, Procedure['stages'][number]>> =>
  Object.fromEntries((p?.stageNames ?? []).map((name, i) => [name, p?.stages[i] ?? (() => NEXT)]));

const fault = (saved: unknown): readonly [code: string, place: string] | null => {
  try {
    load(rules, pool, saved);
  } catch (error) {
    if (error instanceof SaveError) return [error.code, error.place];
    throw error;
  }
  return null;
};

describe('a saved game', () => {
  test('comes back with the same hash and saves the same again', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(80), (seed, answers) => {
        const g = newGame(seed);
        playOn(g, seed, answers);
        const back = reloaded(g);
        expect(hash(back.state)).toBe(hash(g.state));
        expect(JSON.stringify(save(back))).toBe(JSON.stringify(save(g)));
      }),
    );
  });

  test('goes on as if it had never been saved, when saved at every decision', () => {
    for (let seed = 0; seed < 12; seed++) {
      const plain = newGame(seed);
      const answers = playOn(plain, seed, 400);
      let saved = newGame(seed);
      for (const answer of answers) {
        saved = reloaded(saved);
        step(saved, answer);
      }
      expect(hash(saved.state)).toBe(hash(plain.state));
      expect(saved.state.over).toEqual(plain.state.over);
      expect(eventsSince(saved.state, 0)).toEqual(eventsSince(plain.state, 0));
    }
  });

  test('can still be undone to before the action under way', () => {
    const g = start(table({ cards: [[ANN, HAND, ['palace']]] }));
    const before = hash(g.state);
    playCard(g, 'palace');
    const back = reloaded(g);
    expect(step(back, 0).refusal?.code).toBe('too-little');
    expect(hash(back.state)).toBe(before);
  });

  test('holds the effects in force', () => {
    const g = table({ cards: [[ANN, TABLE, ['stone', 'charm']]] });
    const objects = g.state.zones.flat();
    const effect = {
      source: objects[1],
      controller: ANN,
      objects,
      body: { glow: 1 },
      locals: {},
      duration: undefined,
      left: -1,
    };
    offer(g, { kind: 'beginEffect', effect } as GameEvent);
    offer(g, { kind: 'beginEffect', effect: { ...effect, objects: null } } as GameEvent);
    offer(g, { kind: 'endEffect', id: 0 } as GameEvent);
    const back = reloaded(g);
    expect(hash(back.state)).toBe(hash(g.state));
    expect(invariants(back)).toEqual([]);
    expect(back.state.live).toEqual([1]);
  });

  test('names the stages of its procedures, and does not change when one is added before them', () => {
    const g = newGame(1);
    expect(save(g).state.frame.map(({ procedure, stage }) => [procedure, stage])).toEqual([['turn', 'act']]);
    const stages = { rest: () => NEXT, ...stagesOf(rules.procedures.turn) };
    const later = { ...rules, procedures: { ...rules.procedures, turn: procedure('turn', stages) } };
    const back = load(later, pool, JSON.parse(JSON.stringify(save(g))));
    expect(hash(back.state)).toBe(hash(g.state));
    expect(back.state.frame?.stage).toBe((g.state.frame?.stage ?? 0) + 1);
    const answers = playOn(g, 1, 60);
    for (const answer of answers) step(back, answer);
    expect(hash(back.state)).toBe(hash(g.state));
  });

  test('leaves out what is not state', () => {
    const g = newGame(1);
    const text = JSON.stringify(save(g));
    for (const row of g.state.zones.flat()) expect(row).toBeGreaterThan(0);
    for (const name of ['token', 'memo', 'environment', 'dirty', 'checked']) expect(text).not.toContain(`"${name}"`);
  });

  test('is not touched by the game that goes on', () => {
    const g = newGame(2);
    const saved = save(g);
    const text = JSON.stringify(saved);
    playOn(g, 2, 100);
    expect(JSON.stringify(saved)).toBe(text);
  });

  test('is looked at anew as a whole when it comes back', () => {
    const back = reloaded(newGame(4));
    expect(back.state.checked).not.toBe(back.state.version);
    expect(back.state.dirty).toEqual(back.state.zones.flat());
  });
});

describe('loading refuses', () => {
  const g = newGame(6);
  playOn(g, 6, 12);
  while (g.state.decision?.kind !== 'act') playOn(g, 6, 1);
  const changed = (change: (saved: { [key: string]: Json }, state: { [key: string]: Json }) => void): unknown => {
    const saved = copyOf(g);
    change(saved, saved.state as { [key: string]: Json });
    return saved;
  };
  const rowsOf = (state: { [key: string]: Json }): { [key: string]: Json }[] =>
    (state.objects as { rows: { [key: string]: Json }[] }).rows;

  test('another version of the format', () => {
    expect(fault(changed((saved) => (saved.version = 2)))).toEqual(['wrong-version', 'saved.version']);
  });

  test('a game of other rules', () => {
    expect(fault(changed((saved) => (saved.rules = 'chess')))).toEqual(['wrong-rules', 'saved.rules']);
  });

  test('another version of the card language, and says which versions those are', () => {
    const saved = changed((saved) => (saved.language = 7));
    expect(fault(saved)).toEqual(['wrong-language', 'saved.language']);
    expect(() => load(rules, pool, saved)).toThrow(
      'saved.language is of another version of the card language: found 7, expected 1',
    );
    expect(fault(changed((saved) => delete saved.language))).toEqual(['missing', 'saved.language']);
  });

  test('a game that was played with other cards', () => {
    const saved = changed((saved) => (saved.cards = 'others'));
    expect(fault(saved)).toEqual(['wrong-cards', 'saved.cards']);
    const [first, ...rest] = pool;
    const others = [...rest, { ...first, name: 'another' }];
    expect(() => load(rules, others, copyOf(g))).toThrow('saved.cards is of a game with other cards');
  });

  test('a missing field, and says where', () => {
    const saved = changed((_, state) => delete rowsOf(state)[3]?.zone);
    expect(fault(saved)).toEqual(['missing', 'saved.state.objects.rows[3].zone']);
  });

  test('a state that is not what it was, however little of it was changed', () => {
    const saved = changed((_, state) => Object.assign(rowsOf(state)[5] ?? {}, { timestamp: 7 }));
    expect(fault(saved)).toEqual(['damaged', 'saved.state']);
  });

  test.each(['constructor', '__proto__', 'toString'])('%s as a name of anything', (name) => {
    const counters = JSON.parse(`{"${name}": 1}`) as Json;
    const places: readonly ((state: { [key: string]: Json }) => void)[] = [
      (state) => Object.assign(rowsOf(state)[5] ?? {}, { counters }),
      (state) => Object.assign((state.frame as object[])[0] ?? {}, { procedure: name }),
      (state) => Object.assign(state.decision as object, { kind: name }),
    ];
    for (const change of places) expect(fault(changed((_, state) => change(state)))?.[0]).toBe('unknown-name');
  });

  test('what lies too deep for anything that goes down into it', () => {
    let deep: Json = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(fault(changed((_, state) => Object.assign(state, { game: deep })))).toEqual(['too-deep', 'saved']);
  });

  test('a field of the wrong type', () => {
    const saved = changed((_, state) => Object.assign(rowsOf(state)[5] ?? {}, { counters: { points: 'many' } }));
    expect(fault(saved)).toEqual(['ill-typed', 'saved.state.objects.rows[5].counters.points']);
  });

  test('data that was cut short', () => {
    const saved = changed((_, state) => rowsOf(state).splice(10));
    expect(fault(saved)).toEqual(['dangling', expect.stringMatching(/^saved\.state\./)]);
  });

  test('a frame of a procedure that the rules do not have', () => {
    const saved = changed((_, state) => Object.assign((state.frame as object[])[0] ?? {}, { procedure: 'dance' }));
    expect(fault(saved)).toEqual(['unknown-name', 'saved.state.frame[0].procedure']);
    expect(() => load(rules, pool, saved)).toThrow('procedure "dance"');
  });

  test('a frame at a stage that its procedure does not have, and says which of which', () => {
    const saved = changed((_, state) => Object.assign((state.frame as object[])[0] ?? {}, { stage: 'bow' }));
    expect(fault(saved)).toEqual(['unknown-name', 'saved.state.frame[0].stage']);
    expect(() => load(rules, pool, saved)).toThrow('procedure "turn", stage "bow"');
  });

  test.each([null, undefined, 7, 'saved', [], {}])('%j', (value) => {
    expect(fault(value)).toEqual([expect.any(String), expect.any(String)]);
  });

  test('every state that lacks one of its fields', () => {
    for (const field of Object.keys(save(g).state)) {
      expect(fault(changed((_, state) => delete state[field]))).toEqual(['missing', `saved.state.${field}`]);
    }
  });

  test('or takes what was spoiled anywhere, but never breaks down', () => {
    const junk = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 }));
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 8 }), junk, (path, value) => {
        const saved = copyOf(g);
        let at: Json = saved.state as Json;
        for (const turn of path) {
          if (typeof at !== 'object' || at === null) break;
          const keys: string[] = Object.keys(at);
          const key = keys[turn % keys.length];
          if (key === undefined) break;
          const inner: Json = (at as { [key: string]: Json })[key] as Json;
          if (typeof inner !== 'object' || inner === null || turn % 5 === 0) {
            Object.assign(at, { [key]: value });
            break;
          }
          at = inner;
        }
        const found = fault(JSON.parse(JSON.stringify(saved)));
        expect(found === null || Array.isArray(found)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
