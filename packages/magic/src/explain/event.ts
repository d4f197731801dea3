/** What Magic has to say of its events when somebody asks why they happened. */
import { type Derivation, derivation, type GameEvent, isCreate } from '@rulewright/kernel';
import { drawnFacts, type EventTelling, howOften } from '@rulewright/rules';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { magicEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';
import { factsOf } from './state-based.ts';
import { triggerTelling } from './trigger.ts';

export const eventTelling: EventTelling<G> = {
  rules: { cause: '609.1', replacing: '614.6', triggering: '603.2' },
  // 111.1 is about tokens, and 704.5d about what is left of them; abilities are put on the stack and leave it by rules of their own.
  isOfItsOwnRule: (event) =>
    event.rule !== undefined && ((isCreate(event) && event.what === 'ability') || event.kind === 'cease'),
  own: (g, event) => [...stateBasedFacts(g, event), ...drawnFacts(event, ['104.4b', '732.4'])],
  howOften: (g, source, event) =>
    howOften(triggerTelling, g, {
      source,
      controller: characteristics(g, source).controller,
      ability: null,
      event,
      locals: {},
    }),
};

/** A state-based action, with the numbers as they last were. */
function stateBasedFacts(g: G, event: GameEvent): readonly Derivation[] {
  const { rule } = event;
  if (rule === undefined || !isStateBased(rule)) return [];
  const m = magicEvent(event);
  const id = 'object' in m ? m.object : m.kind === 'lose' ? m.player : undefined;
  const data = { rule, ...(id === undefined ? {} : factsOf(g, rule, id)) };
  return [derivation('state-based-done', { rules: [rule, '704.3'], objects: id === undefined ? [] : [id], data })];
}

const isStateBased = (rule: string): boolean => rule.startsWith('704.');
