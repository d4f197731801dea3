/** What a creature counts for as it is tapped to crew or to saddle (702.122, 702.171). */
import type { ObjectId } from '@rulewright/kernel';
import { concerns } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import type { G } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';

export function crewing(g: G, what: string, object: ObjectId): number | undefined {
  const { power, toughness } = characteristics(g, object);
  let counted: number | undefined;
  for (const a of environment(g).may) {
    const { effect, ctx } = a;
    if (effect.action !== 'crewAs' || !effect.for.some((each) => each === what)) continue;
    if (!concerns(g, a, effect.what, object)) continue;
    if (effect.toughness === true) counted = toughness ?? 0;
    else counted = (counted ?? power ?? 0) + value(g, effect.more ?? 0, ctx);
  }
  return counted;
}
