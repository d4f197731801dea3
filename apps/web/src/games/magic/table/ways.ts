/** Answers to what only Magic asks, in the making: attackers (508.1), blockers (509.1), mana (601.2h). */
import type { Answer } from '@rulewright/kernel';
import type { Way } from '../../../table/answering.ts';
import { litPairs, offered, pickPair } from '../../../table/draft.ts';
import type { Pairing } from '../../../table/game.ts';
import type { AskAttackers, AskBlockers, AskPayment, MagicTypes, Question } from '../types.ts';

const PAY_AUTOMATICALLY: Answer = { auto: true };
export const GIVE_UP_PAYING: Answer = { cancel: true };

const attacks = (q: AskAttackers): Pairing => ({
  able: q.able.map(({ creature, attacked }) => ({ from: creature, to: attacked })),
  several: false,
});

/** A blocker may block several where something lets it. */
const blocks = (q: AskBlockers): Pairing => ({
  able: q.able.map(({ creature, attackers }) => ({ from: creature, to: attackers })),
  several: true,
});

export const pairing = (q: Question): Pairing | null =>
  q.kind === 'attackers' ? attacks(q) : q.kind === 'blockers' ? blocks(q) : null;

const attackers: Way<AskAttackers> = {
  begin: (q) => ({ pairs: q.required }),
  lights: (q, d) => litPairs(attacks(q).able, d),
  pick: (q, d, id) => pickPair(attacks(q).able, d, id),
  answer: (_, d) => ({ attacks: d.pairs }),
};

const blockers: Way<AskBlockers> = {
  begin: (q) => ({ pairs: q.required }),
  lights: (q, d) => litPairs(blocks(q).able, d),
  pick: (q, d, id) => pickPair(blocks(q).able, d, id),
  answer: (_, d) => ({ blocks: d.pairs }),
};

const payment: Way<AskPayment> = {
  lights: (q) => new Map(q.steps.flatMap(({ entity }) => (entity === undefined ? [] : [[entity, 'can']]))),
  pick: (q, _, id) => offered(q.steps.filter((s) => s.entity === id)),
  answer: (q) => (q.preview === null ? undefined : PAY_AUTOMATICALLY),
};

/** 605: mana abilities are there for what they pay for. */
export const isMinor = ({ forMana }: MagicTypes['action']): boolean => forMana;

export const ways = { attackers, blockers, payment };
