/** What of Magic decides when somebody passes priority without being asked. */
import { type Answer, type ObjectId, objectRow } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/magic';
import { characteristics, type G, type StackEntry, topOfStack, usefulActions } from '@rulewright/magic';
import type { PassingGame } from '../passing.ts';

/** 117.3d. */
export const PASS: Answer = { action: 'pass' };

/** The source's name and the effect. */
function yieldKey(g: G, id: ObjectId): string {
  const entry = objectRow(g.state, id).stack as StackEntry | null;
  if (entry === null || entry.kind === 'spell') return `spell ${characteristics(g, id).name}`;
  return `${characteristics(g, entry.source).name} ${JSON.stringify(entry.effect)}`;
}

export const passing: PassingGame<G, Step> = {
  decision: 'priority',
  pass: PASS,
  settings: {
    autoPass: true,
    stops: {
      mine: ['main1', 'combat', 'attackers', 'blockers', 'main2'],
      theirs: ['upkeep', 'combat', 'attackers', 'blockers', 'end'],
    },
  },
  asked: new Set(['payment']),
  // Targets are chosen by the person even where there is only one: it may be one that they would rather not choose.
  askedIfAny: new Set(['targets', 'attackers', 'blockers']),
  nothing: { attackers: { attacks: [] }, blockers: { blocks: [] } },
  next: topOfStack,
  controller: (g, id) => characteristics(g, id).controller,
  hasUse: (g, player) => usefulActions(g, player).length > 0,
  yieldKey,
  main: 'main1',
  last: 'end',
};
