/** Sentences that few cards have: unless two things are done, what a permission costs, sizes while something is so, extra steps, what nobody pays. */
import type { Action, Filter, StaticAbility } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { withFilters } from '../nouns/additions.ts';
import { any, not } from '../nouns/adjectives.ts';
import { allOf, bound, eachOf, self, you } from '../nouns/selectors.ts';
import { object } from '../replacements/would.ts';

export const rarerSentences = rulesOf();
const { rule } = rarerSentences;

rule({
  name: 'chain.unlessPaysBeforeBoth',
  of: 'Chain',
  slots: { cost: 'Cost', a: 'Acts', t: 'Thing', b: 'ObjectAct' },
  en: 'unless you {cost@base}, {a@base} and {t} {b@s}',
  mean: (parts, d) => {
    const { cost } = parts;
    const otherwise = d.act(() => {
      const first = parts.a(you);
      const what = d.pick(parts.t);
      return [...first, ...d.doing(what, () => parts.b(what))];
    });
    return [{ do: 'pay', cost, optional: true, else: otherwise }];
  },
});
/** Of the permission that stands just before it (118.8). */
rule({
  name: 'linked.castThisWayCostsMore',
  of: 'Linked',
  slots: { s: 'Symbols' },
  en: 'a spell cast this way costs {s} more to cast.',
  mean:
    ({ s }) =>
    (before) => {
      const last = before.at(-1);
      const effect = last?.do === 'effect' ? last.effects.at(-1) : undefined;
      if (last?.do !== 'effect' || effect?.kind !== 'may' || effect.action !== 'play' || effect.extra !== undefined)
        throw new Unclear('nothing may be cast');
      const more = { ...effect, extra: [{ kind: 'mana', mana: s } as const] };
      return [...before.slice(0, -1), { ...last, effects: [...last.effects.slice(0, -1), more] }];
    },
});
/** 604.3a: what holds only under a condition defines nothing; it sets the size (613.4b). */
rule({
  name: 'staticSentence.sizeWhile',
  of: 'StaticSentence',
  slots: { c: 'Conditions', whose: 'ThingsWhose', v: 'Value' },
  en: 'as long as {c}, {whose} power and toughness are each equal to {v}.',
  mean: (parts): readonly StaticAbility[] => {
    const { c, whose, v } = parts;
    return [
      {
        kind: 'static',
        condition: c,
        effects: [{ kind: 'modify', what: whose, changes: [{ kind: 'setPT', power: v, toughness: v }] }],
      },
    ];
  },
});
rule({
  name: 'act.getUpkeep',
  of: 'Act',
  en: '<get> an additional upkeep step after this step',
  mean: () => (who) => [
    {
      do: 'if',
      condition: { kind: 'turnOf', who },
      then: [{ do: 'extraStep', step: 'upkeep', after: 'step' }],
    },
  ],
});
rule({
  name: 'simple.extraEndStep',
  of: 'Simple',
  en: 'there is an additional end step after this step',
  mean: () => [{ do: 'extraStep', step: 'end', after: 'step' }],
});
rule({
  name: 'steps.enchantedPlayersFirstUpkeep',
  of: 'Steps',
  en: "the beginning of enchanted player's first upkeep each turn",
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'event', role: 'player' });
    return { on: 'beginning', step: 'upkeep', whose: { kind: 'host', of: self }, first: true };
  },
});
rule({
  name: 'steps.eachOfTheirPostcombat',
  of: 'Steps',
  en: "the beginning of each of enchanted player's postcombat main phases",
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'event', role: 'player' });
    return { on: 'beginning', step: 'main2', whose: { kind: 'host', of: self } };
  },
});
/** Each of them is asked; once anybody has paid, it happens. */
rule({
  name: 'chain.ifAnyPays',
  of: 'Chain',
  slots: { n: 'PlayerNoun', cost: 'Payment', c: 'Bare' },
  en: 'if any {n#sg} {cost@s}, {c}',
  mean: (parts, d) => {
    const [name, did] = [d.fresh('player'), d.fresh('anyone')];
    const offer: Action = {
      do: 'pay',
      who: bound(name),
      cost: parts.cost,
      optional: true,
      then: [{ do: 'let', name: did, value: 1 }],
    };
    return [
      { do: 'let', name: did, value: 0 },
      { do: 'forEach', in: eachOf(parts.n), as: name, actions: [offer] },
      {
        do: 'if',
        condition: { kind: 'compare', value: { kind: 'var', name: did }, is: { op: '=', to: 1 } },
        then: d.act(() => parts.c),
      },
    ];
  },
});

