/** Answers to the decisions of Grand Archive, in words. */
import {
  cardOf,
  characteristics,
  type GlimpseAnswer,
  type MaterializeDecision,
  type OpportunityAnswer,
} from '@rulewright/grand-archive';
import { type Answer, type Decision, type ObjectId, objectRow } from '@rulewright/kernel';
import type { Look } from '../game.ts';
import type { GrandArchiveTypes } from './types.ts';

type Seen = Look<GrandArchiveTypes>;

export function said(look: Seen, decision: Decision, answer: Answer): string | undefined {
  switch (decision.kind) {
    case 'opportunity':
      return actionWords(look, answer as OpportunityAnswer);
    case 'materialize':
      return materializeWords(look, decision as MaterializeDecision, answer as ObjectId | null);
    case 'glimpse':
      return glimpseWords(look, answer as GlimpseAnswer);
    default:
      return undefined;
  }
}

export function actionWords({ g, names, speech }: Seen, action: OpportunityAnswer): string {
  const { table } = speech.words;
  switch (action.action) {
    case 'pass':
      return table.pass;
    case 'play': {
      const by = action.by === undefined ? '' : ` (${speech.term(action.by)})`;
      return table.activateCard(`${names.of(action.card)}${by}`, '');
    }
    case 'use': {
      const ability = characteristics(g, action.object).abilities[action.index];
      const { def } = objectRow(g.state, action.object);
      const words = ability === undefined ? '' : speech.ability(def < 0 ? '' : cardOf(g.pool, def).slug, ability);
      return table.activate(names.of(action.object), words);
    }
    case 'attack':
      return table.attack(names.of(action.attacker));
  }
}

/** Preserve 4: a preserved card is taken back instead. */
export function materializeWords(
  { names, speech }: Seen,
  { preserved }: MaterializeDecision,
  card: ObjectId | null,
): string {
  const { table } = speech.words;
  if (card === null) return table.materializeNothing;
  return preserved.includes(card) ? table.returnPreserved(names.of(card)) : table.materialize(names.of(card), '');
}

export function glimpseWords({ names, speech }: Seen, answer: GlimpseAnswer): string {
  const { table, listed, none } = speech.words;
  if ('starcall' in answer) return table.starcall(names.of(answer.starcall));
  if ('aethercall' in answer) return `${table.aethercall(names.of(answer.aethercall))} → ${names.of(answer.into)}`;
  const said = (cards: readonly ObjectId[]): string => (cards.length === 0 ? none : listed(cards.map(names.of)));
  return `${table.onTop}: ${said(answer.top)}; ${table.onBottom}: ${said(answer.bottom)}`;
}
