/** A question as a numbered list, and what is typed as an answer to it. One entry per kind that any game asks. */
import type { CommonQuestion, Question } from '@rulewright/table';
import {
  type Asked,
  type Drawing,
  type Menu,
  nameOf,
  objectOf,
  type TerminalGame,
  type TerminalTypes,
} from './game.ts';
import { amounts, indices } from './typed.ts';

export function menuFor<T extends TerminalTypes>(
  game: TerminalGame<T>,
  drawing: Drawing<T>,
  question: Question<T>,
  withMinor: boolean,
): Menu {
  const asked: Asked<T> = {
    ...drawing,
    withMinor,
    label: (entity) => {
      const object = objectOf(drawing, entity);
      return { entity, text: object === undefined ? nameOf(drawing, entity) : game.listed(drawing, object) };
    },
  };
  const own = (game.menus as Readonly<Record<string, OwnMenu<T>>>)[question.kind];
  return own === undefined ? common(game, asked, question as CommonQuestion<T['action']>) : own(asked, question);
}

type OwnMenu<T extends TerminalTypes> = { of(asked: Asked<T>, question: Question<T>): Menu }['of'];

function common<T extends TerminalTypes>(game: TerminalGame<T>, asked: Asked<T>, q: CommonQuestion<T['action']>): Menu {
  const { table } = asked.words;
  switch (q.kind) {
    case 'priority':
      return priority(game, asked, q);
    case 'entities':
      return {
        items: q.from.map(asked.label),
        hint: table.choose(q.min, q.max),
        read: (text) => indices(text, q.from.length)?.flatMap((i) => q.from[i] ?? []),
      };
    case 'yesNo':
      return yesNo(table.yes, table.no);
    case 'number':
      return {
        items: [],
        hint: `${q.min}–${q.max}`,
        read: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
      };
    case 'options':
      return {
        items: q.options.map(({ words, entity }) => (entity === undefined ? { text: words } : { text: words, entity })),
        hint: table.choose(q.min, q.max),
        read: (text) => indices(text, q.options.length),
      };
    case 'order':
      return {
        items: q.items.map(({ words, entity }) => ({ text: words, entity })),
        hint: table.orderHint,
        read: (text) => (text === '' ? q.items.map((_, i) => i) : indices(text, q.items.length)),
      };
    case 'divide':
      return { items: q.among.map(asked.label), hint: table.divideHint(q.total), read: amounts };
    case 'word':
      return { items: [], hint: table.wordHint, read: (text) => (text === '' ? undefined : text) };
    case 'listed':
      return {
        items: q.answers.map(({ words }) => ({ text: words })),
        hint: table.choose(1, 1),
        read: (text) => {
          const [chosen] = indices(text, q.answers.length) ?? [];
          return chosen === undefined ? undefined : q.answers[chosen]?.answer;
        },
      };
  }
}

const yesNo = (yes: string, no: string): Menu => ({
  items: [{ text: yes }, { text: no }],
  hint: `${yes.charAt(0)}/${no.charAt(0)}`,
  read: (text) => {
    const said = text.toLowerCase();
    if (said === '1' || yes.startsWith(said || '-')) return true;
    return said === '' || said === '2' || no.startsWith(said) ? false : undefined;
  },
});

function priority<T extends TerminalTypes>(
  game: TerminalGame<T>,
  asked: Asked<T>,
  { actions, pass, repeat }: Extract<CommonQuestion<T['action']>, { readonly kind: 'priority' }>,
): Menu {
  const { words, withMinor } = asked;
  const shown = withMinor ? actions : actions.filter((a) => game.minor?.is(a) !== true);
  const lines = withoutTwins(shown.map((action) => ({ action, ...game.action(asked, action) })));
  const hidden = actions.length - shown.length;
  const { priorityHint, repeatHint } = words.table;
  return {
    items: lines.map(({ action, text }) => ({ text, entity: action.entity })),
    ...(repeat === undefined ? {} : { note: repeatHint(repeat.most, repeat.words) }),
    hint: hidden === 0 ? priorityHint : `${priorityHint}, m: ${game.minor?.words(words, hidden) ?? hidden}`,
    read: (text) => {
      if (text === '') return pass;
      const [, times] = /^r\s*(\d+)$/.exec(text) ?? [];
      if (times !== undefined && repeat !== undefined) return { ...repeat.once, times: Number(times) };
      // An exclamation mark: what it costs is paid by hand.
      const [, digits, byHand] = /^(\d+)(!?)$/.exec(text) ?? [];
      const action = lines[Number(digits) - 1]?.action;
      return action === undefined
        ? undefined
        : byHand === '!'
          ? (game.byHand?.(action) ?? action.answer)
          : action.answer;
    },
  };
}

/** Two copies of a card in hand are one line. */
function withoutTwins<L extends { readonly text: string; readonly once: boolean }>(lines: readonly L[]): readonly L[] {
  const seen = new Set<string>();
  return lines.filter(({ text, once }) => {
    if (!once) return true;
    const fresh = !seen.has(text);
    seen.add(text);
    return fresh;
  });
}
