/**
 * Every ruling, plain, saved and loaded at every decision, and with a fork abandoned at every decision; and what can be asked at its end
 * is as it was when it was recorded.
 */
import { describe, expect, test } from 'vitest';
import { readRulings, rulingDifference } from './signature/recorded.ts';
import { keyOf, rulingFiles, rulingsIn, signedRuling } from './signature/rulings.ts';

const recorded = readRulings();

describe.each(rulingFiles())('%s', (file) => {
  const { scenarios, errors } = rulingsIn(file);
  const changed: string[] = [];

  test('can be read', () => {
    expect(errors).toEqual([]);
    expect(scenarios).not.toEqual([]);
  });

  for (const scenario of scenarios) {
    test(scenario.title, () => {
      const { result, signature } = signedRuling(scenario, { thrice: true });
      const { status, line, message } = result;
      // Of a new ruling nothing is recorded yet.
      const difference = rulingDifference(recorded.get(file)?.get(keyOf(scenario)), signature);
      if (difference !== null) changed.push(`${scenario.title}: ${difference}`);
      expect({ status, where: `${file}:${line}`, message }).toMatchObject({ status: 'passed' });
    });
  }

  test('is told as before; if the change is what you want, record it anew with `npm run signature`', () => {
    expect(changed).toEqual([]);
  });
});
