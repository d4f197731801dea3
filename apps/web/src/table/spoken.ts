/** What can be chosen, as it is read out when a question comes. */

import { spokenText } from '../games/magic/card/index.ts';
import type { Question, Snapshot } from '../games/magic/types.ts';
import type { Pack } from '../words/pack.ts';
import { nameOf } from './label.ts';

type Words = Pack['table'];

/** So many are named; of more, the number. */
const NAMED = 8;

export function few(items: readonly string[], words: Words): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const all = [...counts].map(([item, n]) => (n > 1 ? `${item} ${words.times(n)}` : item));
  return all.length <= NAMED ? all.join(', ') : [...all.slice(0, NAMED), words.ask.more(all.length - NAMED)].join(', ');
}

/** With a full stop, if it has no end of its own. */
const ended = (text: string): string => (/[.!?。！？]\)?$/.test(text) ? text : `${text}.`);

const howMany = ({ min, max }: { readonly min: number; readonly max: number }, words: Words): string =>
  min === max ? words.ask.exactly(min) : words.ask.range(min, max);

export function spoken(snapshot: Snapshot, q: Question, pack: Pack): string {
  const words = pack.table;
  const { ask } = words;
  const names = (ids: readonly Parameters<typeof nameOf>[1][]): string =>
    few(
      ids.map((id) => nameOf(snapshot, id, words)),
      words,
    );
  const parts = [ended(snapshot.turn.words), ended(q.words)];
  switch (q.kind) {
    case 'priority': {
      const useful = q.actions.filter((a) => !a.forMana);
      parts.push(
        useful.length === 0
          ? ask.noActions
          : ask.canDo(
              few(
                useful.map((a) => a.words),
                words,
              ),
            ),
      );
      break;
    }
    case 'entities':
      parts.push(`${howMany(q, words)}.`, ask.canChoose(names(q.from)));
      break;
    case 'options':
      parts.push(
        `${howMany(q, words)}.`,
        ask.canChoose(
          few(
            q.options.map((o) => o.words),
            words,
          ),
        ),
      );
      break;
    case 'number':
      parts.push(`${q.min}–${q.max}`);
      break;
    case 'order':
      parts.push(
        ask.canChoose(
          few(
            q.items.map((i) => i.words),
            words,
          ),
        ),
      );
      break;
    case 'divide':
      parts.push(ask.left(q.total), ask.canChoose(names(q.among)));
      break;
    case 'attackers':
    case 'blockers':
      parts.push(ask.canChoose(names(q.able.map((a) => a.creature))));
      break;
    case 'payment':
      parts.push(`${ask.cost}: ${q.cost}`, q.preview === null ? ask.cannotPayAuto : ask.wouldTap(names(q.preview)));
      break;
    case 'listed':
      parts.push(
        ask.canChoose(
          few(
            q.answers.map((a) => a.words),
            words,
          ),
        ),
      );
      break;
    case 'yesNo':
    case 'word':
      break;
  }
  return spokenText(parts.join(' '), pack.cards);
}
