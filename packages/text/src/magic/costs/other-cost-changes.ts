/** What spells cost whoever casts them, and abilities of a kind: more, less, at least so much, or something besides. */
import type { Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Things } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { abilitiesCost, abilitiesOfCost, spellsCost } from './cost-changes.ts';

export const otherCostChanges = rulesOf();
const { rule } = otherCostChanges;

rule({
  name: 'static.eachSpellCosts',
  of: 'Statement',
  slots: { n: 'Noun', by: 'SpellCost' },
  en: 'each {n#sg} {by@s}',
  mean: ({ n, by }) => {
    if (!n.kinds.includes('spell')) throw new Unclear('only spells cost');
    return spellsCost(n, by);
  },
});
rule({
  name: 'static.eachSpellCostsInTurnsOfOthers',
  of: 'Statement',
  slots: { n: 'Noun', by: 'SpellCost' },
  en: "each {n#sg} {by@s} except during its controller's turn",
  mean: ({ n, by }) => {
    if (!n.kinds.includes('spell')) throw new Unclear('only spells cost');
    const theirs: Filter = {
      kind: 'where',
      condition: { kind: 'turnOf', who: { kind: 'controller', of: { kind: 'var', name: 'it' } } },
    };
    return spellsCost({ ...n, filters: [...n.filters, { kind: 'not', of: theirs }] }, by);
  },
});
/** Whatever else makes it cheaper: what it would cost in the end. */
rule({
  name: 'static.spellsCostAtLeast',
  of: 'Statement',
  slots: { n: 'Noun', least: 'Count' },
  en: 'each {n#sg} that would cost less than {least} mana to cast costs {least} mana to cast',
  mean: ({ n, least }) => spellsCost(n, { atLeast: least.min }),
});
rule({
  name: 'static.spellsTargetingCostExtra',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', more: 'Additions', amount: 'Amount' },
  en: '{n#pl} {who} <cast@who> {more} cost a additional {amount} life to cast',
  mean: ({ n, who, more, amount }) => spellsCost(more(n), { extra: [{ kind: 'life', amount }] }, who),
});
rule({
  name: 'static.spellsCostExtra',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', amount: 'Amount' },
  en: '{n#pl} {who} <cast@who> cost a additional {amount} life to cast',
  mean: ({ n, who, amount }) => spellsCost(n, { extra: [{ kind: 'life', amount }] }, who),
});

