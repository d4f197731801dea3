/** Answers to the decisions of Magic, in words. */
import type { Answer, Decision, EntityId, ObjectId } from '@rulewright/kernel';
import {
  type AssignDamage,
  characteristics,
  type PriorityAnswer,
  type Proposal,
  type ShortcutDecision,
  type ShortcutReply,
} from '@rulewright/magic';
import type { Look } from '../game.ts';
import { sharesWords } from '../said.ts';
import type { MagicTypes } from './types.ts';

type Seen = Look<MagicTypes>;

export function said(look: Seen, decision: Decision, answer: Answer): string | undefined {
  if (decision.kind === 'priority') return actionWords(look, answer as PriorityAnswer | Proposal);
  if (decision.kind === 'assignDamage' && Array.isArray(answer) && answer.length > 0)
    return sharesWords(look, (decision as AssignDamage).among, answer as readonly number[]);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  if (decision.kind === 'shortcut') return replyWords(look, decision as ShortcutDecision, answer as ShortcutReply);
  return pairsWords(look, answer) ?? paymentWords(look, answer as Readonly<Record<string, unknown>>);
}

function actionWords({ g, names, speech }: Seen, action: PriorityAnswer | Proposal): string {
  const { table } = speech.words;
  switch (action.action) {
    case 'pass':
      return table.pass;
    case 'playLand':
      return table.play(names.of(action.card));
    case 'cast':
      return table.cast(names.of(action.card), '').trim();
    case 'activate': {
      const { abilities, name } = characteristics(g, action.object);
      const ability = abilities[action.index];
      return table.activate(names.of(action.object), ability === undefined ? '' : speech.ability(name, ability));
    }
    case 'turnUp':
      return table.turnUp(names.of(action.object));
    case 'rollPlanarDie':
      return table.rollPlanarDie;
    case 'shortcut':
      return table.repeated(action.times);
  }
}

/** 732.2b: a shortcut is accepted, or ends at a choice that will be another. */
export function replyWords({ speech: { words } }: Seen, { choices }: ShortcutDecision, reply: ShortcutReply): string {
  const { accept, differ } = words.table;
  return 'stop' in reply ? differ(Math.floor(reply.stop / choices.length) + 1) : accept;
}

type Pairs = readonly (readonly [EntityId, EntityId])[];

/** Attacks or blocks. */
function pairsWords({ names, speech: { words } }: Seen, answer: Answer): string | undefined {
  const { attacks, blocks } = answer as { readonly attacks?: Pairs; readonly blocks?: Pairs };
  const pairs = attacks ?? blocks;
  if (pairs === undefined) return undefined;
  return pairs.length === 0 ? words.none : words.listed(pairs.map(([a, b]) => `${names.of(a)} → ${names.of(b)}`));
}

/** A step of paying by hand. */
function paymentWords({ names, speech }: Seen, answer: Readonly<Record<string, unknown>>): string | undefined {
  const { activate } = answer as { readonly activate?: { readonly object: ObjectId } };
  if (activate !== undefined) return names.of(activate.object);
  const { options } = speech.words;
  const code = ['auto', 'cancel', 'spend'].find((key) => key in answer);
  return code === undefined ? undefined : (options[code] ?? code);
}
