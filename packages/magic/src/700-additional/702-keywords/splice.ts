/** Splice (702.47): cards in hand whose text a spell gains as it is cast, for a cost. */

import { type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Cost, Effect, KeywordAbility } from '@rulewright/language/magic';
import { canChooseTargets } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { HAND } from '../../400-zones/400-zones.ts';
import { partsOf } from '../../600-effects/601-cast/parts.ts';
import { context, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { apart } from '../708-faces.ts';

/** The name under which a spell remembers the cards that were spliced onto it. */
export const SPLICED = 'spliced';

const spliceOf = (g: G, card: ObjectId): KeywordAbility | undefined =>
  characteristics(g, card).abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'splice');

const textOf = (g: G, card: ObjectId): Effect | null => partsOf(characteristics(g, card).abilities).spell;

/** What splicing these cards costs. */
export const spliceCost = (g: G, cards: readonly ObjectId[]): readonly Cost[] =>
  cards.flatMap((card) => spliceOf(g, card)?.cost ?? []);

/** 702.47a–b: cards in the player's hand that can be spliced onto the spell; their targets must be there. */
export function spliceable(g: G, player: PlayerId, spell: ObjectId, main: Effect | null): readonly ObjectId[] {
  return zoneObjects(g, HAND, player).filter((card) => {
    const splice = spliceOf(g, card);
    if (splice?.what === undefined || !matches(g, splice.what, spell, context(card, player))) return false;
    const text = textOf(g, card);
    if (text === null || (text.modes !== undefined && main?.modes !== undefined)) return false;
    return canChooseTargets(g, text.targets ?? [], context(spell, player), spell);
  });
}

/** 702.47b–c: the text of the spell first, then that of each card in the order chosen. */
export function spliced(g: G, main: Effect | null, cards: readonly ObjectId[]): Effect {
  const texts = cards.flatMap((card, i) => {
    const text = textOf(g, card);
    return text === null ? [] : [apart(text, `.${i + 2}`)];
  });
  const all = main === null ? texts : [main, ...texts];
  const modes = all.find((e) => e.modes !== undefined)?.modes;
  return {
    targets: all.flatMap((e) => e.targets ?? []),
    actions: all.flatMap((e) => e.actions),
    ...(modes === undefined ? {} : { modes }),
  };
}
