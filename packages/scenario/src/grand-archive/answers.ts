// Answers to what Grand Archive asks, and what the runner has to know about its decisions.

import { type GlimpseDecision, type MaterializeDecision, STACK, stackEntry } from '@rulewright/grand-archive';
import { type ChooseEntities, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { foldName } from '../parse/index.ts';
import { commonAnswers, refsIn } from '../run/answers.ts';
import type { AnswerReader, Decisions } from '../run/play.ts';
import { candidateOf, candidatesOf } from '../run/refs.ts';
import type { GrandArchivePlay } from './play.ts';

/** Choices that steps of their own say. */
const DECLARED: ReadonlySet<string> = new Set(['retaliate', 'wield', 'attack', 'attack-player', 'attack-more']);

export const topOfStack = ({ game }: GrandArchivePlay): ObjectId | undefined =>
  zoneObjects(game, STACK, game.state.game.turn.active).at(-1);

export const decisions: Decisions<GrandArchivePlay> = {
  awaits: ({ kind, prompt }) => {
    if (kind === 'opportunity') return 'action';
    return kind === 'materialize' || (kind === 'entities' && DECLARED.has(prompt)) ? 'declaration' : null;
  },
  idle: ({ kind }) => (kind === 'opportunity' ? { action: 'pass' } : kind === 'materialize' ? null : []),
  isOpenEnded: ({ prompt }) => prompt === 'cardName',
  areAlike(_play, decision) {
    if (decision.kind !== 'order' || !('items' in decision)) return false;
    const items = decision.items as readonly ObjectId[];
    const [first] = items;
    return first !== undefined && items.every((id) => id === first);
  },
  wasSettled(play, player, answer) {
    const refs = refsIn(answer);
    const top = topOfStack(play);
    if (refs === undefined || refs.length === 0 || top === undefined) return false;
    const row = objectRow(play.game.state, top);
    const chosen = stackEntry(row)?.targets.flatMap((target) => target.chosen) ?? [];
    return row.controller === player && refs.every((ref) => candidateOf(play, ref, chosen) !== undefined);
  },
};

/** Cards on top and on the bottom, in order; a list names those that stay on top. */
const glimpse: AnswerReader<GrandArchivePlay, GlimpseDecision> = {
  read(play, { cards }, answer) {
    if (answer.kind === 'topBottom') {
      const top = candidatesOf(play, answer.top, cards);
      const bottom = candidatesOf(play, answer.bottom, cards);
      const named = [...top, ...bottom];
      const rest = cards.filter((id) => !named.includes(id));
      return {
        answer: {
          top: [...top, ...(answer.bottom.length > 0 || answer.top.length === 0 ? rest : [])],
          bottom: [...bottom, ...(answer.bottom.length > 0 || answer.top.length === 0 ? [] : rest)],
        },
      };
    }
    const refs = refsIn(answer);
    if (refs === undefined) return undefined;
    const top = candidatesOf(play, refs, cards);
    return { answer: { top, bottom: cards.filter((id) => !top.includes(id)) } };
  },
};

/** A preserved card to take back; "no" or nothing declines. What is materialized is said by a verb of its own. */
const materialize: AnswerReader<GrandArchivePlay, MaterializeDecision> = {
  read(play, { preserved }, answer) {
    if (answer.kind === 'yesNo' && !answer.yes) return { answer: null };
    const refs = refsIn(answer);
    if (refs === undefined) return undefined;
    const [ref] = refs;
    if (ref === undefined || (ref.kind !== 'player' && foldName(ref.name) === 'none')) return { answer: null };
    const id = candidateOf(play, ref, preserved);
    return id === undefined ? undefined : { answer: id };
  },
};

const entities: AnswerReader<GrandArchivePlay, ChooseEntities> = {
  read: (play, decision, answer) => commonAnswers.entities.read(play, decision, answer),
};

export const answers: Readonly<Record<string, AnswerReader<GrandArchivePlay>>> = {
  ...commonAnswers,
  targets: entities,
  glimpse,
  materialize,
};
