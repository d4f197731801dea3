/** Lines of cards with frames of their own: Classes, level bars, stations, Sagas, spree, rooms. */
import type { Ability, Action, Condition, Cost, Effect, Mode, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { self } from '../nouns/selectors.ts';

export const lines = rulesOf();
const { rule, terminal } = lines;

// Classes (716)
rule({
  name: 'line.classLevel',
  of: 'Line',
  slots: { cost: 'Costs', n: 'Number' },
  en: '{cost}: level {n}',
  mean: ({ cost, n }) => ({ kind: 'bar', bar: { kind: 'class', cost, amount: n } }),
});
rule({
  name: 'event.classLevel',
  of: 'Event',
  slots: { s: 'Self', n: 'Number' },
  en: '{s} becomes level {n}',
  mean: ({ s, n }) => ({ on: { on: 'acted', action: `level ${n}`, what: { kind: 'is', what: s } } }),
});

// Level bars (711) and stations (721)
terminal({
  name: 'levels',
  of: 'Levels',
  first: ['level', 'station'],
  scan: (tokens, at) => {
    const word = tokens[at]?.raw ?? '';
    const [from, mark, to] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? '', tokens[at + 3]?.text ?? ''];
    if (!/^(?:LEVEL|STATION)$/.test(word) || !/^\d+$/.test(from)) return [];
    if (mark === '+') return [{ end: at + 3, value: `${word} ${from}+` }];
    return mark === '-' && /^\d+$/.test(to) ? [{ end: at + 4, value: `${word} ${from}-${to}` }] : [];
  },
  print: (value) => [value],
  mean: (value) => {
    const [, word = '', from = '', to] = /^(\w+) (\d+)(?:\+|-(\d+))$/.exec(value) ?? [];
    const range = { from: Number(from), ...(to === undefined ? {} : { to: Number(to) }) };
    return word === 'LEVEL' ? { kind: 'levels', ...range } : { kind: 'station', ...range };
  },
});
rule({
  name: 'line.levels',
  of: 'Line',
  slots: { bar: 'Levels' },
  en: '{bar}',
  mean: ({ bar }) => ({ kind: 'bar', bar }),
});
rule({
  name: 'line.size',
  of: 'Line',
  slots: { pt: 'PT' },
  en: '{pt}',
  mean: ({ pt }) => ({ kind: 'size', power: pt.power, toughness: pt.toughness }),
});

// Vanguards (313.6, 313.7)
terminal({
  name: 'modifier',
  of: 'Modifier',
  first: ['#loyalty'],
  scan: (tokens, at) =>
    /^[+-]\d+$/.test(tokens[at]?.raw ?? '') ? [{ end: at + 1, value: tokens[at]?.raw ?? '' }] : [],
  print: (value) => [value],
  mean: Number,
});
rule({
  name: 'line.modifiers',
  of: 'Line',
  slots: { hand: 'Modifier', life: 'Modifier' },
  en: 'hand {hand}, life {life}',
  mean: ({ hand, life }, d) => {
    if (!d.told.face.types.includes('vanguard')) throw new Unclear('it is no vanguard');
    return { kind: 'modifiers', face: { hand, life } };
  },
});

/** Prototype (702.160). */
rule({
  name: 'line.prototype',
  of: 'Line',
  slots: { s: 'Symbols', pt: 'PT' },
  en: 'prototype {s} — {pt}',
  mean: ({ s, pt }) => {
    const { power, toughness } = pt;
    if (typeof power !== 'number' || typeof toughness !== 'number') throw new Unclear('a prototype of unknown size');
    return { kind: 'prototype', face: { cost: s, power, toughness } };
  },
});

/** 702.148: with the words in brackets, and without them. */
rule({
  name: 'line.cleft',
  of: 'Line',
  slots: { whole: 'Effect', rest: 'Effect' },
  en: '{whole} ¦ ^{rest}',
  mean: (parts, d) => {
    if (!d.isSpell) throw new Unclear('only a spell is cloven');
    const before = d.told;
    const actions = parts.whole;
    const cut = d.apart(before, () => effectOf(parts.rest, d));
    return { kind: 'instructions', actions, cut };
  },
});

// Saga chapters with a word before what they do
const effectOf = (effect: Effect['actions'], d: Telling): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions: effect } : { actions: effect };
rule({
  name: 'line.chaptersWord',
  of: 'Line',
  slots: { n: 'Chapters', w: 'AbilityWord', effect: 'Effect' },
  en: '{n} — {w} — {effect}',
  mean: (parts, d) => {
    const { n } = parts;
    const actions = parts.effect;
    return {
      kind: 'abilities',
      abilities: n.map((chapter) => ({ kind: 'triggered', on: { on: 'chapter', chapter }, ...effectOf(actions, d) })),
    };
  },
});

