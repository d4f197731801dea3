/** Additions that compare with something named, that say where things are or are chosen, and players that are attacked. */
import type { Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { type Adding, ofCreatures, withFilters } from './additions.ts';
import { related } from './related.ts';
import { allOf } from './selectors.ts';

export const comparedWith = rulesOf();
const { rule } = comparedWith;

for (const [stat, word] of [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['manaValue', 'mana value'],
] as const)
  for (const [op, words] of [
    ['<', 'lesser'],
    ['>', 'greater'],
  ] as const)
    rule({
      name: `addition.${words}Than.${stat}`,
      of: 'LastAddition',
      slots: { t: 'Thing' },
      en: `with ${words} ${word} than {t}`,
      mean: ({ t }, d) => {
        if (t.kind === 'choice') throw new Unclear('than which of them');
        const is = { op, to: { kind: 'stat', stat, of: related(t, d) } } as const;
        return (stat === 'manaValue' ? withFilters : ofCreatures)({ kind: stat, is });
      },
    });
/** Said where cards elsewhere are spoken of, too. */
rule({
  name: 'addition.fromTheBattlefield',
  of: 'Addition',
  en: 'from the battlefield',
  mean: (): Adding => (it) => {
    if (it.kinds.includes('card') || it.zones !== undefined) throw new Unclear('a card is not on the battlefield');
    return withFilters({ kind: 'permanent' })(it);
  },
});
/** 608.2d: chosen as the effect is carried out. */
rule({
  name: 'addition.colorOfYourChoice',
  of: 'Addition',
  en: 'of the color of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseColor', key: 'color' });
    return withFilters({ kind: 'chosenColor', key: 'color' });
  },
});

// Players
const attackers: Selector = { kind: 'each', where: { kind: 'attacking' } };
/** 506.2c: creatures attack the player, and not only planeswalkers or battles. */
rule({
  name: 'playerNoun.beingAttacked',
  of: 'PlayerNoun',
  slots: { h: 'PlayerHead' },
  en: '{h} being attacked',
  agreement: { from: 'h' },
  mean: ({ h }) => ({ ...h, filters: [...h.filters, { kind: 'is', what: { kind: 'attacked', by: attackers } }] }),
});
const opponents: Selector = { kind: 'players', which: 'opponents' };
const it: Selector = { kind: 'var', name: 'it' };
const handOf = (who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: allOf([{ kind: 'card' }, { kind: 'ownedBy', who }]), zones: ['hand'] },
});
rule({
  name: 'value.mostCardsOfOpponent',
  of: 'SimpleValue',
  en: 'the number of cards in the hand of the opponent with the most cards in hand',
  mean: () => ({ kind: 'most', among: opponents, value: handOf(it) }),
});
rule({
  name: 'value.mostLifeOfOpponent',
  of: 'SimpleValue',
  en: 'the life total of an opponent with the most life',
  mean: () => ({ kind: 'most', among: opponents, value: { kind: 'life', of: it } }),
});

// The first time this turn
const counted = (value: Value): Condition => ({ kind: 'compare', value, is: { op: '=', to: 0 } });
rule({
  name: 'condition.firstCountersPut',
  of: 'Condition',
  slots: { k: 'Counter', t: 'Thing' },
  en: "it's the first time {k} counters have been put on {t} this turn",
  mean: ({ k, t }, d) => {
    const what: Filter = { kind: 'is', what: d.pick(t) };
    return counted({ kind: 'history', event: { on: 'counters', what, counter: k }, before: true });
  },
});
rule({
  name: 'condition.firstAnyCountersPut',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: "it's the first time counters have been put on {t} this turn",
  mean: ({ t }, d) => {
    const what: Filter = { kind: 'is', what: d.pick(t) };
    return counted({ kind: 'history', event: { on: 'counters', what }, before: true });
  },
});
rule({
  name: 'condition.counterWasPutOnYours',
  of: 'Condition',
  slots: { k: 'Counter', n: 'Noun' },
  en: 'a {k} counter was put on a {n#sg} under your control this turn',
  mean: ({ k, n }) => {
    const what = allOf([...n.filters, { kind: 'controlledBy', who: { kind: 'you' } }]);
    return { kind: 'history', event: { on: 'counters', what, counter: k } };
  },
});
rule({
  name: 'condition.wasBlocked',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: '{t} was blocked this turn',
  mean: ({ t }, d) => ({ kind: 'history', event: { on: 'becomesBlocked', what: { kind: 'is', what: d.pick(t) } } }),
});
