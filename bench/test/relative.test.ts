import { describe, expect, test } from 'vitest';
import type { Result } from '../measure.ts';
import { NOMINAL_MS, referenceWork } from '../reference-work.ts';
import { atReferenceSpeed, compared } from '../relative.ts';

describe('the reference work', () => {
  test('is the same every time', () => {
    expect([referenceWork(2000), referenceWork(2000)]).toEqual([-1992020656, -1992020656]);
  });
});

describe('a figure at reference speed', () => {
  const at = (unit: string, times: number, cpu?: number): number | undefined =>
    atReferenceSpeed({ what: 'x', unit, value: 10, ...(cpu === undefined ? {} : { cpu }) }, NOMINAL_MS * times);

  test('is a shorter time if the machine is slow', () => expect(at('µs', 2)).toBe(5));
  test('is a higher rate if the machine is slow', () => expect(at('decisions/s', 2)).toBe(20));
  test('is made of CPU time where it is known', () => expect(at('ms', 2, 8)).toBe(4));
  test('does not exist for sizes and ratios', () => expect([at('kB', 2), at('×', 2)]).toEqual([undefined, undefined]));
});

describe('a comparison', () => {
  const result = (value: number, unit = 'µs', cpu?: number): Result => ({
    what: 'x',
    unit,
    value,
    ...(cpu === undefined ? {} : { cpu }),
  });
  const round = (base: Result, here: Result) => ({ base: [base], here: [here] });

  test('says how many times as fast this folder is, with the extremes', () => {
    const rounds = [round(result(20), result(10)), round(result(30), result(10)), round(result(10), result(10))];
    expect(compared(rounds)).toEqual([
      { what: 'x', unit: 'µs', base: 20, here: 10, ratio: { median: 2, least: 1, most: 3 } },
    ]);
  });

  test('knows that a higher rate is better', () => {
    const [figure] = compared([round(result(100, 'decisions/s'), result(150, 'decisions/s'))]);
    expect(figure?.ratio.median).toBe(1.5);
  });

  test('takes CPU time where both sides know it', () => {
    const both = compared([round(result(50, 'µs', 10), result(90, 'µs', 5))]);
    const one = compared([round(result(50), result(100, 'µs', 5))]);
    expect([both[0]?.ratio.median, one[0]?.ratio.median]).toEqual([2, 0.5]);
  });

  test('leaves out what one side does not measure', () => {
    expect(compared([{ base: [], here: [result(1)] }])).toEqual([]);
  });
});
