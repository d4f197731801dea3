/** Keyword actions (701) by name. */

import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { BASIC_LAND_TYPES } from '../nouns/basic-land-types.ts';
import { self } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';
import { soOften } from '../values/scaling.ts';
import { NAMED } from './choices.ts';
import { onlyYou } from './doers.ts';

export const keywordActions = rulesOf();
const { rule } = keywordActions;

const byWhom = (who: Selector) => (who.kind === 'you' ? {} : { who });
for (const name of ['proliferate', 'populate'] as const) {
  rule({
    name: `act.${name}`,
    of: 'Act',
    en: `<${name}>`,
    mean: () => (who) => [{ do: name, ...byWhom(who) }],
  });
  rule({
    name: `act.${name}Times`,
    of: 'Act',
    slots: { t: 'Times' },
    en: `<${name}> {t}`,
    mean:
      ({ t }) =>
      (who) => [{ do: 'repeat', times: t, actions: [{ do: name, ...byWhom(who) }] }],
  });
  rule({
    name: `act.${name} again`,
    of: 'Act',
    en: `<${name}> again`,
    mean: () => (who) => [{ do: name, ...byWhom(who) }],
  });
}
for (const name of ['monstrosity', 'adapt'] as const)
  rule({
    name: `act.${name}`,
    of: 'Act',
    slots: { n: 'Amount' },
    en: `${name} {n}`,
    mean:
      ({ n }) =>
      (who) => {
        onlyYou(who);
        return [{ do: name, what: self, count: n }];
      },
  });
rule({
  name: 'act.amass',
  of: 'Act',
  slots: { t: 'Subtype', n: 'Amount' },
  en: 'amass {t#pl} {n}',
  mean:
    ({ t, n }) =>
    (who) => {
      onlyYou(who);
      return [{ do: 'amass', subtype: t, count: n }];
    },
});
/** 701.41a, b: of a permanent, other creatures. */
rule({
  name: 'act.support',
  of: 'Act',
  slots: { n: 'Amount' },
  en: 'support {n}',
  mean: ({ n }, d) => {
    const isSpell = d.isSpell;
    const creature = { filters: [{ kind: 'type', type: 'creature' } as const], kinds: ['creature', 'permanent'] };
    const target = d.target(isSpell ? creature : { ...creature, other: true }, { min: 0, max: n }, true);
    return (who) => {
      onlyYou(who);
      return [{ do: 'counters', on: target, counter: '+1/+1', count: 1 }];
    };
  },
});
for (const name of ['bolster', 'incubate'] as const)
  rule({
    name: `act.${name}`,
    of: 'Act',
    slots: { n: 'Amount' },
    en: `${name} {n}`,
    mean:
      ({ n }) =>
      (who) => {
        onlyYou(who);
        return [{ do: name, count: n }];
      },
  });
for (const [name, words] of [
  ['learn', 'learn'],
  ['timeTravel', 'time travel'],
] as const)
  rule({
    name: `act.${name}`,
    of: 'Act',
    en: words,
    mean: () => (who) => {
      onlyYou(who);
      return [{ do: name }];
    },
  });
rule({
  name: 'act.blight',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<blight> {n}',
  mean:
    ({ n }, d) =>
    (who) => {
      const as = d.fresh('blighted');
      d.mention({
        selector: { kind: 'var', name: as },
        kinds: ['blighted', 'creature'],
        several: false,
        byKind: true,
        done: true,
      });
      return [{ do: 'blight', ...byWhom(who), count: n, as }];
    },
});
for (const name of ['airbend', 'harness'] as const)
  rule({
    name: `act.${name}`,
    of: 'Act',
    slots: { what: 'Things' },
    en: `<${name}> {what}`,
    mean:
      ({ what }, d) =>
      (who) => [{ do: name, what: d.pick(what, who) }],
  });
