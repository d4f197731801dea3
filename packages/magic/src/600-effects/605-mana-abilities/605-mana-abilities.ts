/** Mana abilities (605): which a player could activate now, in a payment or with priority. */
import { NO_OBJECT, type ObjectId, type PlayerId, type Refusal } from '@rulewright/kernel';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import type { Payer } from '../../100-game/118-costs/payer.ts';
import { withActivatedAbilities } from '../../100-game/118-costs/supply.ts';
import { context, type G } from '../../state.ts';
import { abilityCost } from '../601-cast/601.2f-total-cost.ts';
import { isManaAbility, partsOf } from '../601-cast/parts.ts';
import { activatedAbility, activationRefusal } from '../602-activate/602.5-activation.ts';
import { isForPayment } from './605.1-mana-ability.ts';

const NOT_A_MANA_ABILITY: Refusal = Object.freeze({ code: 'not-a-mana-ability', rule: '605.3a' });

const WRONG_TIMING: Refusal = Object.freeze({ code: 'wrong-timing', rule: '602.5e' });

/** 605.3a: only mana abilities can be activated while a cost is being paid. */
export function manaAbilityRefusal(g: G, player: PlayerId, object: ObjectId, index: number): Refusal | null {
  const refusal = activationRefusal(g, player, object, index);
  if (refusal !== null) return refusal;
  const ability = activatedAbility(characteristics(g, object), index);
  if (ability === null || !isManaAbility(ability)) return NOT_A_MANA_ABILITY;
  if (!isForPayment(ability)) return WRONG_TIMING;
  const ctx = context(object, player);
  const payer: Payer = { player, ctx, playing: NO_OBJECT, forMana: true };
  return paymentRefusal(g, abilityCost(g, object, ability, [], ctx), payer, { object, kind: 'ability' });
}

export interface AbilityOf {
  readonly object: ObjectId;
  readonly index: number;
}

export function usableManaAbilities(g: G, player: PlayerId): readonly AbilityOf[] {
  const out: AbilityOf[] = [];
  for (const object of withActivatedAbilities(g)) {
    for (const index of partsOf(characteristics(g, object).abilities).mana) {
      if (manaAbilityRefusal(g, player, object, index) === null) out.push({ object, index });
    }
  }
  return out;
}
