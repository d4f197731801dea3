/** Things by what players did with them this way, and players and things by what is told of them in a few words. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { thisWay } from '../verbs/libraries.ts';
import { type Adding, withFilters } from './additions.ts';
import { any, not } from './adjectives.ts';
import { allOf } from './selectors.ts';

export const toldSo = rulesOf();
const { rule } = toldSo;

const it: Selector = { kind: 'var', name: 'it' };

// "Each card they exiled this way"
const DONE = ['exiled', 'revealed', 'discarded', 'milled'] as const;
const theirs = (d: Telling, done: string): readonly [Selector, Filter] => {
  const who = d.refer({ player: true });
  // 608.2e: what each of several players does in turn is not told apart by one of them at a time.
  if (who.kind === 'var' && /^player\d*$/.test(who.name)) throw new Unclear('each of several players');
  return [thisWay(d, done), { kind: 'ownedBy', who }];
};
for (const done of DONE)
  rule({
    name: `addition.theyThisWay.${done}`,
    of: 'Addition',
    en: `they ${done} this way`,
    mean: (_, d): Adding => {
      const [pool, own] = theirs(d, done);
      return (described) => {
        if (!described.kinds.includes('card')) throw new Unclear('cards');
        return { ...described, pool, filters: [...described.filters, own] };
      };
    },
  });
rule({
  name: 'addition.returnedToHandThisWay',
  of: 'Addition',
  en: ["returned to its owner's hand this way", "returned to their owners' hands this way"],
  mean: (_, d): Adding => {
    const before = d.asItWas(thisWay(d, 'returned'));
    return (described) => ({ ...described, pool: before });
  },
});

// Numbers
rule({
  name: 'addition.exactlyColors',
  of: 'Addition',
  slots: { n: 'Count' },
  en: 'with exactly {n} <color#n>',
  mean: ({ n }) => withFilters({ kind: 'colorCount', is: { op: '=', to: n.min } }),
});
rule({
  name: 'addition.noXInCost',
  of: 'Addition',
  en: ['without {X} in its mana cost', 'without {X} in their mana costs'],
  mean: () => withFilters(not({ kind: 'xInCost' })),
});
rule({
  name: 'addition.letterXInCost',
  of: 'Addition',
  en: ['with X in its mana cost', 'with X in their mana cost', 'with X in their mana costs'],
  mean: () => withFilters({ kind: 'xInCost' }),
});
rule({
  name: 'addition.anyNumberOfThree',
  of: 'LastAddition',
  slots: { c: 'LongComparison' },
  en: 'with mana value, power, or toughness {c}',
  mean: ({ c: is }) =>
    withFilters(
      any([
        { kind: 'manaValue', is },
        { kind: 'power', is },
        { kind: 'toughness', is },
      ]),
    ),
});
rule({
  name: 'addition.withEnchant',
  of: 'Addition',
  slots: { n: 'TypeNoun' },
  en: 'with enchant {n#sg}',
  mean: ({ n }) => withFilters({ kind: 'keyword', keyword: 'enchant', what: allOf(n.filters) }),
});
rule({
  name: 'addition.otherThanThis',
  of: 'Addition',
  slots: { s: 'Self' },
  en: 'other than {s}',
  mean: ({ s }) => withFilters(not({ kind: 'is', what: s })),
});
rule({
  name: 'count.exactly',
  of: 'Count',
  slots: { n: 'Count' },
  en: 'exactly {n}',
  agreement: { from: 'n' },
  mean: ({ n }) => {
    if (n.min !== n.max) throw new Unclear('no number');
    return n;
  },
});
rule({
  name: 'counted.otherSpellsCast',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: 'other {n} cast this turn',
  mean: ({ n }) => {
    const other: Filter = not({ kind: 'is', what: { kind: 'this' } });
    return { kind: 'history', event: { on: 'cast', what: allOf([...n.filters, other]) } };
  },
});

// Players
rule({
  name: 'playerNoun.youAttacked',
  of: 'PlayerNoun',
  slots: { h: 'PlayerHead' },
  en: '{h} you attacked this turn',
  agreement: { from: 'h' },
  mean: ({ h }) => {
    const event = {
      on: 'attack',
      what: { kind: 'controlledBy', who: { kind: 'you' } },
      whom: { kind: 'is', what: it },
    } as const;
    return { ...h, filters: [...h.filters, { kind: 'where', condition: { kind: 'history', event } }] };
  },
});
rule({
  name: 'who.wasDealtCombatDamageThisTurn',
  of: 'Who',
  en: 'was dealt combat damage this turn',
  mean: () => (who) => ({ kind: 'history', event: { on: 'damage', to: { kind: 'is', what: who }, combat: true } }),
});
rule({
  name: 'eventPlayer.chosen',
  of: 'EventPlayer',
  en: ['the chosen player', 'the chosen opponent'],
  agreement: 'sg',
  mean: (_, d) => {
    const who: Selector = { kind: 'noted', key: 'player' };
    d.mentionPlayer(who);
    return { who };
  },
});
/** 120.1: what deals the damage. */
rule({
  name: 'anything.himself',
  of: 'Anything',
  en: ['himself', 'herself'],
  mean: (_, d) => {
    const { doer } = d.told.clause;
    if (doer?.kind !== 'this') throw new Unclear('what does it');
    return doer;
  },
});
/** 115.1, 603.3d: the targets of that player's choice. */
rule({
  name: 'anything.targetOfTheirChoice',
  of: 'Anything',
  en: 'any target of their choice',
  mean: (_, d) => {
    const who = d.refer({ player: true });
    const target = d.target({ filters: [{ kind: 'anyTarget' }], kinds: ['anything'] });
    d.retarget((targets) => targets.map((each, i) => (i === targets.length - 1 ? { ...each, who } : each)));
    return target;
  },
});
rule({
  name: 'quality.chosenCardType',
  of: 'Quality',
  en: 'the chosen card type',
  mean: () => [{ kind: 'chosenType', key: 'type' }],
});
