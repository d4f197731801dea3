/**
 * Hidden means hidden: nothing that somebody can be shown, asked, refused, explained or told differs between two
 * games that differ only where that one cannot see. The tests of the games
 * call it; `TWINS=200 npx vitest run --project node packages/table/test/twins` looks for longer.
 */
import { decides, eventsSince, type Game, type PlayerId, step, view } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import type { TableTypes } from '../../src/snapshot.ts';
import { type Below, chance } from '../answering.ts';
import { forked, type Secrets } from './secrets.ts';
import { curiosity, linesOf, seenOf, toldTo, viewersOf } from './told.ts';
import { twinOf, WAYS } from './twins.ts';

const someViewer = (g: Game, below: Below): PlayerId => {
  const viewers = viewersOf(g);
  return viewers[below(viewers.length)] as PlayerId;
};

export function hiddenMeansHidden<T extends TableTypes>(secrets: Secrets<T>): void {
  const games = Number(process.env.TWINS ?? secrets.games);
  const seeds = Array.from({ length: games }, (_, i) => i + 5);

  describe.each(Object.entries(WAYS))('with other %s where somebody cannot see', (_, way) => {
    test.each(seeds)('nothing that this one is told differs (game %i)', (seed) => {
      const below = chance(seed);
      for (const g of secrets.gamesAlong(seed, 29, 700)) {
        const viewer = someViewer(g, below);
        const asked = curiosity(secrets, g, below, 6);
        const plain = toldTo(secrets, g, viewer, asked);
        const twin = toldTo(secrets, twinOf(secrets, g, viewer, way, below), viewer, asked);
        for (const [what, is] of twin) expect(is, `${what}, to ${viewer}`).toEqual(plain.get(what));
      }
    });

    test.each(seeds)('nor does it while they pass, until something comes to light (game %i)', (seed) => {
      const below = chance(~seed);
      for (const whole of secrets.gamesAlong(seed, 83, 700)) {
        const g = forked<T>(whole);
        const viewer = someViewer(g, below);
        const twin = twinOf(secrets, g, viewer, way, below);
        for (let i = 0; i < 6 && g.state.decision?.kind === secrets.passing; i++) {
          const from = g.state.log.length;
          if (step(twin, { action: 'pass' }).refusal !== null || step(g, { action: 'pass' }).refusal !== null) break;
          const kinds = eventsSince(g.state, from).map(({ kind }) => kind);
          const same = JSON.stringify(view(g, viewer)) === JSON.stringify(view(twin, viewer));
          if (!same || kinds.includes('reveal')) break;
          expect(linesOf(secrets, twin, from, viewer)).toEqual(linesOf(secrets, g, from, viewer));
          const asked = curiosity(secrets, g, below, 2);
          const plain = toldTo(secrets, g, viewer, asked);
          for (const [what, is] of toldTo(secrets, twin, viewer, asked)) expect(is, what).toEqual(plain.get(what));
        }
      }
    });
  });

  test.each(seeds)('what somebody may know is all that this one sees, and nothing else (game %i)', (seed) => {
    for (const g of secrets.gamesAlong(seed, 29, 700)) {
      const { decision } = g.state;
      for (const viewer of viewersOf(g)) {
        expect(view(seenOf<T>(g, viewer), viewer)).toEqual(view(g, viewer));
        if (decision !== null && decides(decision) === viewer)
          expect(seenOf<T>(g, viewer).state.decision).toEqual(decision);
      }
    }
  });
}