rule({
  name: 'objectAct.endure',
  of: 'ObjectAct',
  slots: { n: 'Amount' },
  en: '<endure> {n}',
  mean:
    ({ n }) =>
    (what) => [{ do: 'endure', what, count: n }],
});
/** 701.66a: a land you control is its target. */
rule({
  name: 'act.earthbend',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<earthbend> {n}',
  mean: ({ n }, d) => {
    const land = d.target({
      filters: [
        { kind: 'type', type: 'land' },
        { kind: 'controlledBy', who: { kind: 'you' } },
      ],
      kinds: ['land', 'permanent'],
    });
    return (who) => {
      onlyYou(who);
      return [{ do: 'earthbend', what: land, count: n }];
    };
  },
});
rule({
  name: 'act.initiative',
  of: 'Act',
  en: '<take> the initiative',
  mean: () => (who) => [{ do: 'initiative', who }],
});
rule({
  name: 'simple.ringTempts',
  of: 'Simple',
  slots: { who: 'Players' },
  en: 'the ^Ring tempts {who}',
  mean: ({ who }) => [{ do: 'ringTempts', who }],
});
rule({
  name: 'act.venture',
  of: 'Act',
  en: '<venture> into the dungeon',
  mean: () => (who) => [{ do: 'venture', ...byWhom(who) }],
});
rule({
  name: 'act.monarch',
  of: 'Act',
  en: '<become> the monarch',
  mean: () => (who) => [{ do: 'monarch', who }],
});

rule({
  name: 'objectAct.prepare',
  of: 'ObjectAct',
  en: '<become> prepared',
  mean: () => (what) => [{ do: 'prepare', what }],
});
rule({
  name: 'objectAct.unprepare',
  of: 'ObjectAct',
  en: '<become> unprepared',
  mean: () => (what) => [{ do: 'prepare', what, not: true }],
});

rule({
  name: 'objectAct.saddled',
  of: 'ObjectAct',
  en: '<become> saddled until end of turn',
  mean: () => (what) => [{ do: 'designate', what, as: 'saddled', thisTurn: true }],
});
rule({
  name: 'simple.noLongerSuspected',
  of: 'Simple',
  slots: { what: 'Things' },
  en: ['{what} <are@what> no longer suspected', '{what} <become@what> no longer suspected'],
  mean: ({ what }, d) => [{ do: 'designate', what: d.pick(what), as: 'suspected', not: true }],
});

// Emblems (114)
rule({
  name: 'act.emblem',
  of: 'Act',
  slots: { g: 'Granted' },
  en: '<get> a emblem with {g}',
  mean:
    ({ g }) =>
    (who) => [{ do: 'emblem', who, abilities: g }],
});

// Chance
rule({
  name: 'act.flipCoin',
  of: 'Act',
  en: '<flip> a coin',
  mean: (_, d) => (who) => {
    const as = d.fresh('won');
    d.cameTo(who.kind === 'you' ? 'flip' : 'their flip', { kind: 'var', name: as });
    return [{ do: 'flipCoin', ...byWhom(who), as }];
  },
});
function flipped(d: Telling, whose: 'flip' | 'their flip' = 'flip'): string {
  const won = d.result(whose);
  if (typeof won === 'number' || won.kind !== 'var') throw new Unclear('no coin was flipped');
  return won.name;
}
rule({
  name: 'condition.wonFlip',
  of: 'Condition',
  en: 'you win the flip',
  mean: (_, d) => ({ kind: 'did', name: flipped(d) }),
});
rule({
  name: 'condition.lostFlip',
  of: 'Condition',
  en: 'you lose the flip',
  mean: (_, d) => ({ kind: 'not', of: { kind: 'did', name: flipped(d) } }),
});

for (const [name, words, they] of [
  ['won', 'wins the flip', 'they win the flip'],
  ['lost', 'loses the flip', 'they lose the flip'],
] as const)
  rule({
    name: `condition.theirFlip.${name}`,
    of: 'Condition',
    en: [`that player ${words}`, `the player ${words}`, they],
    mean: (_, d) => {
      const did = { kind: 'did', name: flipped(d, 'their flip') } as const;
      return name === 'won' ? did : { kind: 'not', of: did };
    },
  });

