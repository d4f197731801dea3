import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exercisedModule, fuzzedModule } from '@rulewright/cards';
import * as grandArchive from '@rulewright/cards/grand-archive';
import { bundledCards, evidenceFor, findCard, recordedEvidence } from '@rulewright/cards/magic';
import { describe, expect, test } from 'vitest';
import { countUses as countGrandArchive } from '../src/games/grand-archive/cards/exercised.ts';
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

describe("what is recorded of Grand Archive's bundled cards", () => {
  const folder = 'packages/cards/src/grand-archive/bundle';
  const { exercised, fuzzed } = grandArchive.recordedEvidence();
  const slugs = new Set(grandArchive.bundledCards.map(({ slug }) => slug));

  test('no more scenarios are counted than use the card', () => {
    const uses = countGrandArchive(path('rulings'), grandArchive.bundledCards);
    // `npx rulewright cards bundle --game grand-archive --out packages/cards/src/grand-archive/bundle` counts anew.
    expect(Object.entries(exercised).filter(([slug, count]) => count > (uses[slug] ?? 0))).toEqual([]);
    expect(Object.keys(exercised).length).toBeGreaterThan(0);
    expect(readFileSync(path(`${folder}/exercised.ts`), 'utf8')).toBe(exercisedModule(exercised));
  });

  test('games are counted for bundled cards, at most once each', () => {
    const odd = Object.entries(fuzzed.cards).filter(([slug, count]) => !slugs.has(slug) || count > fuzzed.games);
    expect(odd).toEqual([]);
    expect(readFileSync(path(`${folder}/fuzzed.ts`), 'utf8')).toBe(fuzzedModule(fuzzed));
  });

  test('goes for a card only if it means the same as the bundled one', () => {
    const [slug] = Object.keys(exercised);
    const card = grandArchive.findCard(slug ?? '');
    if (card === undefined) throw new Error(`no card ${slug}`);
    expect(grandArchive.evidenceFor(card, READ, card).exercised).toBe(exercised[card.slug]);
    const [face] = card.faces;
    const other = { ...card, faces: [{ ...face, life: 77 }] } as typeof card;
    expect(grandArchive.evidenceFor(other, READ, card)).toMatchObject({ exercised: 0, fuzzed: 0 });
  });
});
