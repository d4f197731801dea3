/** Lifelink (702.15): damage it deals makes its controller gain that much life (120.3f). */
import type { PendingTrigger } from '@rulewright/kernel';
import type { TriggeredAbility } from '@rulewright/language/magic';
import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import type { G } from '../../state.ts';
import { type DamageEvent, gainLifeEvent, type MagicEvent, triggerEvent } from '../700.1-events/types.ts';

export function lifelinkEvents(g: G, source: Characteristics, e: DamageEvent): readonly MagicEvent[] {
  if (!hasKeyword(source, 'lifelink')) return NOTHING;
  return g.state.game.profile.lifelink === 'triggered'
    ? lifelinkTriggers(source, e)
    : [gainLifeEvent(source.controller, e.amount, { cause: e.source, rule: '702.15b' })];
}
const NOTHING: readonly MagicEvent[] = [];

/** Until 2009: "Whenever this deals damage, you gain that much life", once for each instance. */
const lifelinkTriggers = (source: Characteristics, e: DamageEvent): readonly MagicEvent[] =>
  source.abilities
    .filter((a) => a.kind === 'keyword' && a.keyword === 'lifelink')
    .map(() => {
      const { controller } = source;
      const trigger: PendingTrigger = { source: e.source, controller, ability: LIFELINK, event: e, locals: {} };
      return triggerEvent(trigger);
    });
const LIFELINK: TriggeredAbility = {
  kind: 'triggered',
  keyword: 'lifelink',
  on: { on: 'damage', source: { kind: 'is', what: { kind: 'this' } } },
  actions: [{ do: 'gainLife', who: { kind: 'you' }, amount: { kind: 'amount' } }],
};