rule({
  name: 'act.flipUntilLost',
  of: 'Act',
  en: '<flip> a coin until you lose a flip',
  mean: (_, d) => (who) => {
    const as = d.fresh('won');
    d.cameTo('flips', { kind: 'var', name: as });
    return [{ do: 'flipCoin', ...byWhom(who), untilLost: true, as }];
  },
});
rule({ name: 'counted.flipsWon', of: 'Counted', en: '<flip> you won', mean: (_, d) => d.result('flips') });
const SIDES = { d4: 4, d6: 6, d8: 8, d10: 10, d12: 12, d20: 20, 'six-sided die': 6, 'four-sided die': 4 } as const;
for (const [die, sides] of Object.entries(SIDES))
  rule({
    name: `act.roll ${die}`,
    of: 'Act',
    en: `<roll> a ${die}`,
    mean: (_, d) => (who) => {
      const as = d.fresh('result');
      d.cameTo('roll', { kind: 'var', name: as });
      d.mentionAmount({ kind: 'var', name: as });
      return [{ do: 'rollDice', ...byWhom(who), sides, as }];
    },
  });
for (const [die, sides] of Object.entries(SIDES).filter(([name]) => name.startsWith('d')))
  rule({
    name: `act.rollAndChoose.${die}`,
    of: 'Act',
    slots: { count: 'Count' },
    en: `<roll> {count} ${die} and choose one result`,
    mean:
      ({ count }, d) =>
      (who) => {
        const [as, rest] = [d.fresh('result'), d.fresh('rest')];
        d.cameTo('roll', { kind: 'var', name: as });
        d.cameTo('other roll', { kind: 'var', name: rest });
        const number = exactly(count);
        // "The other result" is one only where two were rolled.
        if (number !== 2) throw new Unclear('which are the other results');
        return [{ do: 'rollDice', ...byWhom(who), sides, count: number, keep: 'chosen', as, rest }];
      },
  });
rule({ name: 'value.thatResult', of: 'Value', en: 'that result', mean: (_, d) => d.result('roll') });
rule({ name: 'value.otherResult', of: 'Value', en: 'the other result', mean: (_, d) => d.result('other roll') });
rule({
  name: 'act.rollSeveral',
  of: 'Act',
  slots: { count: 'Count' },
  en: '<roll> {count} six-sided dice',
  mean:
    ({ count }, d) =>
    (who) => {
      const as = d.fresh('result');
      d.cameTo('total', { kind: 'var', name: as });
      return [{ do: 'rollDice', ...byWhom(who), sides: 6, count: exactly(count), as }];
    },
});
rule({ name: 'value.result', of: 'Value', en: 'the result', mean: (_, d) => d.result('roll') });
rule({
  name: 'value.total',
  of: 'Value',
  en: ['the total of those results', 'the total of the results'],
  mean: (_, d) => d.result('total'),
});