// What would happen
rule({
  name: 'would.dieOrOthersGraveyard',
  of: 'Would',
  slots: { a: 'Noun', b: 'Noun' },
  en: "a {a#sg} would die or a {b#sg} would be put into an opponent's graveyard",
  mean: ({ a, b }, d) => {
    d.mention({ selector: object, kinds: ['card', ...a.kinds], several: false });
    const theirs: Filter = { kind: 'ownedBy', who: { kind: 'players', which: 'opponents' } };
    return {
      on: 'any',
      of: [
        { on: 'move', what: allOf(a.filters), from: ['battlefield'], to: ['graveyard'] },
        { on: 'move', what: allOf([...b.filters, theirs]), to: ['graveyard'] },
      ],
    };
  },
});
rule({
  name: 'would.opponentsGraveyardNotYours',
  of: 'Would',
  en: "a card you didn't control would be put into an opponent's graveyard from anywhere",
  mean: (_, d) => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    const filters: readonly Filter[] = [
      { kind: 'card' },
      not({ kind: 'controlledBy', who: you }),
      { kind: 'ownedBy', who: { kind: 'players', which: 'opponents' } },
    ];
    return { on: 'move', what: allOf(filters), to: ['graveyard'] };
  },
});

// Additions and things
rule({
  name: 'addition.theyControlButDontOwn',
  of: 'Addition',
  slots: { who: 'Player' },
  en: "{who} <control@who> but <don't@who> own",
  mean: ({ who }) => withFilters({ kind: 'controlledBy', who }, not({ kind: 'ownedBy', who })),
});
rule({
  name: 'addition.withoutAnyOfThree',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName', c: 'KeywordName' },
  en: 'without {a}, {b}, or {c}',
  mean: ({ a, b, c }) => withFilters(...[a, b, c].map((keyword): Filter => not({ kind: 'keyword', keyword }))),
});
rule({
  name: 'eventSubject.orPaired',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: "{s} or a creature it's paired with",
  agreement: 'sg',
  mean: ({ s }) => {
    const of: readonly Filter[] = [
      { kind: 'is', what: s },
      { kind: 'is', what: { kind: 'pairedWith', of: s } },
    ];
    return {
      filter: { kind: 'any', of },
      described: { filters: [any(of)], kinds: ['creature', 'permanent'] } satisfies Described,
    };
  },
});
rule({
  name: 'predicate.getsTwice',
  of: 'Predicate',
  slots: { pt: 'PT' },
  en: '<get> twice {pt}',
  mean:
    ({ pt }) =>
    (what) => {
      if (!pt.signed) throw new Unclear('a size is not given twice');
      const [power, toughness] = [pt.power, pt.toughness].map((of) => ({ kind: 'times', of: [2, of] }) as const);
      if (power === undefined || toughness === undefined) return [];
      return [{ kind: 'modify', what, changes: [{ kind: 'addPT', power, toughness }] }];
    },
});
rule({
  name: 'fromZone.notHand',
  of: 'FromZone',
  en: 'from anywhere other than your hand',
  mean: () => ({ from: ['library', 'graveyard', 'exile', 'command', 'stack', 'outside'] }),
});
