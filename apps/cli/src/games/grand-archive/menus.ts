/** The questions that only Grand Archive asks: what to materialize, and where glimpsed cards go. */
import type { GrandArchiveTypes } from '@rulewright/table/grand-archive';
import type { TerminalGame } from '../../play/game.ts';
import { indices } from '../../play/typed.ts';
import { costsInWords } from './symbols.ts';

type Menus = TerminalGame<GrandArchiveTypes>['menus'];

const materialize: Menus['materialize'] = ({ words }, { able, preserved, none }) => {
  const lines = [
    ...able.map(({ answer, card, words: text, cost }) => ({
      answer,
      entity: card,
      text: cost === null ? text : `${text}  ${costsInWords(cost, words)}`,
    })),
    ...preserved.map(({ answer, card, words: text }) => ({ answer, entity: card, text })),
    { answer: none, text: words.table.materializeNothing },
  ];
  return {
    items: lines,
    hint: words.table.choose(0, 1),
    read: (text) => {
      if (text === '') return none;
      const [chosen] = indices(text, lines.length) ?? [];
      return chosen === undefined ? undefined : lines[chosen]?.answer;
    },
  };
};

/** Those that are typed go to the bottom, in that order; the others stay on top. What can be called stands below the cards. */
const glimpse: Menus['glimpse'] = ({ words, label }, { cards, bottomOnly, calls }) => ({
  items: [...cards.map(label), ...calls.map(({ card, words: text }) => ({ text, entity: card }))],
  hint: words.table.glimpseHint,
  read: (text) => {
    const chosen = indices(text, cards.length + calls.length);
    if (chosen === undefined) return undefined;
    const call = chosen.length === 1 ? calls[(chosen[0] ?? 0) - cards.length] : undefined;
    if (call !== undefined) return call.answer;
    const bottom = bottomOnly && chosen.length === 0 ? cards : chosen.flatMap((i) => cards[i] ?? []);
    return { top: cards.filter((card) => !bottom.includes(card)), bottom };
  },
});

export const menus: Menus = { materialize, glimpse };