// Abilities
/** Not of mana abilities (605). */
rule({
  name: 'static.nonManaAbilitiesCost',
  of: 'Statement',
  slots: { n: 'Noun', by: 'AbilityCost' },
  en: "activated abilities of {n#pl} {by} unless they're mana abilities",
  mean: ({ n, by }) => abilitiesOfCost(n, { ...by, abilities: 'nonMana' }),
});
const ANYTHING: Filter = { kind: 'all', of: [] };
rule({
  name: 'static.allNonManaAbilitiesCost',
  of: 'Statement',
  slots: { by: 'AbilityCost' },
  en: "activated abilities {by} unless they're mana abilities",
  mean: ({ by }) => abilitiesCost(ANYTHING, { ...by, abilities: 'nonMana' }),
});
rule({
  name: 'static.yourNonManaAbilitiesCost',
  of: 'Statement',
  slots: { by: 'AbilityCost' },
  en: "abilities you activate that aren't mana abilities {by}",
  mean: ({ by }) => abilitiesCost(ANYTHING, { ...by, abilities: 'nonMana' }, you),
});
rule({
  name: 'staticSentence.yourAbilitiesCostLeast',
  of: 'StaticSentence',
  slots: { by: 'AbilityCost' },
  en: "abilities you activate that aren't mana abilities {by}. ^This effect can't reduce the mana in that cost to less than one mana.",
  mean: ({ by }) => [
    { kind: 'static', effects: abilitiesCost(ANYTHING, { ...by, abilities: 'nonMana', least: 1 }, you) },
  ],
});
rule({
  name: 'static.loyaltyAbilitiesCost',
  of: 'Statement',
  slots: { n: 'Noun', by: 'AbilityCost' },
  en: 'loyalty abilities of {n#pl} {by}',
  mean: ({ n, by }) => abilitiesOfCost(n, { ...by, abilities: 'loyalty' }),
});
rule({
  name: 'static.equipCosts',
  of: 'Statement',
  slots: { by: 'CostDifference' },
  en: 'equip costs you pay cost {by}',
  mean: ({ by }) => abilitiesCost(ANYTHING, { keyword: 'equip', ...by }, you),
});
rule({
  name: 'static.abilitiesCostExtra',
  of: 'Statement',
  slots: { n: 'Noun', cost: 'Cost' },
  en: 'activated abilities of {n#pl} cost a additional "^{cost}" to activate',
  mean: ({ n, cost }) => abilitiesOfCost(n, { extra: cost }),
});
/** 116.2: special actions, by their keyword. */
rule({
  name: 'static.plottingCosts',
  of: 'Statement',
  slots: { by: 'CostDifference' },
  en: 'plotting cards from your hand costs {by}',
  mean: ({ by }) => abilitiesCost(ANYTHING, { keyword: 'plot', zones: ['hand'], ...by }, you),
});
rule({
  name: 'static.unlockCosts',
  of: 'Statement',
  slots: { by: 'CostDifference' },
  en: 'unlock costs you pay cost {by}',
  mean: ({ by }) => abilitiesCost(ANYTHING, { keyword: 'unlock', ...by }, you),
});
/** 601.2c, 601.2f: the targets are known before the cost is. */
const targeting = (t: Things): Filter => {
  if (t.kind === 'definite') return { kind: 'is', what: t.selector };
  if (t.count.min !== 1 || t.count.max !== 1) throw new Unclear('so many of its targets');
  return allOf(t.described.filters);
};
for (const keyword of ['', 'equip '])
  rule({
    name: `static.abilitiesTargetingCost.${keyword === '' ? 'any' : 'equip'}`,
    of: 'Statement',
    slots: { who: 'Players', t: 'Thing', by: 'AbilityCost' },
    en: `${keyword}abilities {who} <activate@who> that target {t} {by}`,
    mean: ({ who, t, by }) =>
      abilitiesCost(ANYTHING, { ...(keyword === '' ? {} : { keyword: 'equip' }), targets: targeting(t), ...by }, who),
  });
rule({
  name: 'rider.costsLessIfTargets',
  of: 'Rider',
  slots: { s: 'Symbols', n: 'Noun' },
  en: 'this ability costs {s} less to activate if it targets a {n#sg}.',
  mean:
    ({ s, n }) =>
    (ability) => {
      if (ability.kind !== 'activated' || ability.less !== undefined)
        throw new Unclear('only an activated ability costs');
      return { ...ability, less: { mana: s, targets: allOf(n.filters) } };
    },
});
rule({
  name: 'rider.costsLessIfTargetsSome',
  of: 'Rider',
  slots: { s: 'Symbols', c: 'Count', n: 'Noun' },
  en: 'this ability costs {s} less to activate if it targets {c} {n#c}.',
  mean:
    ({ s, c, n }) =>
    (ability) => {
      if (ability.kind !== 'activated' || ability.less !== undefined)
        throw new Unclear('only an activated ability costs');
      const { min, max } = c;
      if (typeof min !== 'number' || min < 2 || min !== max) throw new Unclear('so many targets');
      return { ...ability, less: { mana: s, targets: allOf(n.filters), count: min } };
    },
});
/** 601.2f: asked of each spell as its cost is worked out. */
rule({
  name: 'static.eachSpellCostsIfItHas',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', by: 'SpellCost', k: 'KeywordName' },
  en: 'each {n#sg} {who} <cast@who> {by@s} if it has {k}',
  mean: ({ n, who, by, k }) => spellsCost({ ...n, filters: [...n.filters, { kind: 'keyword', keyword: k }] }, by, who),
});
