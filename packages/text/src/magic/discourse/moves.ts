/** What moves becomes another object (400.7): what things were, and what they are now. */
import type { Selector } from '@rulewright/language/magic';
import { binds, withBinding } from '../sentences/substitute.ts';
import { type Discourse, withSpoken } from './record.ts';
import { same } from './referents.ts';

export const moved = (d: Discourse, from: Selector, to: Selector): Discourse =>
  withSpoken(d, { moves: [...d.spoken.moves, { from, to }] });

/** What something that was moved is now. */
export const nowOf = ({ spoken }: Discourse, selector: Selector): Selector =>
  spoken.moves.findLast(({ from }) => same(from, selector))?.to ?? selector;

/** The permanent that a card was before it moved: its power is the one it had. */
export function asItWas({ spoken }: Discourse, selector: Selector): Selector {
  const from = spoken.moves.findLast(({ to }) => same(to, selector))?.from;
  return from?.kind === 'var' || from?.kind === 'this' || from?.kind === 'filter' ? from : selector;
}

/** What is said of things that `since` then have moved, said of them as they were before. */
export const unmoved = <T>({ spoken }: Discourse, node: T, since: number): T =>
  spoken.moves
    .slice(since)
    .reduce((made, { from, to }) => (to.kind === 'var' ? withBinding(made, to.name, from) : made), node);

/** What these actions would have moved has not moved. */
export const unmove = (d: Discourse, undone: unknown): Discourse =>
  withSpoken(d, { moves: d.spoken.moves.filter(({ to }) => to.kind !== 'var' || !binds(undone, to.name)) });
