/** Conditions about numbers: spells of the last turn, characteristics, cards in a zone. */
import type { Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';

export const valueConditions = rulesOf();
const { rule } = valueConditions;

const STATS = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['manaValue', 'mana value'],
] as const;

// Last turn
const lastTurn = { since: 'lastTurn' } as const;
rule({
  name: 'condition.noSpellsLastTurn',
  of: 'Condition',
  en: 'no spells were cast last turn',
  mean: () => ({ kind: 'not', of: { kind: 'history', event: { on: 'cast' }, ...lastTurn } }),
});
rule({
  name: 'condition.drewLastTurn',
  of: 'Condition',
  en: 'you drew a card last turn',
  mean: () => ({ kind: 'history', event: { on: 'draw', who: { kind: 'you' } }, ...lastTurn }),
});
rule({
  name: 'who.castLastTurn',
  of: 'Who',
  slots: { c: 'Count', n: 'HeadNoun' },
  en: 'cast {c} or more {n#pl} last turn',
  mean: ({ c, n }) => {
    const [least, what] = [c.min, allOf(n.filters)];
    return (who) => ({
      kind: 'compare',
      value: { kind: 'history', event: { on: 'cast', what, who }, ...lastTurn },
      is: { op: '≥', to: least },
    });
  },
});

rule({
  name: 'who.didLastTurn',
  of: 'Who',
  slots: { v: 'PlayerEvent' },
  en: '{v@ed} last turn',
  mean: (parts, d) => {
    const v = d.aside(() => parts.v);
    return (who) => ({ kind: 'history', event: v.on(who), ...lastTurn });
  },
});
rule({
  name: 'who.hadAnotherEnterLastTurn',
  of: 'Who',
  slots: { n: 'Noun' },
  en: [
    'had another {n#sg} enter the battlefield under your control last turn',
    'had another {n#sg} enter under your control last turn',
  ],
  mean: ({ n }) => {
    const what = allOf([...n.filters, { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } }]);
    return (under) => ({ kind: 'history', event: { on: 'move', what, to: ['battlefield'], under }, ...lastTurn });
  },
});

// Characteristics as conditions
for (const [stat, word] of STATS) {
  rule({
    name: `condition.has.${stat}`,
    of: 'Condition',
    slots: { t: 'Thing', c: 'Comparison' },
    en: [`{t} <have@t> ${word} {c}`, `{t} had ${word} {c}`],
    mean: ({ t, c }, d) => {
      if (t.kind === 'choice') throw new Unclear('which of them is not said');
      return { kind: 'matches', what: d.pick(t), where: { kind: stat, is: c } };
    },
  });
}

// Cards in a zone as conditions
const cardsOf = (whose: Selector, zone: 'graveyard' | 'hand' | 'library'): Value => ({
  kind: 'count',
  of: { kind: 'each', where: allOf([{ kind: 'card' }, { kind: 'ownedBy', who: whose }]), zones: [zone] },
});
for (const zone of ['library', 'graveyard', 'hand'] as const) {
  for (const [name, words, op] of [
    ['More', 'or more', '≥'],
    ['Fewer', 'or fewer', '≤'],
  ] as const)
    rule({
      name: `condition.${zone}Has${name}`,
      of: 'Condition',
      slots: { whose: 'Whose', c: 'Count' },
      en: `{whose} ${zone} has {c} ${words} cards in it`,
      mean: ({ whose, c }) => ({ kind: 'compare', value: cardsOf(whose, zone), is: { op, to: c.min } }),
    });
  // An empty library is spoken of in `conditions.ts`.
  if (zone === 'library') continue;
  rule({
    name: `condition.${zone}IsEmpty`,
    of: 'Condition',
    slots: { whose: 'Whose' },
    en: `{whose} ${zone} has no cards in it`,
    mean: ({ whose }) => ({ kind: 'compare', value: cardsOf(whose, zone), is: { op: '=', to: 0 } }),
  });
}
for (const [stat, word] of STATS)
  rule({
    name: `condition.same.${stat}`,
    of: 'Condition',
    slots: { what: 'Thing', other: 'Thing' },
    en: `{what} <have@what> the same ${word} as {other}`,
    mean: (parts, d) => {
      if (parts.what.kind === 'choice' || parts.other.kind === 'choice') throw new Unclear('which of them');
      const what = d.pick(parts.what);
      const other = d.besides(what, () => d.pick(parts.other));
      return { kind: 'matches', what, where: { kind: stat, is: { op: '=', to: { kind: 'stat', stat, of: other } } } };
    },
  });
