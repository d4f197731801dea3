/** What somebody answered, in words: the line of a timeline. */
import {
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decides,
  type EntityId,
  isConcession,
  type ObjectId,
  type PlayerId,
} from '@rulewright/kernel';
import { characteristics, type G, type PriorityAnswer } from '@rulewright/magic';
import { isFixedRandom, type Move } from '@rulewright/scenario';
import type { Names } from '@rulewright/text';
import { questionOf } from '../magic/asking.ts';
import type { Speech } from '../magic/speech.ts';

export interface Said {
  /** An answer to what was asked, or what nobody asks for: a concession, a random result that is fixed. */
  readonly kind: 'answer' | 'concede' | 'random';
  /** Who answered; null for what nobody is asked. */
  readonly player: PlayerId | null;
  /** What was asked; empty for what nobody asks. */
  readonly asked: string;
  readonly words: string;
}

export function saidIn(g: G, move: Move, names: Names, speech: Speech): Said {
  const { decision } = g.state;
  if (isFixedRandom(move)) return { kind: 'random', player: null, asked: '', words: move.random.join(', ') };
  if (isConcession(move)) return { kind: 'concede', player: move.concede, asked: '', words: '' };
  if (decision === null) return { kind: 'answer', player: null, asked: '', words: '' };
  const asked = speech.words.prompts[decision.prompt]?.ask ?? decision.prompt.replaceAll('-', ' ');
  return { kind: 'answer', player: decides(decision), asked, words: wordsOf({ g, names, speech }, decision, move) };
}

interface Told {
  readonly g: G;
  readonly names: Names;
  readonly speech: Speech;
}

function wordsOf(told: Told, decision: Decision, move: Move): string {
  const { names, speech } = told;
  const { table, listed, none } = speech.words;
  if (decision.kind === 'priority') return actionWords(told, move as PriorityAnswer);
  if (typeof move === 'boolean') return move ? table.yes : table.no;
  if (typeof move === 'number') return String(move);
  if (typeof move === 'string') return speech.card(move);
  const pairs = pairsIn(move);
  if (pairs !== null)
    return pairs.length === 0 ? none : listed(pairs.map(([a, b]) => `${names.of(a)} → ${names.of(b)}`));
  if (!Array.isArray(move)) return paymentWords(told, move as Readonly<Record<string, unknown>>);
  const list = move as readonly number[];
  if (list.length === 0) return none;
  switch (decision.kind) {
    case 'order':
      return list.map((i) => itemWords(told, decision as ChooseOrder, i)).join(' → ');
    case 'divide':
    case 'assignDamage':
      return listed(
        (decision as Divide).among.flatMap((id, i) => ((list[i] ?? 0) === 0 ? [] : [`${names.of(id)} ${list[i]}`])),
      );
    case 'options':
      return listed(list.map((i) => optionWords(told, decision as ChooseOptions, i)));
    default:
      return listed(list.map((id) => names.of(id as EntityId)));
  }
}

function actionWords({ g, names, speech }: Told, move: PriorityAnswer): string {
  const { table } = speech.words;
  switch (move.action) {
    case 'pass':
      return table.pass;
    case 'playLand':
      return table.play(names.of(move.card));
    case 'cast':
      return table.cast(names.of(move.card), '').trim();
    case 'activate': {
      const { abilities, name } = characteristics(g, move.object);
      const ability = abilities[move.index];
      return table.activate(names.of(move.object), ability === undefined ? '' : speech.ability(name, ability));
    }
    case 'turnUp':
      return table.turnUp(names.of(move.object));
    default:
      return '…';
  }
}

type Pairs = readonly (readonly [EntityId, EntityId])[];

function pairsIn(move: Move): Pairs | null {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return null;
  const { attacks, blocks } = move as { readonly attacks?: Pairs; readonly blocks?: Pairs };
  return attacks ?? blocks ?? null;
}

function paymentWords({ names, speech }: Told, move: Readonly<Record<string, unknown>>): string {
  const { activate } = move as { readonly activate?: { readonly object: ObjectId } };
  if (activate !== undefined) return names.of(activate.object);
  const { options } = speech.words;
  const code = ['auto', 'cancel', 'spend', 'accept', 'stop'].find((key) => key in move) ?? '';
  return options[code] ?? code;
}

const itemWords = ({ names }: Told, { items, labels }: ChooseOrder, i: number): string =>
  labels?.[i] ?? (items[i] === undefined ? '' : names.of(items[i]));

function optionWords({ g, names, speech }: Told, decision: ChooseOptions, i: number): string {
  const question = questionOf(g, decision, names, speech);
  return question.kind === 'options' ? (question.options[i]?.words ?? '') : '';
}
