/** What few cards say is true all the time: costs with two conditions, kicked spells, abilities by colour, spells that are not cast while something is so. */
import type { Ability, Change, Condition, Filter, StaticAbility, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { spellsCost } from '../costs/cost-changes.ts';
import { allOf, self, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';
import { entersAs } from '../replacements/entering.ts';

export const rarerStatics = rulesOf();
const { rule } = rarerStatics;

const EVERYWHERE = ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'] as const;
const isThis: Filter = { kind: 'is', what: self };

// Costs
rule({
  name: 'standing.thisCostsIfAndIf',
  of: 'Rewriting',
  slots: { s: 'Self', by: 'CostDifference', a: 'Condition', more: 'CostDifference', b: 'Condition' },
  en: '{s} costs {by} to cast if {a} and {more} to cast if {b}',
  mean: ({ by, a, more, b }): readonly StaticAbility[] =>
    [[by, a] as const, [more, b] as const].map(([difference, condition]) => ({
      kind: 'static',
      zones: EVERYWHERE,
      condition,
      effects: [{ kind: 'cost', of: 'spell', what: isThis, ...difference }],
    })),
});
const KICKED: Filter = { kind: 'paid', cost: 'kicker' };
rule({
  name: 'standing.firstKickedSpellCosts',
  of: 'Rewriting',
  slots: { n: 'Noun', by: 'SpellCost' },
  en: 'the first kicked {n#sg} you cast each turn {by@s}',
  mean: ({ n, by }): readonly StaticAbility[] => [
    {
      kind: 'static',
      condition: {
        kind: 'not',
        of: { kind: 'history', event: { on: 'cast', who: you, ...castPattern(n), paid: 'kicker' } },
      },
      effects: spellsCost({ ...n, filters: [...n.filters, KICKED] }, by, you),
    },
  ],
});
/** 601.3: not while that is so. */
rule({
  name: 'standing.cantCastIf',
  of: 'Rewriting',
  slots: { c: 'Conditions' },
  en: "you can't cast this spell if {c}",
  mean: ({ c }): readonly Ability[] => [
    {
      kind: 'static',
      zones: EVERYWHERE,
      effects: [
        {
          kind: 'cant',
          action: 'cast',
          what: { kind: 'players', which: 'each' },
          by: isThis,
          unless: { kind: 'not', of: c } satisfies Condition,
        },
      ],
    },
  ],
});

// Abilities by colour
const COLORED = ['a', 'b', 'c', 'e', 'f'] as const;
rule({
  name: 'static.hasEachIfColor',
  of: 'Statement',
  slots: {
    what: 'Thing',
    ka: 'Keyword',
    a: 'Color',
    kb: 'Keyword',
    b: 'Color',
    kc: 'Keyword',
    c: 'Color',
    ke: 'Keyword',
    e: 'Color',
    kf: 'Keyword',
    f: 'Color',
  },
  en: "{what} has {ka} if it's {a}, {kb} if it's {b}, {kc} if it's {c}, {ke} if it's {e}, and {kf} if it's {f}",
  mean: (parts) => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    const { selector } = what;
    return COLORED.map((key): StaticEffect => {
      const changes = parts[`k${key}`].map((ability): Change => ({ kind: 'gain', ability }));
      const where: Filter = { kind: 'color', color: parts[key] };
      return { kind: 'modify', what: { kind: 'filter', of: selector, where }, changes };
    });
  },
});

// Other times (602.5d, 606.3, 307.1)
rule({
  name: 'static.activateAnyTime',
  of: 'Statement',
  slots: { k: 'KeywordAbility' },
  en: 'you may activate {k} abilities any time you could cast an instant',
  mean: ({ k }) => [{ kind: 'may', action: 'activateAnyTime', who: you, keyword: k }],
});
rule({
  name: 'static.loyaltyTwice',
  of: 'Statement',
  slots: { what: 'Things' },
  en: [
    'you may activate the loyalty abilities of {what} twice each turn rather than only once',
    'you may activate loyalty abilities of {what} twice each turn rather than only once',
  ],
  mean: ({ what }, d) => [{ kind: 'may', action: 'moreLoyalty', what: d.pick(what), times: 2 }],
});
rule({
  name: 'simple.loyaltyTwice',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    'you may activate the loyalty abilities of {what} twice this turn rather than only once',
    'you may activate loyalty abilities of {what} twice this turn rather than only once',
  ],
  mean: ({ what }, d) => [
    {
      do: 'effect',
      effects: [{ kind: 'may', action: 'moreLoyalty', what: d.pick(what), times: 2 }],
      duration: { kind: 'endOfTurn' },
    },
  ],
});
rule({
  name: 'playerPredicate.castAsSorcery',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: 'can cast {n#pl} only any time (they|you) could cast a sorcery',
  mean: ({ n }) => {
    if (!n.kinds.includes('spell') || n.zones?.some((zone) => zone !== 'stack') === true)
      throw new Unclear('only spells are cast');
    const rest = n.filters.filter(({ kind }) => kind !== 'spell');
    return (what) => [
      { kind: 'cant', action: 'castAtInstantSpeed', what, ...(rest.length === 0 ? {} : { by: allOf(n.filters) }) },
    ];
  },
});

// Entering
rule({
  name: 'staticSentence.mayEnterTapped',
  of: 'StaticSentence',
  slots: { s: 'Self', c: 'Clause' },
  en: 'you may have {s} enter tapped. ^If you do, {c}.',
  mean: ({ c }) => [{ ...entersAs(isThis, { kind: 'enters', tapped: true, actions: c }), optional: true }],
});
rule({
  name: 'standing.asEntersIf',
  of: 'Rewriting',
  slots: { s: 'Self', condition: 'Condition', c: 'Clause' },
  en: 'as {s} enters, if {condition}, {c}',
  mean: (parts) => {
    void parts.s;
    const { condition } = parts;
    return [{ ...entersAs(isThis, { kind: 'enters', actions: parts.c }), condition }];
  },
});

// Abilities that cannot be activated
rule({
  name: 'playerPredicate.cantCastOrActivateOf',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: "can't cast spells or activate abilities of {n#pl}",
  mean:
    ({ n }) =>
    (what) => {
      if (n.zones !== undefined) throw new Unclear('abilities of permanents');
      return [
        { kind: 'cant', action: 'cast', what },
        { kind: 'cant', action: 'activate', what, by: allOf([...n.filters, { kind: 'permanent' }]) },
      ];
    },
});
