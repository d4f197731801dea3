/** The questions that only Magic asks: attackers, blockers, and paying mana by hand. */
import type { MagicTypes } from '@rulewright/table/magic';
import type { TerminalGame } from '../../play/game.ts';
import { indices, pairs } from '../../play/typed.ts';

type Menus = TerminalGame<MagicTypes>['menus'];

const attackers: Menus['attackers'] = ({ words, label }, { able }) => {
  const attacked = [...new Set(able.flatMap((a) => a.attacked))];
  const several = attacked.length > 1;
  return {
    items: able.map(({ creature }) => label(creature)),
    ...(several ? { others: attacked.map(label) } : {}),
    hint: words.table.attackHint(several),
    read: (text) => {
      const chosen = pairs(text, able.length, attacked.length, 0);
      return chosen && { attacks: chosen.map(([by, what]) => [able[by]?.creature ?? -1, attacked[what] ?? -1]) };
    },
  };
};

const blockers: Menus['blockers'] = ({ words, label }, { able, attackers: attacking }) => ({
  items: able.map(({ creature }) => label(creature)),
  others: attacking.map(label),
  hint: words.table.blockHint,
  read: (text) => {
    const chosen = pairs(text, able.length, attacking.length, attacking.length === 1 ? 0 : undefined);
    return chosen && { blocks: chosen.map(([by, what]) => [able[by]?.creature ?? -1, attacking[what] ?? -1]) };
  },
});

const payment: Menus['payment'] = ({ words }, { steps }) => ({
  items: steps.map(({ words: text, entity }) => (entity === undefined ? { text } : { text, entity })),
  hint: words.table.choose(1, 1),
  read: (text) => {
    const [chosen] = indices(text, steps.length) ?? [];
    return chosen === undefined ? undefined : steps[chosen]?.answer;
  },
});

export const menus: Menus = { attackers, blockers, payment };
