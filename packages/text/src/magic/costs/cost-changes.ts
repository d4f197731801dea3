/** Spells and abilities that cost more or less (601.2f, 118.7). */
import type {
  ActivatedAbility,
  Condition,
  CostChange,
  Filter,
  Selector,
  StaticAbility,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Rider } from '../categories/abilities.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, self, you } from '../nouns/selectors.ts';
import { castPattern, spellFilter } from '../nouns/spells-cast.ts';

export const costChanges = rulesOf();
const { rule } = costChanges;

/** How much: `{2} less`, `{1}{W} more`; `{X}` is so many times `{1}`. */
rule({
  name: 'costDifference.less',
  of: 'CostDifference',
  slots: { s: 'Symbols' },
  en: '{s} less',
  mean: ({ s }) => (s === '{X}' ? { less: '{1}', times: X } : { less: s }),
});
rule({
  name: 'costDifference.more',
  of: 'CostDifference',
  slots: { s: 'Symbols' },
  en: '{s} more',
  mean: ({ s }) => (s === '{X}' ? { more: '{1}', times: X } : { more: s }),
});
const X: Value = { kind: 'x' };
rule({
  name: 'spellCost.plain',
  of: 'SpellCost',
  slots: { by: 'CostDifference' },
  en: '<cost> {by} to cast',
  mean: ({ by }) => by,
});
rule({
  name: 'spellCost.forEach',
  of: 'SpellCost',
  slots: { by: 'CostDifference', times: 'ForEach' },
  en: '<cost> {by} to cast {times}',
  mean: ({ by, times }) => ({ ...by, times }),
});
/** The number of targets is known when the cost is worked out (601.2c, 601.2f). */
rule({
  name: 'spellCost.forEachTarget',
  of: 'SpellCost',
  slots: { by: 'CostDifference' },
  en: '<cost> {by} to cast for each target beyond the first',
  mean: ({ by }) => ({
    ...by,
    times: { kind: 'minus', a: { kind: 'count', of: { kind: 'targetsOf', of: self } }, b: 1 },
  }),
});

rule({
  name: 'spellCost.forEachOfTheirTargets',
  of: 'SpellCost',
  slots: { by: 'CostDifference' },
  en: '<cost> {by} to cast for each target they have',
  mean: ({ by }) => ({ ...by, times: { kind: 'count', of: { kind: 'targetsOf', of: { kind: 'var', name: 'it' } } } }),
});

// This spell
const everywhere = ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'] as const;
rule({
  name: 'standing.thisCosts',
  of: 'Rewriting',
  slots: { s: 'Self', by: 'SpellCost' },
  en: ['{s} {by@s}'],
  mean: ({ s, by }): readonly StaticAbility[] => [
    {
      kind: 'static',
      zones: everywhere,
      effects: [{ kind: 'cost', of: 'spell', what: { kind: 'is', what: s }, ...by }],
    },
  ],
});
rule({
  name: 'standing.thisCostsToo',
  of: 'Rewriting',
  slots: { by: 'CostDifference' },
  en: 'it also costs {by} to cast',
  mean: ({ by }): readonly StaticAbility[] => [
    {
      kind: 'static',
      zones: everywhere,
      effects: [{ kind: 'cost', of: 'spell', what: { kind: 'is', what: self }, ...by }],
    },
  ],
});
rule({
  name: 'condition.itTargets',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'it targets a {n#sg}',
  mean: ({ n }): Condition => ({
    kind: 'exists',
    what: { kind: 'filter', of: { kind: 'targetsOf', of: self }, where: allOf(n.filters) },
  }),
});

/** A keyword's way of casting that costs less. */
rule({
  name: 'line.flashbackLess',
  of: 'Line',
  slots: { s: 'Symbols', v: 'Value' },
  en: 'flashback {s}. ^This spell costs {X} less to cast this way, where X is {v}.',
  mean: ({ s, v }) => ({
    kind: 'abilities',
    abilities: [
      { kind: 'keyword', keyword: 'flashback', cost: [{ kind: 'mana', mana: s }] },
      {
        kind: 'static',
        zones: everywhere,
        condition: { kind: 'paid', cost: 'flashback' },
        effects: [{ kind: 'cost', of: 'spell', what: { kind: 'is', what: self }, less: '{1}', times: v }],
      },
    ],
  }),
});
rule({
  name: 'line.flashbackSome',
  of: 'Line',
  slots: { cost: 'Costs' },
  en: "flashback—^{cost}. ^If you cast this spell this way, X can't be 0.",
  mean: ({ cost }) => ({
    kind: 'abilities',
    abilities: [{ kind: 'keyword', keyword: 'flashback', cost: [...cost, { kind: 'leastX', least: 1 }] }],
  }),
});
rule({
  name: 'value.greatestCommander',
  of: 'Value',
  en: 'the greatest mana value of a commander you own on the battlefield or in the command zone',
  mean: (): Value => ({
    kind: 'greatest',
    stat: 'manaValue',
    of: {
      kind: 'each',
      where: allOf([{ kind: 'commander' }, { kind: 'ownedBy', who: you }]),
      zones: ['battlefield', 'command'],
    },
  }),
});

