/**
 * Hidden means hidden (400.2, 708.5): nothing that somebody can be shown, asked, refused, explained or told differs between two
 * games that differ only where that one cannot see. `TWINS=200 npx vitest run --project node packages/table/test/twins` looks for longer.
 */
import { decides, eventsSince, type PlayerId, step, view } from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { type Below, chance } from '../answering.ts';
import { forked, gamesAlong } from './games.ts';
import { curiosity, linesOf, seenOf, toldTo, viewersOf } from './told.ts';
import { twinOf, WAYS } from './twins.ts';

const GAMES = Number(process.env.TWINS ?? 3);
const seeds = Array.from({ length: GAMES }, (_, i) => i + 5);

const someViewer = (g: G, below: Below): PlayerId => {
  const viewers = viewersOf(g);
  return viewers[below(viewers.length)] as PlayerId;
};

describe.each(Object.entries(WAYS))('with other %s where somebody cannot see', (_, way) => {
  test.each(seeds)('nothing that this one is told differs (game %i)', (seed) => {
    const below = chance(seed);
    for (const g of gamesAlong(seed, 29, 700)) {
      const viewer = someViewer(g, below);
      const asked = curiosity(g, below, 6);
      const plain = toldTo(g, viewer, asked);
      const twin = toldTo(twinOf(g, viewer, way, below), viewer, asked);
      for (const [what, is] of twin) expect(is, `${what}, to ${viewer}`).toEqual(plain.get(what));
    }
  });

  test.each(seeds)('nor does it while they pass, until something comes to light (game %i)', (seed) => {
    const below = chance(~seed);
    for (const whole of gamesAlong(seed, 83, 700)) {
      const g = forked(whole);
      const viewer = someViewer(g, below);
      const twin = twinOf(g, viewer, way, below);
      for (let i = 0; i < 6 && g.state.decision?.kind === 'priority'; i++) {
        const from = g.state.log.length;
        if (step(twin, { action: 'pass' }).refusal !== null || step(g, { action: 'pass' }).refusal !== null) break;
        const kinds = eventsSince(g.state, from).map(({ kind }) => kind);
        const same = JSON.stringify(view(g, viewer)) === JSON.stringify(view(twin, viewer));
        if (!same || kinds.includes('reveal')) break;
        expect(linesOf(twin, from, viewer)).toEqual(linesOf(g, from, viewer));
        const asked = curiosity(g, below, 2);
        const plain = toldTo(g, viewer, asked);
        for (const [what, is] of toldTo(twin, viewer, asked)) expect(is, what).toEqual(plain.get(what));
      }
    }
  });
});

test.each(seeds)('what somebody may know is all that this one sees, and nothing else (game %i)', (seed) => {
  for (const g of gamesAlong(seed, 29, 700)) {
    const { decision } = g.state;
    for (const viewer of viewersOf(g)) {
      expect(view(seenOf(g, viewer), viewer)).toEqual(view(g, viewer));
      if (decision !== null && decides(decision) === viewer) expect(seenOf(g, viewer).state.decision).toEqual(decision);
    }
  }
});
