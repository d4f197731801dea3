/** What playing a card costs now, and what has changed it (cost 6–8). */
import { type Derivation, derivation, type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { CostChange } from '@rulewright/language/grand-archive';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { type CostStep, costChanges, costOfCard } from '../playing-cards/cost.ts';
import type { Way } from '../playing-cards/ways.ts';
import { context, type G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { HAND, MEMORY } from '../zones/zones.ts';

/** The cost that is due, with each change of it. */
export function costFacts(g: G, player: PlayerId, card: ObjectId, way: Way, code: string): readonly Derivation[] {
  const c = characteristics(g, card);
  const ctx = context(card, player, way.by === null ? {} : { paid: { [way.by]: 1 } });
  const due = costOfCard(g, card, player, way, ctx, []);
  if (due === null || c.cost === null) return [];
  const { kind } = c.cost;
  const paid = due.find((cost) => cost.kind === kind);
  const amount = paid !== undefined && 'amount' in paid ? value(g, paid.amount, ctx) : 0;
  const changes = way.free ? [] : costChanges(g, card, player, way, ctx).map((step) => stepFact(g, step));
  const because =
    changes.length === 0
      ? []
      : [
          derivation('cost-printed', {
            rules: ['cost.1'],
            objects: [card],
            data: { cost: kind, amount: c.cost.amount },
          }),
          ...changes,
        ];
  return [
    derivation(code, { rules: ['cost.6'], objects: [card], data: { cost: kind, amount }, because }),
    cardsToPay(g, player, card, kind),
  ];
}

function stepFact(g: G, { effect, ctx }: CostStep): Derivation {
  const [code, amount] = stepOf(effect);
  return derivation(code, {
    rules: ['cost.6'],
    objects: [ctx.source],
    data: { amount: value(g, amount ?? 0, ctx) },
  });
}

function stepOf(effect: CostChange): readonly [string, CostChange['set']] {
  if (effect.set !== undefined) return ['cost-set', effect.set];
  return effect.more === undefined ? ['cost-less', effect.less] : ['cost-more', effect.more];
}

/** Reserve costs are paid from the hand, memory costs from memory. */
function cardsToPay(g: G, player: PlayerId, card: ObjectId, kind: 'reserve' | 'memory'): Derivation {
  const zone = kind === 'reserve' ? HAND : MEMORY;
  const count = zoneObjects(g, zone, player).filter((id) => id !== card).length;
  return derivation('cards-to-pay', {
    rules: [kind === 'reserve' ? 'cost.2' : 'cost.3'],
    objects: [player],
    data: { count },
  });
}
