/** Which types of mana the words of an instruction allow, where that depends on the game (106.5, 106.7, 903.4f). */

import { isObject, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Action, Mana } from '@rulewright/language/magic';
import { actionsOf } from '@rulewright/rules';
import { isManaAbility } from '../../600-effects/601-cast/parts.ts';
import { isEvent } from '../../700-additional/700.1-events/types.ts';
import { colorIdentity } from '../../900-variants/903-commander/903.4-color-identity.ts';
import { type Context, context, type G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { cardOf } from '../108-pool.ts';
import { characteristics } from '../109.3-characteristics.ts';

type Dependent = Extract<Mana, { kind: 'identity' | 'colorsOf' | 'couldProduce' | 'sameType' }>;

const COLORED = 0b11111;

/** The lots of mana that instructions would add if they were followed now. */
type Produced = (g: G, actions: readonly Action[], player: PlayerId, ctx: Context) => readonly (readonly number[])[];

/** As bits in the order W U B R G C; 0 if there is none (106.5: then no mana is added). */
export function manaTypes(g: G, mana: Dependent, ctx: Context, produced: Produced): number {
  switch (mana.kind) {
    case 'identity':
      return g.state.game.commanders
        .filter((c) => c.owner === ctx.controller)
        .reduce((bits, c) => bits | colorIdentity(cardOf(g.pool, objectRow(g.state, c.object).def)), 0);
    case 'colorsOf':
      return select(g, mana.of, ctx)
        .filter(isObject)
        .reduce((bits, id) => bits | characteristics(g, id).colors, 0);
    case 'couldProduce': {
      const types = select(g, mana.of, ctx)
        .filter(isObject)
        .reduce((bits, id) => bits | producible(g, id, produced), 0);
      return mana.types === true ? types : types & COLORED;
    }
    case 'sameType':
      return isEvent(ctx.event, 'mana') ? ctx.event.mana.reduce((bits, m) => bits | (1 << m.type), 0) : 0;
  }
}

/** Not state: the permanents whose abilities are being looked at, so that two that look at each other find nothing there (106.7). */
const looking: ObjectId[] = [];

/** 106.7: what any of its mana abilities would add if it resolved now, whether or not its cost could be paid. */
function producible(g: G, id: ObjectId, produced: Produced): number {
  if (looking.includes(id)) return 0;
  looking.push(id);
  const { abilities, controller } = characteristics(g, id);
  let types = 0;
  for (const ability of abilities) {
    if (ability.kind !== 'activated' || !isManaAbility(ability)) continue;
    for (const lot of produced(g, actionsOf(ability, []), controller, context(id, controller)))
      for (const bits of lot) types |= bits;
  }
  looking.pop();
  return types;
}
