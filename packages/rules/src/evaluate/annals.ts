/**
 * What cards may ask about the whole game ("this game"). The log is kept for this turn and the last; of what is older only the
 * kinds of events are kept that a card in the game asks about, which in most games is none.
 */
import { type GameEvent, rowAt } from '@rulewright/kernel';
import { walk } from '@rulewright/language';
import type { CommonGame } from '../game.ts';
import type { Pattern } from '../triggers/rules.ts';

const NOTHING: ReadonlySet<string> = new Set();
const byCards = new WeakMap<readonly object[], ReadonlySet<string>>();
const byCard = new WeakMap<object, ReadonlySet<string>>();

/** The kinds of events that a card of the game asks about beyond the last turn. */
function askedAbout(g: CommonGame): ReadonlySet<string> {
  const cards = g.rules.cardsIn(g.pool);
  const known = byCards.get(cards);
  if (known !== undefined) return known;
  const kinds = new Set<string>();
  for (const card of cards) for (const kind of askedBy(g, card)) kinds.add(kind);
  const found = kinds.size === 0 ? NOTHING : kinds;
  byCards.set(cards, found);
  return found;
}

function askedBy(g: CommonGame, card: object): ReadonlySet<string> {
  const known = byCard.get(card);
  if (known !== undefined) return known;
  const kinds = new Set<string>();
  walk(card, ({ kind, since, event }) => {
    if (kind === 'history' && since === 'game')
      for (const name of g.rules.triggered.eventsOf(event as Pattern)) kinds.add(name);
    return undefined;
  });
  const found = kinds.size === 0 ? NOTHING : kinds;
  byCard.set(card, found);
  return found;
}

const NONE: readonly GameEvent[] = [];

/** The events that will be needed of those that are about to be forgotten, after all that were kept before. */
export function annalsAfter(g: CommonGame, below: number): readonly GameEvent[] {
  const { annals = NONE } = g.state.game;
  const kinds = askedAbout(g);
  if (kinds.size === 0) return annals;
  const { log } = g.state;
  const kept: GameEvent[] = [];
  for (let i = log.first; i < below; i++) {
    const event = rowAt(log, i);
    if (event !== undefined && kinds.has(event.kind)) kept.push(event);
  }
  return kept.length === 0 ? annals : [...annals, ...kept];
}