// Spells that fit
type Change = Omit<CostChange, 'kind' | 'of' | 'what'>;
export const spellsCost = (n: Described, by: Change, who?: Selector): readonly StaticEffect[] => [
  { kind: 'cost', of: 'spell', what: spellFilter(n), ...(who === undefined ? {} : { who }), ...by },
];
rule({
  name: 'static.spellsCost',
  of: 'Statement',
  slots: { n: 'Noun', by: 'SpellCost' },
  en: '{n#pl} {by@base}',
  mean: ({ n, by }) => spellsCost(n, by),
});
rule({
  name: 'static.spellsOfCost',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', by: 'SpellCost' },
  en: '{n#pl} {who} <cast@who> {by@base}',
  mean: ({ n, who, by }) => spellsCost(n, by, who),
});
rule({
  name: 'static.spellsOfSuchCost',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', more: 'Additions', by: 'SpellCost' },
  en: '{n#pl} {who} <cast@who> {more} {by@base}',
  mean: ({ n, who, more, by }) => spellsCost(more(n), by, who),
});
rule({
  name: 'static.eachSpellOfCosts',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', by: 'SpellCost' },
  en: 'each {n#sg} {who} <cast@who> {by@s}',
  mean: ({ n, who, by }) => spellsCost(n, by, who),
});
rule({
  name: 'static.eachSpellOfSuchCosts',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', more: 'Additions', by: 'SpellCost' },
  en: 'each {n#sg} {who} <cast@who> {more} {by@s}',
  mean: ({ n, who, more, by }) => {
    if (!n.kinds.includes('spell')) throw new Unclear('only spells are cast');
    return spellsCost(more(n), by, who);
  },
});
rule({
  name: 'standing.firstSpellCosts',
  of: 'Rewriting',
  slots: { n: 'Noun', by: 'SpellCost' },
  en: 'the first {n#sg} you cast each turn {by@s}',
  mean: ({ n, by }): readonly StaticAbility[] => [
    {
      kind: 'static',
      condition: {
        kind: 'not',
        of: { kind: 'history', event: { on: 'cast', who: you, ...castPattern(n) } },
      },
      effects: spellsCost(n, by, you),
    },
  ],
});

/** "This effect reduces only the amount of colored mana you pay." */
rule({
  name: 'staticSentence.onlyColored',
  of: 'StaticSentence',
  slots: { n: 'Noun', who: 'Players', by: 'SpellCost' },
  en: '{n#pl} {who} <cast@who> {by@base}. ^This effect reduces only the amount of colored mana you pay.',
  mean: ({ n, who, by }) => [{ kind: 'static', effects: spellsCost(n, { ...by, onlyColored: true }, who) }],
});

// Abilities
rule({
  name: 'abilityCost.plain',
  of: 'AbilityCost',
  slots: { by: 'CostDifference' },
  en: 'cost {by} to activate',
  mean: ({ by }) => by,
});
/** 109.2: without another zone they are permanents. */
export const abilitiesOfCost = (n: Described, by: Change): readonly StaticEffect[] => [
  { kind: 'cost', of: 'ability', what: allOf(n.filters), zones: n.zones ?? ['battlefield'], ...by },
];
export const abilitiesCost = (what: Filter, by: Change, who?: Selector): readonly StaticEffect[] => [
  { kind: 'cost', of: 'ability', what, ...(who === undefined ? {} : { who }), ...by },
];
/** With a floor: "can't reduce the mana in that cost to less than one mana". */
rule({
  name: 'staticSentence.abilitiesCostLeast',
  of: 'StaticSentence',
  slots: { n: 'Noun', by: 'AbilityCost' },
  en: "activated abilities of {n#pl} {by}. ^This effect can't reduce the mana in that cost to less than one mana.",
  mean: ({ n, by }) => [{ kind: 'static', effects: abilitiesOfCost(n, { ...by, least: 1 }) }],
});
rule({
  name: 'static.abilitiesCost',
  of: 'Statement',
  slots: { n: 'Noun', by: 'AbilityCost' },
  en: 'activated abilities of {n#pl} {by}',
  mean: ({ n, by }) => abilitiesOfCost(n, by),
});
for (const keyword of ['equip', 'cycling', 'ninjutsu', 'boast', 'embalm', 'eternalize', 'unearth'])
  rule({
    name: `static.keywordAbilitiesCost.${keyword}`,
    of: 'Statement',
    slots: { by: 'AbilityCost' },
    en: `${keyword} abilities you activate {by}`,
    mean: ({ by }) => abilitiesCost({ kind: 'all', of: [] }, { keyword, ...by }, you),
  });

// What an ability itself costs less, said after it
const cheaper =
  (less: NonNullable<ActivatedAbility['less']>): Rider =>
  (ability) => {
    if (ability.kind !== 'activated' || ability.less !== undefined)
      throw new Unclear('only an activated ability costs');
    return { ...ability, less };
  };
rule({
  name: 'rider.costsLessForEach',
  of: 'Rider',
  slots: { s: 'Symbols', times: 'ForEach' },
  en: 'this ability costs {s} less to activate {times}.',
  mean: ({ s, times }) => cheaper({ mana: s, times }),
});
rule({
  name: 'rider.costsLessIf',
  of: 'Rider',
  slots: { s: 'Symbols', c: 'Conditions' },
  en: 'this ability costs {s} less to activate if {c}.',
  mean: ({ s, c }) => {
    if (JSON.stringify(c).includes('"targetsOf"')) throw new Unclear('its targets are not known here');
    return cheaper({ mana: s, condition: c });
  },
});
rule({
  name: 'rider.costsLessYourTurn',
  of: 'Rider',
  slots: { s: 'Symbols' },
  en: 'this ability costs {s} less to activate during your turn.',
  mean: ({ s }) => cheaper({ mana: s, condition: { kind: 'turnOf', who: you } }),
});
rule({
  name: 'rider.costsXLess',
  of: 'Rider',
  slots: { v: 'Value' },
  en: 'this ability costs {X} less to activate, where X is {v}.',
  mean: ({ v }) => cheaper({ mana: '{1}', times: v }),
});
