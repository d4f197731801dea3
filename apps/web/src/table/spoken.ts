/** What can be chosen, as it is read out when a question comes. */
import type { EntityId } from '@rulewright/kernel';
import type { CommonQuestion } from '@rulewright/table';
import type { Pack } from '../words/pack.ts';
import { type AnyQuestion, type AnySnapshot, type GameTable, isCommon } from './game.ts';
import { nameOf } from './label.ts';

type Words = Pack['table'];

/** So many are named; of more, the number. */
const NAMED = 8;

function few(items: readonly string[], words: Words): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const all = [...counts].map(([item, n]) => (n > 1 ? `${item} ${words.times(n)}` : item));
  return all.length <= NAMED
    ? all.join(words.comma)
    : [...all.slice(0, NAMED), words.ask.more(all.length - NAMED)].join(words.comma);
}

export const namesOf = (snapshot: AnySnapshot, ids: readonly EntityId[], words: Words): string =>
  few(
    ids.map((id) => nameOf(snapshot, id, words)),
    words,
  );

/** With a full stop, if it has no end of its own. */
const ended = (text: string, words: Words): string =>
  /[.!?。！？][)）」]?$/.test(text) ? text : `${text}${words.stop}`;

const howMany = ({ min, max }: { readonly min: number; readonly max: number }, words: Words): string =>
  min === max ? words.ask.exactly(min) : words.ask.range(min, max);

export function spoken(game: GameTable, snapshot: AnySnapshot, q: AnyQuestion, pack: Pack): string {
  const parts = [ended(snapshot.turn.words, pack.table), ended(q.words, pack.table)];
  if (isCommon(q)) parts.push(...common(game, snapshot, q, pack.table));
  else parts.push(...game.asked(snapshot, q, pack));
  return game.spoken(parts.join(' '), pack);
}

function common(game: GameTable, snapshot: AnySnapshot, q: CommonQuestion, words: Words): readonly string[] {
  const { ask } = words;
  const names = (ids: readonly EntityId[]): string => namesOf(snapshot, ids, words);
  const listed = (items: readonly { readonly words: string }[]): string =>
    few(
      items.map((item) => item.words),
      words,
    );
  switch (q.kind) {
    case 'priority': {
      const useful = q.actions.filter((a) => !game.isMinor(a));
      const canDo = useful.length === 0 ? ask.noActions : ask.canDo(listed(useful));
      return q.repeat === undefined ? [canDo] : [canDo, ask.repeatWhat];
    }
    case 'entities':
      return [`${howMany(q, words)}${words.stop}`, ask.canChoose(names(q.from))];
    case 'options':
      return [`${howMany(q, words)}${words.stop}`, ask.canChoose(listed(q.options))];
    case 'number':
      return [`${q.min}–${q.max}`];
    case 'order':
      return [ask.canChoose(listed(q.items))];
    case 'divide':
      return [ask.left(q.total), ask.canChoose(names(q.among))];
    case 'listed':
      return [ask.canChoose(listed(q.answers))];
    case 'yesNo':
    case 'word':
      return [];
  }
}
