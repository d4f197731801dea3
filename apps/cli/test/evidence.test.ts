import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exercisedModule, fuzzedModule } from '@rulewright/cards';
import { bundledCards, evidenceFor, findCard, recordedEvidence } from '@rulewright/cards/magic';
import { describe, expect, test } from 'vitest';
import { countUses } from '../src/games/magic/cards/exercised.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const READ = { roundTrips: true, lost: [] };
const names = new Set(bundledCards.map(({ name }) => name));

describe('what is recorded of the bundled cards', () => {
  test('no more scenarios are counted than use the card', () => {
    const { exercised } = recordedEvidence();
    const uses = countUses(path('rulings'), bundledCards);
    // `npx rulewright cards bundle --out packages/cards/src/magic/bundle` counts anew.
    const tooMany = Object.entries(exercised).filter(([name, count]) => count > (uses[name] ?? 0));
    expect(tooMany).toEqual([]);
    expect(readFileSync(path('packages/cards/src/magic/bundle/exercised.ts'), 'utf8')).toBe(exercisedModule(exercised));
  });

  test('games are counted for bundled cards, at most once each', () => {
    const { fuzzed } = recordedEvidence();
    const odd = Object.entries(fuzzed.cards).filter(([name, count]) => !names.has(name) || count > fuzzed.games);
    expect(odd).toEqual([]);
    expect(readFileSync(path('packages/cards/src/magic/bundle/fuzzed.ts'), 'utf8')).toBe(fuzzedModule(fuzzed));
  });

  test('goes for a card only if it means the same as the bundled one of its name', () => {
    const bears = findCard('Grizzly Bears');
    if (bears === undefined) throw new Error('no bears');
    expect(evidenceFor(bears, READ, bears)).toMatchObject({ compiled: true, roundTrips: true, agreed: { of: 4 } });
    expect(evidenceFor(bears, READ, bears).exercised).toBeGreaterThan(100);
    const [face] = bears.faces;
    const other = { ...bears, faces: [{ ...face, power: 7 }] } as typeof bears;
    expect(evidenceFor(other, READ, bears)).toMatchObject({ exercised: 0, fuzzed: 0 });
    expect(evidenceFor(bears, { roundTrips: false, lost: null }, undefined)).toMatchObject({
      roundTrips: false,
      exercised: 0,
      fuzzed: 0,
    });
  });
});
