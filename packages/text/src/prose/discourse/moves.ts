/** What moves becomes another object: what things were, and what they are now. */
import type { Game, Selector } from '../game.ts';
import { isBound, same } from '../nodes.ts';
import { binds, withBinding } from '../substitute.ts';
import { type Discourse, withSpoken } from './record.ts';

export const moved = <G extends Game>(d: Discourse<G>, from: Selector<G>, to: Selector<G>): Discourse<G> =>
  withSpoken(d, { moves: [...d.spoken.moves, { from, to }] });

/** What something that was moved is now. */
export const nowOf = <G extends Game>({ spoken }: Discourse<G>, selector: Selector<G>): Selector<G> =>
  spoken.moves.findLast(({ from }) => same(from, selector))?.to ?? selector;

/** What a card was in play before it moved: its numbers are those that it had. */
export function asItWas<G extends Game>({ spoken }: Discourse<G>, selector: Selector<G>): Selector<G> {
  const from = spoken.moves.findLast(({ to }) => same(to, selector))?.from;
  return from !== undefined && AS_THEY_WERE.includes(from.kind) ? from : selector;
}

/** What still finds what was there before it moved. */
const AS_THEY_WERE: readonly string[] = ['var', 'this', 'filter'];

/** What is said of things that `since` then have moved, said of them as they were before. */
export const unmoved = <G extends Game, T>({ spoken }: Discourse<G>, node: T, since: number): T =>
  spoken.moves
    .slice(since)
    .reduce((made, { from, to }) => (isBound(to) ? withBinding(made, to.name, from) : made), node);

/** What these actions would have moved has not moved. */
export const unmove = <G extends Game>(d: Discourse<G>, undone: unknown): Discourse<G> =>
  withSpoken(d, { moves: d.spoken.moves.filter(({ to }) => !isBound(to) || !binds(undone, to.name)) });
