import { describe, expect, test } from 'vitest';
import { withSwitches } from '../apply.ts';
import { type Mutation, mutationsOf } from '../find.ts';
import { switches } from '../switches.ts';

/** A source text with one change made. */
const mutated = (text: string, { start, end, becomes, kind }: Mutation): string =>
  `${text.slice(0, start)}${kind === 'statement' ? ';' : `(${becomes})`}${text.slice(end)}`;

const changes = (text: string): string[] =>
  mutationsOf('packages/x/src/a.ts', text).map(({ code, becomes }) => `${code} → ${becomes}`);

describe('what can be changed', () => {
  test.each([
    ['const a = b < c;', ['b < c → (b) <= (c)']],
    ['const a = b === c && d;', ['b === c && d → (b === c) || (d)', 'b === c → (b) !== (c)']],
    ['if (a) b();', ['a → true', 'a → false', 'b(); → ']],
    ['const a = [true, 0, 1, 7];', ['true → false', '0 → 1', '1 → 0', '7 → 8']],
    ['const a = b.filter(c).some(d);', ['b.filter(c).some(d) → b.filter(c).every(d)', 'b.filter(c) → b']],
    ['const a = b?.filter(c).map(d);', []],
    ['const a = b?.c.filter((d) => d?.filter(e));', ['b?.c.filter((d) => d?.filter(e)) → b?.c', 'd?.filter(e) → d']],
    ['const a = !b;', ['!b → !!(b)']],
  ])('%s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  test.each([
    ['words are put together, not added', "const a = 'b' + c;"],
    ['types', 'type A = 1 | true; const b = c as 1; enum D { E = 1 }'],
    ['names of properties', 'const a = { 1: b };'],
    ['bounds', 'const MOST = 20_000;'],
    ['methods that every object has', 'const a = b.toString();'],
  ])('not %s', (_, text) => {
    expect(changes(text)).toEqual([]);
  });

  test('knows its line', () => {
    expect(mutationsOf('a.ts', '\n\nconst a = b < c;').map(({ line }) => line)).toEqual([3]);
  });
});

describe('a change', () => {
  const text = 'if (a < 1 && !b) c();\nd(e ? 1 : 2);';
  const all = mutationsOf('a.ts', text);

  test('alone', () => {
    const [wholly] = all.filter(({ code }) => code === 'a < 1 && !b').map((m) => mutated(text, m));
    expect(wholly).toBe('if ((true)) c();\nd(e ? 1 : 2);');
  });

  test.each(all.map((m, number) => [`${m.code} → ${m.becomes}`, number] as const))(
    'among all others behind its switch: %s',
    (_, number) => {
      const switched = withSwitches(
        text,
        all.map((m, n) => ({ ...m, number: n })),
      );
      const single = mutated(text, all[number] ?? fail());
      for (const [a, b, e] of [
        [0, false, true],
        [0, true, false],
        [1, false, false],
        [2, true, true],
      ])
        expect(told(switched, number, a, b, e)).toEqual(told(single, -1, a, b, e));
    },
  );
});

describe('where a change is not noted', () => {
  const text = `if (a < 1 && !b) c(e);
if (a > 0 || [a, 1, 2].some((n) => n > a)) d([3, a].filter((n) => n > 1).length, Math.max(a, 1));
c(a === 1 ? e.x : a + 0, [a, 1].toSorted());`;
  const numbered = mutationsOf('a.ts', text).map((m, number) => ({ ...m, number }));

  test.each(numbered.map((m) => [`${m.code} → ${m.becomes}`, m.number] as const))(
    'it makes no difference: %s',
    (_, number) => {
      const switched = withSwitches(text, numbered);
      for (const a of [0, 1, 2])
        for (const b of [false, true])
          for (const e of [{ x: 1 }, null]) {
            const noted = new Uint8Array(numbered.length);
            const whole = outcome(switched, -1, a, b, e, noted);
            if (noted[number] === 0) expect(outcome(switched, number, a, b, e)).toEqual(whole);
          }
    },
  );

  test('as it is where both come to the same', () => {
    const noted = new Uint8Array(numbered.length);
    outcome(switched(), -1, 2, true, { x: 1 }, noted);
    const names = numbered
      .filter(({ number }) => noted[number] === 0)
      .map(({ code, becomes }) => `${code} → ${becomes}`);
    expect(names).toContain('a < 1 → (a) <= (1)');
    expect(names).toContain('a < 1 && !b → false');
    expect(names).not.toContain('a < 1 && !b → true');
  });

  const switched = (): string => withSwitches(text, numbered);
});

/** What the program calls, or that it breaks down. */
function outcome(program: string, active: number, a: unknown, b: unknown, e: unknown, noted?: Uint8Array): unknown {
  try {
    return told(program, active, a, b, e, noted);
  } catch {
    return 'broken';
  }
}

function fail(): never {
  throw new Error('no such change');
}

/** What the program calls, in order. */
function told(
  program: string,
  active: number,
  a: unknown,
  b: unknown,
  e: unknown,
  noted: Uint8Array = new Uint8Array(99),
): unknown[] {
  const calls: unknown[] = [];
  const body = new Function('a', 'b', 'e', 'c', 'd', '__mutant', '__asTrue', '__same', program);
  const note = (...given: unknown[]): void => void calls.push(given);
  const { __mutant, __asTrue, __same } = switches(active, noted);
  body(a, b, e, note, note, __mutant, __asTrue, __same);
  return calls;
}