// Spree (702.172)
rule({
  name: 'line.spree',
  of: 'Line',
  slots: { list: 'SpreeList' },
  en: 'spree {list}',
  mean: ({ list }) => ({
    kind: 'modal',
    abilities: [{ kind: 'keyword', keyword: 'spree' }],
    modes: { min: 1, max: list.length, choices: list },
  }),
});
rule({ name: 'spreeList.one', of: 'SpreeList', slots: { m: 'SpreeMode' }, en: '{m}', mean: ({ m }) => [m] });
rule({
  name: 'spreeList.more',
  of: 'SpreeList',
  slots: { m: 'SpreeMode', more: 'SpreeList' },
  en: '{m} {more}',
  mean: (parts) => {
    const { m } = parts;
    return [m, ...parts.more];
  },
});
rule({
  name: 'spreeMode',
  of: 'SpreeMode',
  slots: { s: 'Symbols', e: 'Effect' },
  en: '+ {s} — {e}',
  mean: (parts, d): Mode => {
    const cost: readonly Cost[] = [{ kind: 'mana', mana: parts.s }];
    return d.choice(() => parts.e, { cost });
  },
});

// Tiered (702.183)
rule({
  name: 'line.tiered',
  of: 'Line',
  slots: { list: 'TieredList' },
  en: 'tiered {list}',
  mean: ({ list }) => ({
    kind: 'modal',
    abilities: [{ kind: 'keyword', keyword: 'tiered' }],
    modes: { min: 1, max: 1, choices: list },
  }),
});
rule({ name: 'tieredList.one', of: 'TieredList', slots: { m: 'TieredMode' }, en: '{m}', mean: ({ m }) => [m] });
rule({
  name: 'tieredList.more',
  of: 'TieredList',
  slots: { m: 'TieredMode', more: 'TieredList' },
  en: '{m} {more}',
  mean: (parts) => {
    const { m } = parts;
    return [m, ...parts.more];
  },
});
rule({
  name: 'tieredMode',
  of: 'TieredMode',
  slots: { w: 'AbilityWord', s: 'Symbols', e: 'Effect' },
  en: '• {w} — {s} — {e}',
  mean: (parts, d): Mode => {
    const cost: readonly Cost[] = [{ kind: 'mana', mana: parts.s }];
    return d.choice(() => parts.e, { cost });
  },
});

// Exert (701.43)
rule({
  name: 'line.exert',
  of: 'Line',
  slots: { s: 'Self' },
  en: 'you may exert {s} as it attacks.',
  mean: (parts) => {
    void parts.s;
    return { kind: 'abilities', abilities: [{ kind: 'keyword', keyword: 'exert' }] };
  },
});
rule({
  name: 'line.exertWhen',
  of: 'Line',
  slots: { s: 'Self', effect: 'TriggeredEffect' },
  en: 'you may exert {s} as it attacks. ^When you do, {effect}',
  mean: (parts, d) => {
    void parts.s;
    const actions = parts.effect;
    return {
      kind: 'abilities',
      abilities: [
        { kind: 'keyword', keyword: 'exert' },
        {
          kind: 'triggered',
          on: { on: 'acted', action: 'exert', what: { kind: 'is', what: self } },
          ...effectOf(actions, d),
        },
      ],
    };
  },
});

// Rooms (709.5)
rule({
  name: 'event.unlockDoor',
  of: 'Event',
  en: 'you unlock this door',
  mean: (_, d) => {
    if (d.told.face.index === undefined) throw new Unclear('which door');
    return { on: { on: 'unlock', what: { kind: 'is', what: self }, door: d.told.face.index } };
  },
});
rule({
  name: 'playerEvent.fullyUnlock',
  of: 'PlayerEvent',
  en: 'fully <unlock> a Room',
  mean: () => ({ on: (who) => ({ on: 'unlock', ...(who === undefined ? {} : { who }), fully: true }) }),
});

// Anchor words (614.12c, 607.2m): what was chosen as it entered says which abilities it has
terminal({
  name: 'anchor',
  of: 'Anchor',
  first: ['#capital'],
  scan: (tokens, at) => {
    const { kind, raw } = tokens[at] ?? { kind: 'mark', raw: '' };
    return kind === 'word' ? [{ end: at + 1, value: raw }] : [];
  },
  print: (value) => [value],
  mean: (value) => value,
});
rule({
  name: 'line.anchors',
  of: 'Line',
  slots: { s: 'Self', w: 'Anchor', x: 'Anchor', y: 'Anchor', a: 'Ability', z: 'Anchor', b: 'Ability' },
  en: 'as {s} enters, choose {w} or {x}. • {y} — {a} • {z} — {b}',
  mean: (parts, d) => {
    const { s, w, x, y, z } = parts;
    if (w !== y || x !== z) throw new Unclear('other words than those that were chosen from');
    const chosen = (value: number): readonly Action[] => [{ do: 'note', key: ANCHOR, value }];
    const having = (value: number, ability: Ability): Ability => ({
      kind: 'static',
      effects: [{ kind: 'modify', what: self, changes: [{ kind: 'gain', ability }] }],
      condition: { kind: 'compare', value: { kind: 'noted', key: ANCHOR }, is: { op: '=', to: value } },
    });
    const first = d.inside(() => parts.a);
    const second = d.inside(() => parts.b);
    const entering: Ability = {
      kind: 'replacement',
      on: { on: 'move', what: { kind: 'is', what: s }, to: ['battlefield'] },
      instead: { kind: 'enters', actions: [{ do: 'either', options: [chosen(1), chosen(2)] }] },
    };
    return { kind: 'abilities', abilities: [entering, having(1, first), having(2, second)] };
  },
});
const ANCHOR = 'anchor';

