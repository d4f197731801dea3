/** Keyword actions (701) that are done with cards: investigate, explore, discover, manifest … */
import type { Action, Condition, Selector, TokenFace } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { bound } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';
import { onlyYou } from './doers.ts';

export const keywordActs = rulesOf();
const { rule } = keywordActs;

rule({
  name: 'act.investigate',
  of: 'Act',
  en: '<investigate>',
  mean: () => (who) => [{ do: 'investigate', ...(who.kind === 'you' ? {} : { who }) }],
});
rule({
  name: 'act.investigateTimes',
  of: 'Act',
  slots: { t: 'Times' },
  en: '<investigate> {t}',
  mean:
    ({ t }) =>
    (who) => [{ do: 'repeat', times: t, actions: [{ do: 'investigate', ...(who.kind === 'you' ? {} : { who }) }] }],
});
rule({ name: 'times.twice', of: 'Times', en: 'twice', mean: () => 2 });
rule({
  name: 'times.number',
  of: 'Times',
  slots: { count: 'Count' },
  en: '{count} times',
  mean: ({ count }) => exactly(count),
});
rule({
  name: 'times.forEach',
  of: 'Times',
  slots: { f: 'ForEach' },
  en: '{f}',
  mean: ({ f }) => f,
});
rule({
  name: 'times.onceForEach',
  of: 'Times',
  slots: { c: 'Counted' },
  en: 'once for each {c#sg}',
  mean: (parts, d) => d.aside(() => parts.c),
});
rule({
  name: 'act.manifestDread',
  of: 'Act',
  en: '<manifest> dread',
  mean: (_, d) => (who) => {
    const as = d.fresh('manifested');
    d.mention({ selector: bound(as), kinds: ['creature', 'permanent', 'card', 'manifested'], several: false });
    return [{ do: 'manifestDread', ...(who.kind === 'you' ? {} : { who }), as }];
  },
});
rule({
  name: 'act.discover',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<discover> {n}',
  mean:
    ({ n }) =>
    (who) => [{ do: 'discover', ...(who.kind === 'you' ? {} : { who }), count: n }],
});
for (const word of ['manifest', 'cloak'] as const)
  rule({
    name: `act.${word}`,
    of: 'Act',
    slots: { what: 'Things' },
    en: `<${word}> {what}`,
    mean:
      ({ what }, d) =>
      (who) => {
        const selector = d.pick(what, who);
        const as = d.fresh(`${word}ed`);
        d.mention({
          selector: { kind: 'var', name: as },
          kinds: ['creature', 'permanent', 'card', `${word}ed`],
          several: selector.kind === 'top' ? selector.count !== 1 : false,
        });
        const to = { zone: 'battlefield', faceDown: word, ...(who.kind === 'you' ? {} : { controller: who }) } as const;
        return [{ do: 'move', what: selector, to, as }];
      },
  });
/** 701.40g: as a pile that is shuffled, so that nobody knows which is which. */
for (const word of ['manifest', 'cloak'] as const)
  rule({
    name: `act.${word}Pile`,
    of: 'Act',
    slots: { what: 'Things' },
    en: [
      `<exile> {what} in a face-down pile, shuffle that pile, then ${word} them`,
      `<exile> {what} in a face-down pile, shuffle that pile, then ${word} those cards`,
    ],
    mean:
      ({ what }, d) =>
      (who) => {
        const exiled = d.fresh('exiled');
        const to = { zone: 'battlefield', faceDown: word, order: 'random' } as const;
        return [
          { do: 'move', what: d.pick(what, who), to: { zone: 'exile', faceDown: true }, as: exiled },
          { do: 'move', what: bound(exiled), to },
        ];
      },
  });
// What creatures do
const objectAct = (name: string, en: string, does: (what: Selector) => Action): void =>
  rule({ name: `objectAct.${name}`, of: 'ObjectAct', en, mean: () => (what) => [does(what)] });
objectAct('explore', '<explore>', (what) => ({ do: 'explore', what }));
objectAct('exploreAgain', '<explore> again', (what) => ({ do: 'explore', what }));
objectAct('connive', '<connive>', (what) => ({ do: 'connive', what }));
rule({
  name: 'objectAct.conniveTimes',
  of: 'ObjectAct',
  slots: { n: 'Amount' },
  en: '<connive> {n}',
  mean:
    ({ n }) =>
    (what) => [{ do: 'connive', what, count: n }],
});
/** 701.29a: the opponent is chosen as it is done. */
rule({
  name: 'act.fateseal',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<fateseal> {n}',
  mean:
    ({ n }, d) =>
    (who) => {
      onlyYou(who);
      const as = d.fresh('foe');
      return [
        { do: 'choose', from: { kind: 'players', which: 'opponents' }, as },
        { do: 'fateseal', whose: bound(as), count: n },
      ];
    },
});
rule({
  name: 'act.timeTravelTimes',
  of: 'Act',
  slots: { t: 'Times' },
  en: 'time travel {t}',
  mean:
    ({ t }) =>
    (who) => {
      onlyYou(who);
      return [{ do: 'repeat', times: t, actions: [{ do: 'timeTravel' }] }];
    },
});
/** Draw a card, then discard a card; for a nonland card there is a token. */
rule({
  name: 'act.recruit',
  of: 'Act',
  en: '<recruit>',
  mean: (_, d) => (who) => {
    const as = d.fresh('discarded');
    const wasNoLand: Condition = {
      kind: 'exists',
      what: { kind: 'filter', of: bound(as), where: { kind: 'not', of: { kind: 'type', type: 'land' } } },
    };
    const token: Action = { do: 'token', token: HUMAN_SOLDIER, count: 1, ...(who.kind === 'you' ? {} : { who }) };
    return [
      { do: 'draw', who, count: 1 },
      { do: 'discard', who, count: 1, as },
      { do: 'if', condition: wasNoLand, then: [token] },
    ];
  },
});
const HUMAN_SOLDIER: TokenFace = {
  name: 'Human Soldier Token',
  colors: ['white'],
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
};
rule({
  name: 'act.manifestDreadTimes',
  of: 'Act',
  slots: { t: 'Times' },
  en: '<manifest> dread {t}',
  mean:
    ({ t }) =>
    (who) => [{ do: 'repeat', times: t, actions: [{ do: 'manifestDread', ...(who.kind === 'you' ? {} : { who }) }] }],
});
rule({
  name: 'act.incubateTimes',
  of: 'Act',
  slots: { n: 'Amount', t: 'Times' },
  en: '<incubate> {n} {t}',
  mean:
    ({ n, t }) =>
    (who) => {
      onlyYou(who);
      return [{ do: 'repeat', times: t, actions: [{ do: 'incubate', count: n }] }];
    },
});
