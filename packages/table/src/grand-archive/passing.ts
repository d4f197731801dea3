/** What of Grand Archive decides when somebody passes Opportunity without being asked. */
import { cardOf, type G, type Phase, STACK, usefulActions } from '@rulewright/grand-archive';
import { type Answer, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import type { PassingGame } from '../passing.ts';
import { waitingEntry } from './waiting.ts';

/** Opportunity 5. */
export const PASS: Answer = { action: 'pass' };

/** The card that it comes from, and the effect. */
function yieldKey(g: G, id: ObjectId): string {
  const entry = waitingEntry(objectRow(g.state, id));
  const { def } = objectRow(g.state, entry?.source ?? id);
  const slug = def < 0 ? '' : cardOf(g.pool, def).slug;
  return entry === null || entry.kind === 'instance' ? `card ${slug}` : `${slug} ${JSON.stringify(entry.effect)}`;
}

export const passing: PassingGame<G, Phase> = {
  decision: 'opportunity',
  pass: PASS,
  settings: {
    autoPass: true,
    stops: { mine: ['main', 'retaliation', 'damage'], theirs: ['retaliation', 'damage', 'end'] },
  },
  // A card that is looked at is seen even where it can go to one place only.
  asked: new Set(['glimpse']),
  // Targets are chosen by the person even where there is only one: it may be one that they would rather not choose.
  askedIfAny: new Set(['targets']),
  nothing: { materialize: null },
  next: (g) => zoneObjects(g, STACK, g.state.game.turn.active).at(-1),
  controller: (g, id) => objectRow(g.state, id).controller,
  hasUse: (g, player) => usefulActions(g, player).length > 0,
  yieldKey,
  main: 'main',
  last: 'end',
};