// Clash and votes
rule({
  name: 'act.clash',
  of: 'Act',
  en: '<clash> with an opponent',
  mean: (_, d) => () => {
    const as = d.fresh('won');
    d.cameTo('clash', { kind: 'var', name: as });
    return [{ do: 'clash', as }];
  },
});
rule({
  name: 'condition.wonClash',
  of: 'Condition',
  en: 'you win',
  mean: (_, d) => {
    const won = d.result('clash');
    if (typeof won !== 'object' || won.kind !== 'var') throw new Unclear('nothing that could be won');
    return { kind: 'did', name: won.name };
  },
});
const LETTERS = /^[\p{Ll}]+$/u;
keywordActions.terminal({
  name: 'voteWord',
  of: 'VoteWord',
  first: ['#word'],
  scan: (tokens, at) => (LETTERS.test(tokens[at]?.raw ?? '') ? [{ end: at + 1, value: tokens[at]?.raw ?? '' }] : []),
  print: (value) => [value],
  mean: (value) => value,
});
rule({
  name: 'simple.vote',
  of: 'Simple',
  slots: { a: 'VoteWord', b: 'VoteWord' },
  en: 'starting with you, each player votes for {a} or {b}',
  mean: ({ a, b }, d) => {
    d.cameTo(`votes for ${a}`, { kind: 'var', name: a });
    d.cameTo(`votes for ${b}`, { kind: 'var', name: b });
    d.cameTo(`votes against ${a}`, { kind: 'var', name: b });
    d.cameTo(`votes against ${b}`, { kind: 'var', name: a });
    return [{ do: 'vote', options: [a, b], as: [a, b] }];
  },
});
for (const [name, words, op] of [
  ['more', 'gets more votes', '>'],
  ['tied', 'gets more votes or the vote is tied', '≥'],
] as const)
  rule({
    name: `condition.votes.${name}`,
    of: 'Condition',
    slots: { w: 'VoteWord' },
    en: `{w} ${words}`,
    mean: ({ w }, d) => ({
      kind: 'compare',
      value: d.result(`votes for ${w}`),
      is: { op, to: d.result(`votes against ${w}`) },
    }),
  });
rule({
  name: 'counted.votes',
  of: 'Counted',
  slots: { w: 'VoteWord' },
  en: '{w} <vote>',
  mean: ({ w }, d) => d.result(`votes for ${w}`),
});
rule({
  name: 'clause.forEachVote',
  of: 'Clause',
  slots: { w: 'VoteWord', c: 'Chain' },
  en: 'for each {w} vote, {c}',
  mean: (parts, d) => {
    const times = d.result(`votes for ${parts.w}`);
    return soOften(
      d.act(() => parts.c),
      times,
    );
  },
});

// Choosing words (607.2d: the keys that "the chosen …" asks for)
rule({
  name: 'act.chooseColor',
  of: 'Act',
  en: '<choose> a color',
  mean: () => (who) => [{ do: 'chooseColor', ...byWhom(who), key: 'color' }],
});
rule({
  name: 'act.chooseColorOtherThan',
  of: 'Act',
  slots: { c: 'Color' },
  en: '<choose> a color other than {c}',
  mean:
    ({ c }) =>
    (who) => [{ do: 'chooseColor', ...byWhom(who), key: 'color', except: [c] }],
});
rule({
  name: 'act.chooseCreatureType',
  of: 'Act',
  en: '<choose> a creature type',
  mean: () => (who) => [{ do: 'chooseWord', ...byWhom(who), domain: 'creatureType', key: 'type' }],
});
rule({
  name: 'act.chooseCardName',
  of: 'Act',
  en: '<choose> a card name',
  mean: (_, d) => {
    d.cameTo(NAMED, 1);
    return (who) => [{ do: 'chooseWord', ...byWhom(who), domain: 'cardName', key: 'name' }];
  },
});
rule({
  name: 'act.chooseBasicLandType',
  of: 'Act',
  en: '<choose> a basic land type',
  mean: () => (who) => [
    {
      do: 'chooseWord',
      ...byWhom(who),
      domain: 'landType',
      key: 'type',
      where: {
        kind: 'any',
        of: BASIC_LAND_TYPES.map((type) => ({ kind: 'subtype', type }) as const),
      },
    },
  ],
});
rule({
  name: 'simple.dayNight',
  of: 'Simple',
  slots: { t: 'DayNight' },
  en: 'it becomes {t}',
  mean: ({ t }) => [{ do: 'dayNight', to: t }],
});
keywordActions.lexicon({
  of: 'DayNight',
  en: { day: 'day', night: 'night' },
  mean: (word) => word as 'day' | 'night',
});
rule({
  name: 'condition.rolled',
  of: 'Condition',
  slots: { n: 'Number' },
  en: ['you roll a {n}', 'you rolled a {n}'],
  mean: ({ n }, d) => ({ kind: 'compare', value: d.result('roll'), is: { op: '=', to: n } }),
});
