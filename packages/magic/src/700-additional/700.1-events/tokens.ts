/** Tokens are created (111.1), and spells that are copies become them (608.3f). */
import { altered, type CreateEvent, type EventKind, playable, times } from '@rulewright/kernel';
import type { G } from '../../state.ts';
import { hasLeft } from './leaving.ts';
import { place } from './place.ts';
import type { CreateTokensEvent } from './types.ts';

/** 616.1g: the tokens enter as part of this event, each in an event of its own that may be replaced after it. */
const createTokens: EventKind<G, CreateTokensEvent> = {
  ...place('701.7', 'createTokens'),
  affected: (_, e) => e.player,
  // Before anything of what happens together has happened.
  prepare(_, e) {
    playable(e.tokens.reduce((sum, { count }) => sum + count, 0));
    return e;
  },
  apply: (g, e) => (hasLeft(g, e.player) || e.amount === 0 ? null : altered(e, { created: true })),
  consequences: (_, e): readonly CreateEvent[] =>
    e.tokens.flatMap(({ token, count }) => times(count, () => ({ ...token }))),
};

export const tokenEvents = { createTokens } as const;