// Results tables (706.3), and what is added to a result (706.4)
rule({
  name: 'act.rollAndAdd',
  of: 'Act',
  slots: { v: 'Value' },
  en: '<roll> a d20 and add {v}',
  mean: (parts, d) => (who) => {
    const [as, name] = [d.fresh('result'), d.fresh('result')];
    const value: Value = { kind: 'add', of: [{ kind: 'var', name: as }, parts.v] };
    d.cameTo('roll', { kind: 'var', name });
    d.mentionAmount({ kind: 'var', name });
    return [
      { do: 'rollDice', ...(who.kind === 'you' ? {} : { who }), sides: 20, as },
      { do: 'let', name, value },
    ];
  },
});
terminal({
  name: 'rollRange',
  of: 'RollRange',
  first: ['#number'],
  scan: (tokens, at) => {
    const number = (i: number): string => (tokens[i]?.kind === 'number' ? (tokens[i]?.text ?? '') : '');
    const from = number(at);
    if (from === '') return [];
    if (tokens[at + 1]?.text === '|') return [{ end: at + 1, value: from }];
    if (tokens[at + 1]?.text === '+' && tokens[at + 2]?.text === '|') return [{ end: at + 2, value: `${from}+` }];
    const to = number(at + 2);
    return tokens[at + 1]?.text === '—' && to !== '' && tokens[at + 3]?.text === '|'
      ? [{ end: at + 3, value: `${from}—${to}` }]
      : [];
  },
  print: (value) => [value],
  mean: (value) => {
    if (value.endsWith('+')) return { from: Number(value.slice(0, -1)) };
    const [from = '', to = from] = value.split('—');
    return { from: Number(from), to: Number(to) };
  },
});
const inRow = (value: Value, { from, to }: { readonly from: number; readonly to?: number }): Condition => {
  const least: Condition = { kind: 'compare', value, is: { op: '≥', to: from } };
  return to === undefined ? least : { kind: 'all', of: [least, { kind: 'compare', value, is: { op: '≤', to } }] };
};
rule({
  name: 'row',
  of: 'Linked',
  slots: { r: 'RollRange', e: 'Effect' },
  en: '{r} | ^{e}',
  mean: (parts, d) => (before) => {
    const condition = inRow(d.result('roll'), parts.r);
    const rows = before.filter((each) => each.do === 'if' && sameResult(each.condition, condition));
    return [...before, { do: 'if', condition, then: apart(rows, d, () => parts.e) }];
  },
});
/** Both are about the same roll. */
const sameResult = (a: Condition, b: Condition): boolean => resultOf(a) !== '' && resultOf(a) === resultOf(b);
const resultOf = (condition: Condition): string => {
  const [first] = condition.kind === 'all' ? condition.of : [condition];
  return first?.kind === 'compare' ? JSON.stringify(first.value) : '';
};
/** What another row does is not done if this one is. */
function apart<T>(rows: readonly Action[], d: Telling, work: () => T): T {
  d.unmove(rows);
  return d.without(rows, work);
}

/** In an ability, the rows belong to the sentences before them. */
rule({
  name: 'rows.one',
  of: 'Rows',
  slots: { r: 'RollRange', s: 'Sentence', more: 'Sequels?' },
  en: '{r} | ^{s} [^{more}]',
  mean: (parts, d) => () => {
    const condition = inRow(d.result('roll'), parts.r);
    const { s } = parts;
    return [{ do: 'if', condition, then: parts.more?.(s) ?? s }];
  },
});
rule({
  name: 'rows.more',
  of: 'Rows',
  slots: { r: 'RollRange', s: 'Sentence', more: 'Sequels?', rows: 'Rows' },
  en: '{r} | ^{s} [^{more}] ¶ {rows}',
  mean: (parts, d) => () => {
    const condition = inRow(d.result('roll'), parts.r);
    const { s } = parts;
    const first: Action = { do: 'if', condition, then: parts.more?.(s) ?? s };
    return [first, ...apart([first], d, () => parts.rows([]))];
  },
});
for (const [of, sentence] of [
  ['Effect', 'Sentence'],
  ['TriggeredEffect', 'PlainSentence'],
] as const) {
  rule({
    name: `table.${of}`,
    of,
    slots: { s: sentence, more: 'Sequels?', rows: 'Rows' },
    en: '{s} [^{more}] ¶ {rows}',
    mean: (parts) => {
      const { s } = parts;
      const before = parts.more?.(s) ?? s;
      return [...before, ...parts.rows([])];
    },
  });
}
