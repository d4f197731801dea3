/** The materialize phase: one card of the material deck, or a preserved card back to the hand instead (materialize phase 3; Preserve 4). */
import {
  type Answer,
  ask,
  call,
  type Decision,
  type DecisionKind,
  DONE,
  emit,
  moveEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import { characteristics, isOf, isType } from '../parts-of-a-card/characteristics.ts';
import { CHAMPION, REGALIA } from '../parts-of-a-card/words.ts';
import { Flag, type G } from '../state.ts';
import { HAND, MATERIAL_DECK } from '../zones/zones.ts';
import { playRefusal } from './legality.ts';
import { waysToMaterialize } from './ways.ts';

/** Which card is materialized, or which preserved one is taken back; null for neither. */
export interface MaterializeDecision extends Decision {
  readonly kind: 'materialize';
  readonly cards: readonly ObjectId[];
  readonly preserved: readonly ObjectId[];
}

/** Materialize phase 3: regalia and champions that can be paid for. */
const materializable = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, MATERIAL_DECK, player).filter((card) => {
    const c = characteristics(g, card);
    if (!isType(c, CHAMPION) && !isOf(c, REGALIA)) return false;
    return waysToMaterialize(g, player, card).some((way) => playRefusal(g, player, card, way) === null);
  });

const preservedCards = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, MATERIAL_DECK, player).filter((id) => (objectRow(g.state, id).flags & Flag.preserved) !== 0);

const includes = (ids: readonly ObjectId[], answer: Answer): boolean => ids.some((id) => id === answer);

const kind: DecisionKind<G, MaterializeDecision> = {
  check: (_g, d, answer) =>
    answer === null || includes(d.cards, answer) || includes(d.preserved, answer)
      ? null
      : { code: 'cannot-materialize', rule: d.rule },
  answers: (_g, d) => [null, ...d.cards, ...d.preserved],
  sample(_g, d, below) {
    const all = [null, ...d.cards, ...d.preserved];
    return all[below(all.length)] ?? null;
  },
  checkpoint: (d, answer) => includes(d.cards, answer),
  renamed: (answer, now) => (typeof answer === 'number' ? now(answer as ObjectId) : answer),
};

interface Materializing {
  readonly player: PlayerId;
}

const materialize: Procedure = procedure<G, Materializing>('materialize', {
  choose(g, { player }, answer) {
    if (answer === undefined) {
      const cards = materializable(g, player);
      const preserved = preservedCards(g, player);
      if (cards.length === 0 && preserved.length === 0) return DONE;
      const decision: MaterializeDecision = {
        kind: 'materialize',
        player,
        rule: 'materialize-phase.3',
        prompt: 'materialize',
        cards,
        preserved,
      };
      return ask(decision);
    }
    if (answer === null) return DONE;
    const card = answer as ObjectId;
    if ((objectRow(g.state, card).flags & Flag.preserved) !== 0)
      return emit([moveEvent(card, HAND, { how: 'returned' })], { then: 'end' });
    return call('playCard', { player, card, method: 'materialize' }, { then: 'end' });
  },
  end: () => DONE,
});

export const materializeProcedures = {
  materialize: underRules(materialize, { choose: 'materialize-phase.3' }),
} as const;
export const materializeDecisions = { materialize: kind } as const;
