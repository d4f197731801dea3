/** What can be counted in Magic: colours, types, what happened this turn, mana. */
import type { EventPattern, Filter, Selector, Value } from '@rulewright/language/magic';
import { treeOf, Unclear } from '../../grammar/meaning.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { castOne } from '../nouns/cast-things.ts';
import { allOf, eachOf, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const countable = rulesOf();
const { rule } = countable;

const count = (of: Selector): Value => ({ kind: 'count', of });

/** The damage of the event, whatever amounts were spoken of since. */
rule({
  name: 'value.thatDamage',
  of: 'SimpleValue',
  en: 'that damage',
  mean: (_, d) => {
    const dealt = d.told.spoken.amounts.findLast((value) => typeof value === 'object' && value.kind === 'amount');
    if (dealt === undefined) throw new Unclear('no damage was spoken of');
    return dealt;
  },
});
/** Those whom the damage of the event was dealt to. */
rule({
  name: 'counted.damagedPlayers',
  of: 'Counted',
  slots: { p: 'PlayerNoun' },
  en: '{p} dealt damage this way',
  mean: ({ p }, d) => {
    const of = d.refer({ kind: 'damaged', several: true, player: true });
    return count({ kind: 'filter', of, where: allOf(p.filters) });
  },
});
const partyOf = (who: Selector): Value => ({
  kind: 'different',
  what: 'party',
  of: {
    kind: 'each',
    where: allOf([
      { kind: 'type', type: 'creature' },
      { kind: 'controlledBy', who },
    ]),
  },
});
const PARTY = partyOf(you);
const DIFFERENT = {
  colors: '<color>',
  types: 'card <type>',
  names: 'different <name>',
  powers: 'different <power>',
  manaValues: ['different mana <value>', 'mana <value>'],
  basicLandTypes: 'basic land <type>',
} as const;
for (const what of Object.keys(DIFFERENT) as readonly (keyof typeof DIFFERENT)[])
  rule({
    name: `counted.${what}`,
    of: 'Counted',
    slots: { t: 'Thing' },
    en: [DIFFERENT[what]].flat().map((words) => `${words} among {t}`),
    mean: ({ t }, d) => ({ kind: 'different', what, of: d.pick(t) }),
  });
rule({
  name: 'counted.colorPairs',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: [
    'different color <pair> among {t} that are exactly two colors',
    'color <pair> among {t} that are exactly two colors',
  ],
  mean: ({ t }, d) => ({ kind: 'different', what: 'colorPairs', of: d.pick(t) }),
});
rule({
  name: 'counted.typesOf',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: 'card <type> {t} has',
  mean: ({ t }, d) => ({ kind: 'different', what: 'types', of: d.pick(t) }),
});
rule({
  name: 'counted.colorsItIs',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: ['<color> {t} is', '<color> {t} was'],
  mean: ({ t }, d) => ({ kind: 'different', what: 'colors', of: d.pick(t) }),
});
/** 700.8. */
rule({
  name: 'counted.party',
  of: 'Counted',
  en: '<creature> in your party',
  mean: () => PARTY,
});
rule({
  name: 'who.fullParty',
  of: 'Who',
  en: '<have> a full party',
  mean: () => (who) => ({ kind: 'compare', value: partyOf(who), is: { op: '≥', to: 4 } }),
});
rule({
  name: 'counted.colorsOf',
  of: 'Counted',
  slots: { whose: 'ThingsWhose' },
  en: 'of {whose} colors',
  mean: ({ whose }) => ({ kind: 'different', what: 'colors', of: whose }),
});

// What happened this turn
export const happened = (event: EventPattern, sum?: true): Value => ({
  kind: 'history',
  event,
  ...(sum ? { sum } : {}),
});
const filterOf = (n: Described): Filter => allOf(n.filters);
/** What a permanent was when it died: as it last existed, so its controller is the last one. */
const died = (what: Filter): EventPattern => ({ on: 'move', what, from: ['battlefield'], to: ['graveyard'] });
rule({
  name: 'counted.died',
  of: 'Counted',
  slots: { n: 'Item' },
  en: ['{n} that died this turn', '{n} put into a graveyard from the battlefield this turn'],
  mean: ({ n }) => happened(died(filterOf(n))),
});
rule({
  name: 'counted.putIntoGraveyards',
  of: 'Counted',
  slots: { n: 'Item' },
  en: [
    '{n} that were put into graveyards from the battlefield this turn',
    '{n} put into graveyards from the battlefield this turn',
    '{n} that was put into a graveyard from the battlefield this turn',
  ],
  mean: ({ n }) => happened(died(filterOf(n))),
});
rule({
  name: 'counted.diedUnderYou',
  of: 'Counted',
  slots: { n: 'Item' },
  en: ['{n} that died under your control this turn', '{n} you controlled that died this turn'],
  mean: ({ n }) => happened(died(allOf([...n.filters, { kind: 'controlledBy', who: you }]))),
});
rule({
  name: 'counted.cast',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: "{n} you've cast this turn",
  mean: ({ n }) => happened({ on: 'cast', ...castPattern(n), who: you }),
});
rule({
  name: 'counted.drawn',
  of: 'Counted',
  en: "<card> you've drawn this turn",
  mean: () => happened({ on: 'draw', who: you }),
});
rule({
  name: 'counted.discarded',
  of: 'Counted',
  en: "<card> you've discarded this turn",
  mean: () => happened({ on: 'discard', who: you }),
});
for (const [on, verb] of [
  ['discard', 'discarded'],
  ['draw', 'drew'],
  ['draw', 'has drawn'],
  ['discard', 'has discarded'],
  ['mill', 'milled'],
] as const)
  rule({
    name: `counted.${verb.replace(' ', '.')}ByPlayer`,
    of: 'Counted',
    slots: { who: 'Player' },
    en: `<card> {who} ${verb} this turn`,
    mean: ({ who }) => happened({ on, who }),
  });
rule({
  name: 'counted.spellsCast',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: '{n} cast this turn',
  mean: ({ n }) => happened({ on: 'cast', ...castPattern(n) }),
});
rule({
  name: 'counted.entered',
  of: 'Counted',
  slots: { n: 'Item' },
  en: [
    '{n} that entered the battlefield under your control this turn',
    '{n} that entered under your control this turn',
    '{n} you had enter the battlefield under your control this turn',
    '{n} you had enter under your control this turn',
  ],
  mean: ({ n }) => happened({ on: 'move', what: allOf(n.filters), to: ['battlefield'], under: you }),
});
rule({
  name: 'counted.differentlyNamed',
  of: 'Counted',
  slots: { n: 'Noun' },
  en: 'differently named {n}',
  mean: ({ n }) => ({ kind: 'different', what: 'names', of: eachOf(n) }),
});
rule({
  name: 'counted.attackedWith',
  of: 'Counted',
  slots: { n: 'Item' },
  en: '{n} you attacked with this turn',
  mean: ({ n }) => ({
    kind: 'history',
    event: { on: 'attack', what: allOf([...n.filters, { kind: 'controlledBy', who: you }]) },
    different: true,
  }),
});
rule({
  name: 'counted.sacrificed',
  of: 'Counted',
  slots: { n: 'Item' },
  en: "{n} you've sacrificed this turn",
  mean: ({ n }) => happened({ on: 'sacrifice', who: you, what: filterOf(n) }),
});
rule({
  name: 'counted.lands',
  of: 'Counted',
  en: "<land> you've played this turn",
  mean: () => happened({ on: 'playLand', who: you }),
});

/** Only this remembers what was done as it was cast or entered. */
const PRONOUNS = new Set(['things.it', 'things.person']);
function ofThis<T extends Selector | Value>(which: Selector, what: T): T {
  if (which.kind !== 'this') throw new Unclear('of which object');
  return what;
}

// Mana that was spent, costs that were paid
const spellOf = (of: Selector): { readonly of?: Selector } => (of.kind === 'this' ? {} : { of });
const castBy = (parts: { readonly t: Things }, d: Telling): Selector => {
  const spell = d.pick(parts.t);
  return PRONOUNS.has(treeOf(parts, 't')?.rule.name ?? '') ? castOne(spell, d) : spell;
};
rule({
  name: 'counted.colorsSpent',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: '<color> of mana spent to cast {t}',
  mean: (parts, d) => ({ kind: 'spent', colors: true, ...spellOf(castBy(parts, d)) }),
});
rule({
  name: 'value.manaSpent',
  of: 'SimpleValue',
  slots: { t: 'Thing' },
  en: 'the amount of mana spent to cast {t}',
  mean: (parts, d) => ({ kind: 'spent', ...spellOf(castBy(parts, d)) }),
});
rule({
  name: 'counted.kicked',
  of: 'Counted',
  slots: { t: 'CastThing' },
  en: '<time> {t} was kicked',
  mean: ({ t }) => ({ kind: 'paid', cost: 'kicker', ...spellOf(t) }),
});
rule({
  name: 'counted.castBesidesFirst',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: "{n} you've cast this turn other than the first",
  mean: ({ n }): Value => {
    const cast = happened({ on: 'cast', ...castPattern(n), who: you });
    return { kind: 'max', of: [0, { kind: 'minus', a: cast, b: 1 }] };
  },
});
for (const [on, verb] of [
  ['gainLife', 'gained'],
  ['loseLife', 'lost'],
] as const)
  rule({
    name: `forEach.${on}`,
    of: 'ForEach',
    en: `for each 1 life you ${verb}`,
    mean: (_, d) => d.result(`event ${on}`),
  });
/** 702.51c: tapped for its mana as it was cast. */
const convoked: Selector = { kind: 'announced', name: 'convoke.with' };
rule({
  name: 'counted.convoked',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: '<creature> that convoked {t}',
  mean: ({ t }, d) => count(ofThis(d.pick(t), convoked)),
});
rule({
  name: 'things.convoked',
  of: 'Things',
  slots: { t: 'Thing' },
  en: 'each creature that convoked {t}',
  agreement: 'sg',
  mean: ({ t }, d) => definite(ofThis(d.pick(t), convoked)),
});
/** 702.82b: sacrificed by its devour ability as it entered. */
const DEVOURED: Value = { kind: 'noted', key: 'devoured' };
rule({
  name: 'counted.devoured',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: '<creature> {t} devoured',
  // What is spoken of besides, a card that is discarded, devours nothing.
  mean: (parts, d) =>
    PRONOUNS.has(treeOf(parts, 't')?.rule.name ?? '') ? DEVOURED : ofThis(d.pick(parts.t), DEVOURED),
});
/** 203: the most creatures that share a type. */
rule({
  name: 'value.mostOfAType',
  of: 'SimpleValue',
  slots: { n: 'Noun' },
  en: 'the greatest number of {n#pl} that have a creature type in common',
  mean: ({ n }) => ({ kind: 'different', what: 'sharedType', of: eachOf(n) }),
});
const it: Selector = { kind: 'var', name: 'it' };
rule({
  name: 'value.mostDrawn',
  of: 'SimpleValue',
  en: 'the greatest number of cards an opponent has drawn this turn',
  mean: () => ({
    kind: 'most',
    among: { kind: 'players', which: 'opponents' },
    value: happened({ on: 'draw', who: it }),
  }),
});
rule({
  name: 'value.whicheverIsGreater',
  of: 'Value',
  slots: { a: 'SimpleValue', b: 'SimpleValue' },
  en: '{a} or {b}, whichever is greater',
  mean: ({ a, b }) => ({ kind: 'max', of: [a, b] }),
});
rule({
  name: 'value.powerToughnessDifference',
  of: 'Value',
  slots: { whose: 'ThingsWhose' },
  en: 'the difference between {whose} power and toughness',
  mean: ({ whose: of }) => {
    const [a, b]: readonly Value[] = [
      { kind: 'stat', stat: 'power', of },
      { kind: 'stat', stat: 'toughness', of },
    ];
    return { kind: 'minus', a: { kind: 'max', of: [a ?? 0, b ?? 0] }, b: { kind: 'min', of: [a ?? 0, b ?? 0] } };
  },
});
/** Players by what is true of them. */
rule({
  name: 'counted.yourOpponents',
  of: 'Counted',
  slots: { p: 'PlayerNoun' },
  en: 'your {p}',
  mean: ({ p }) => {
    if (!p.filters.some((f) => f.kind === 'player' && f.which === 'opponents')) throw new Unclear('whose players');
    return count(eachOf(p));
  },
});
