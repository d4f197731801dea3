/** What somebody answered, in words: the line of a timeline. */
import {
  type Answer,
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decides,
  type EntityId,
  isConcession,
  type PlayerId,
} from '@rulewright/kernel';
import { isFixedRandom, type Move } from '@rulewright/scenario';
import type { Look, TableGame } from './game.ts';
import type { TableTypes } from './snapshot.ts';
import { askedIn } from './speech.ts';

export interface Said {
  /** An answer to what was asked, or what nobody asks for: a concession, a random result that is fixed. */
  readonly kind: 'answer' | 'concede' | 'random';
  /** Who answered; null for what nobody is asked. */
  readonly player: PlayerId | null;
  /** What was asked; empty for what nobody asks. */
  readonly asked: string;
  readonly words: string;
}

export function saidIn<T extends TableTypes>(game: TableGame<T>, look: Look<T>, move: Move): Said {
  const { decision } = look.g.state;
  if (isFixedRandom(move)) return { kind: 'random', player: null, asked: '', words: move.random.join(', ') };
  if (isConcession(move)) return { kind: 'concede', player: move.concede, asked: '', words: '' };
  if (decision === null) return { kind: 'answer', player: null, asked: '', words: '' };
  return {
    kind: 'answer',
    player: decides(decision),
    asked: askedIn(look.speech.words, decision.prompt),
    words: saidWords(game, look, decision, move),
  };
}

/** An answer to a decision in words. */
export function saidWords<T extends TableTypes>(
  game: TableGame<T>,
  look: Look<T>,
  decision: Decision,
  answer: Answer,
): string {
  const own = game.said(look, decision, answer);
  if (own !== undefined) return own;
  const { names, speech } = look;
  const { table, listed, none } = speech.words;
  if (typeof answer === 'boolean') return answer ? table.yes : table.no;
  if (typeof answer === 'string') return speech.words.options[answer] ?? speech.card(answer);
  if (!Array.isArray(answer)) return typeof answer === 'number' ? String(answer) : JSON.stringify(answer);
  const list = answer as readonly number[];
  if (list.length === 0) return none;
  switch (decision.kind) {
    case 'order':
      return list.map((i) => itemWords(look, decision as ChooseOrder, i)).join(' → ');
    case 'divide':
      return sharesWords(look, (decision as Divide).among, list);
    case 'options':
      return listed(list.map((i) => optionWords(game, look, decision as ChooseOptions, i)));
    default:
      return listed(list.map((id) => names.of(id as EntityId)));
  }
}

/** Who gets how much. */
export const sharesWords = <T extends TableTypes>(
  { names, speech }: Look<T>,
  among: readonly EntityId[],
  shares: readonly number[],
): string =>
  speech.words.listed(among.flatMap((id, i) => ((shares[i] ?? 0) === 0 ? [] : [`${names.of(id)} ${shares[i]}`])));

const itemWords = <T extends TableTypes>({ names }: Look<T>, { items, labels }: ChooseOrder, i: number): string =>
  labels?.[i] ?? (items[i] === undefined ? '' : names.of(items[i]));

export function optionWords<T extends TableTypes>(
  game: TableGame<T>,
  look: Look<T>,
  decision: ChooseOptions,
  i: number,
): string {
  const option = decision.options[i];
  if (option === undefined) return '';
  const { label, entity } = option;
  const { options, terms } = look.speech.words;
  const own = game.option?.(look, decision, label) ?? options[label] ?? terms[label];
  return own ?? (entity === undefined ? label : look.names.of(entity));
}
