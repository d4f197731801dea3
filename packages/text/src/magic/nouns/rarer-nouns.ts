/** Nouns and additions that few cards say: card types in number, what is attached, several names and qualities of one noun, opponents of others. */
import type { Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { withFilters } from './additions.ts';
import { any } from './adjectives.ts';
import { allOf, isGroup, you } from './selectors.ts';

export const rarerNouns = rulesOf();
const { rule } = rarerNouns;

const it: Selector = { kind: 'var', name: 'it' };

rule({
  name: 'addition.cardTypesOrMore',
  of: 'Addition',
  slots: { n: 'Count' },
  en: 'with {n} or more card types',
  mean: ({ n }) =>
    withFilters({
      kind: 'where',
      condition: {
        kind: 'compare',
        value: { kind: 'different', what: 'types', of: it },
        is: { op: '≥', to: n.min },
      },
    }),
});
rule({
  name: 'addition.withAttached',
  of: 'Addition',
  slots: { n: 'Noun' },
  en: ['with a {n#sg} attached to it', 'with a {n#sg} attached to them'],
  mean: ({ n }) => {
    if (n.zones !== undefined) throw new Unclear('only permanents are attached');
    const attached: Selector = { kind: 'each', where: allOf([...n.filters, { kind: 'attachedTo', what: it }]) };
    return withFilters({ kind: 'where', condition: { kind: 'exists', what: attached } });
  },
});
// Activated abilities (602.1)
rule({
  name: 'addition.nonManaAbility',
  of: 'Addition',
  en: [
    "with an activated ability that isn't a mana ability",
    "with activated abilities that aren't mana abilities",
    "that has an activated ability that isn't a mana ability",
  ],
  mean: () => withFilters({ kind: 'activatedAbility', notMana: true }),
});
rule({
  name: 'addition.tapAbility',
  of: 'Addition',
  en: ['with an activated ability with {T} in its cost', 'that has an activated ability with {T} in its cost'],
  mean: () => withFilters({ kind: 'activatedAbility', taps: true }),
});
/** Of one name, so many of them: counted for each. */
rule({
  name: 'who.controlsSameName',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun' },
  en: '<control> {c} or more {n#pl} with the same name',
  mean: ({ c, n }) => {
    if (n.zones !== undefined) throw new Unclear('only permanents are controlled');
    return (who) => {
      const theirs: readonly Filter[] = [...n.filters, { kind: 'controlledBy', who }];
      const alike: Value = {
        kind: 'count',
        of: { kind: 'each', where: allOf([...theirs, { kind: 'sharesName', with: it }]) },
      };
      const where: Filter = {
        kind: 'where',
        condition: { kind: 'compare', value: alike, is: { op: '≥', to: c.min } },
      };
      return { kind: 'exists', what: { kind: 'each', where: allOf([...theirs, where]) } };
    };
  },
});
/** Wherever else they are. */
rule({
  name: 'addition.ownedElsewhere',
  of: 'Addition',
  en: ["you own that aren't on the battlefield", "you own that isn't on the battlefield"],
  mean: () => (n) => {
    if (!n.kinds.includes('card')) throw new Unclear('only cards are elsewhere');
    const zones = ['hand', 'library', 'graveyard', 'exile', 'stack', 'command'] as const;
    return { ...n, zones, filters: [...n.filters, { kind: 'ownedBy', who: you }] };
  },
});
/** Of things in the plural: some are the one, some the other. */
rule({
  name: 'typeNoun.adjectiveAndType',
  of: 'TypeNoun',
  slots: { a: 'Supertype', w: 'TypeWord', h: 'TypeHead' },
  en: '{a} and {w} {h}',
  mean: ({ a, w, h }): Described => ({
    ...h,
    filters: [any([{ kind: 'supertype', type: a }, w.filter]), ...h.filters],
  }),
});
/** "A creature you control or a creature spell you control". */
rule({
  name: 'noun.bothWithMore',
  of: 'Noun',
  slots: { a: 'TypeNoun', more: 'Additions', b: 'Item', also: 'Additions' },
  en: '{a} {more} or a {b} {also}',
  mean: ({ a, more, b, also }) => {
    const [first, second] = [more(a), also(b)];
    if ((first.zones === undefined) === (second.zones === undefined)) throw new Unclear('one noun of two');
    const onBattlefield: Filter = { kind: 'in', zones: ['battlefield'] };
    const placed = (n: Described): Filter => allOf(n.zones === undefined ? [...n.filters, onBattlefield] : n.filters);
    return {
      filters: [any([placed(first), placed(second)])],
      kinds: [...new Set([...first.kinds, ...second.kinds])],
      zones: [...new Set([first, second].flatMap(({ zones }) => zones ?? ['battlefield' as const]))],
    };
  },
});
rule({
  name: 'anything.targetWounded',
  of: 'Anything',
  en: 'any target that was dealt damage this turn',
  agreement: 'sg',
  mean: (_, d) =>
    d.target({
      filters: [{ kind: 'anyTarget' }, { kind: 'history', event: { on: 'damage' } }],
      kinds: ['anything'],
    }),
});
/** 102.2: in a game without teams everybody else is an opponent. */
rule({
  name: 'players.eachOfTheirOpponents',
  of: 'Player',
  slots: { p: 'Player' },
  en: "each of {p}'s opponents",
  agreement: 'sg',
  mean: ({ p }) => {
    if (p.kind === 'you' || isGroup(p)) throw new Unclear('opponents of one other player');
    const others: Filter = { kind: 'not', of: { kind: 'is', what: p } };
    return { kind: 'players', which: 'each', where: { kind: 'matches', what: it, where: others } };
  },
});
/** Lasting counts of a hand. */
rule({
  name: 'forEach.fewerInHand',
  of: 'ForEach',
  slots: { n: 'Count', whose: 'Whose' },
  en: 'for each card fewer than {n} in {whose} hand',
  mean: ({ n, whose }) => {
    const held: Value = {
      kind: 'count',
      of: { kind: 'each', where: { kind: 'ownedBy', who: whose }, zones: ['hand'] },
    };
    return { kind: 'max', of: [0, { kind: 'minus', a: n.min, b: held }] };
  },
});
rule({
  name: 'forEach.damageDealtToThem',
  of: 'ForEach',
  en: ['for each 1 damage dealt to them', 'for each 1 damage dealt to that player'],
  mean: (_, d) => {
    const dealt = d.told.spoken.amounts.findLast((value) => typeof value === 'object' && value.kind === 'amount');
    if (dealt === undefined) throw new Unclear('no damage was spoken of');
    return dealt;
  },
});
rule({
  name: 'forEach.lifeOpponentsLost',
  of: 'ForEach',
  en: 'for each 1 life your opponents have lost this turn',
  mean: () => ({ kind: 'history', event: { on: 'loseLife', who: { kind: 'players', which: 'opponents' } }, sum: true }),
});
/** Each card in one place and each one in another. */
rule({
  name: 'counted.foretold',
  of: 'Counted',
  en: 'foretold <card> you own in exile',
  mean: () => ({
    kind: 'count',
    of: {
      kind: 'each',
      where: allOf([
        { kind: 'designated', as: 'foretold' },
        { kind: 'ownedBy', who: you },
      ]),
      zones: ['exile'],
    },
  }),
});
