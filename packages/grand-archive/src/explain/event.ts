/** What Grand Archive has to say of its events when somebody asks why they happened. */
import { type Derivation, derivation, findObject, type GameEvent, isPlayer, type PlayerId } from '@rulewright/kernel';
import { drawnFacts, type EventTelling, howOften } from '@rulewright/rules';
import { own } from '../events/types.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { factsOfLosing, objectChecks } from '../state-checks/checks.ts';
import { triggerTelling } from './trigger.ts';

export const eventTelling: EventTelling<G> = {
  rules: { cause: 'effects.1', replacing: 'replacement-effects.1', triggering: 'triggered-abilities.1' },
  own: (g, event) => [...checkFacts(g, event), ...drawnFacts(event, ['ending-the-game.6'])],
  howOften: (g, source, event) =>
    howOften(triggerTelling, g, {
      source,
      controller: characteristics(g, source).controller,
      ability: null,
      event,
      locals: {},
    }),
};

/** A state check, with the numbers as they last were. */
function checkFacts(g: G, event: GameEvent): readonly Derivation[] {
  const { rule } = event;
  if (rule === undefined) return [];
  const e = own(event);
  if (e.kind === 'lose') {
    const data = { rule, ...factsOfLosing(g, e.player as PlayerId) };
    return [derivation('state-based-done', { rules: [rule, 'state-based-checks.1'], objects: [e.player], data })];
  }
  const check = objectChecks.find((c) => c.rule === rule);
  if (check === undefined || !('object' in e) || e.object === undefined || isPlayer(e.object)) return [];
  const row = findObject(g.state, e.object);
  const facts = row === undefined ? {} : check.facts(row, characteristics(g, e.object));
  return [
    derivation('state-based-done', {
      rules: [rule, 'state-based-checks.1'],
      objects: [e.object],
      data: { rule, ...facts },
    }),
  ];
}
