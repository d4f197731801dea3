/** Depending on a number: what is done for each range of it. Acts and predicates that few cards have. */
import type { Action, Condition, Duration, Modes, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act } from '../game.ts';

export const depending = rulesOf();
const { rule, terminal } = depending;

const RANGE = /^(?:(\d+)|(\d+) to (\d+)|(\d+) or more|(\d+) or (\d+)|(\d+), (\d+), or (\d+))$/;
terminal({
  name: 'numberRange',
  of: 'NumberRange',
  first: ['#number'],
  scan: (tokens, at) => {
    let text = '';
    for (let end = at; end < at + 7; end++) {
      const token = tokens[end];
      if (token === undefined || token.text === ' — ') return RANGE.test(text) ? [{ end, value: text }] : [];
      text += `${end > at && token.start > (tokens[end - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
    }
    return [];
  },
  print: (value) => [value],
  mean: (value) => {
    const numbers = (value.match(/\d+/g) ?? []).map(Number);
    const [from = 0] = numbers;
    if (value.endsWith('or more')) return { from };
    return { from, to: numbers.at(-1) ?? from };
  },
});
rule({
  name: 'numberMode',
  of: 'NumberMode',
  slots: { r: 'NumberRange', e: 'Effect' },
  en: '• {r} — {e}',
  mean: (parts) => {
    const range = parts.r;
    return { ...range, actions: parts.e };
  },
});
/** Cascade 1, 3: the first time the first, the second time the second; the last range may go on. */
rule({
  name: 'cascadeMode',
  of: 'CascadeMode',
  slots: { r: 'NumberRange', e: 'Effect' },
  en: '• {r} — {e}',
  mean: (parts, d) => {
    const { from, to } = parts.r;
    if (from !== to) throw new Unclear('each time has its own effect');
    return { number: from, mode: d.choice(() => parts.e, {}) };
  },
});
rule({ name: 'cascadeModes.one', of: 'CascadeModes', slots: { m: 'CascadeMode' }, en: '{m}', mean: ({ m }) => [m] });
rule({
  name: 'cascadeModes.more',
  of: 'CascadeModes',
  slots: { m: 'CascadeMode', more: 'CascadeModes' },
  en: '{m} {more}',
  mean: (parts) => {
    const { m } = parts;
    return [m, ...parts.more];
  },
});
rule({
  name: 'modes.cascade',
  of: 'Modes',
  slots: { m: 'CascadeModes' },
  en: 'Cascade — {m}',
  mean: (parts): Modes => {
    const modes = parts.m;
    if (modes.some(({ number }, i) => number !== i + 1)) throw new Unclear('not one time after another');
    return { min: 1, max: 1, unchosen: 'ever', inOrder: true, choices: modes.map(({ mode }) => mode) };
  },
});
rule({ name: 'numberModes.one', of: 'NumberModes', slots: { m: 'NumberMode' }, en: '{m}', mean: ({ m }) => [m] });
rule({
  name: 'numberModes.more',
  of: 'NumberModes',
  slots: { m: 'NumberMode', more: 'NumberModes' },
  en: '{m} {more}',
  mean: (parts) => {
    const { m } = parts;
    return [m, ...parts.more];
  },
});
const within = (value: Value, from: number, to: number | undefined): Condition => {
  const least: Condition = { kind: 'compare', value, is: { op: '≥', to: from } };
  if (to === undefined) return least;
  if (to === from) return { kind: 'compare', value, is: { op: '=', to } };
  return { kind: 'all', of: [least, { kind: 'compare', value, is: { op: '≤', to } }] };
};
for (const of of ['Effect', 'TriggeredEffect'] as const)
  rule({
    name: `depending.${of}`,
    of,
    slots: { v: 'Value', m: 'NumberModes' },
    en: 'depending on {v} — {m}',
    mean: (parts) => {
      const value = parts.v;
      return parts.m.map(
        ({ from, to, actions }): Action => ({ do: 'if', condition: within(value, from, to), then: actions }),
      );
    },
  });
rule({ name: 'value.theDifference', of: 'SimpleValue', en: 'the difference', mean: (_, d) => d.result('difference') });

/** Any one of them may pay. */
rule({
  name: 'chain.unlessOpponentPays',
  of: 'Chain',
  slots: { a: 'Bare', c: 'Payment' },
  en: '{a} unless an opponent {c@s}',
  mean: (parts, d) => {
    const otherwise = d.act(() => parts.a);
    const who: Selector = { kind: 'players', which: 'opponents' };
    return [{ do: 'pay', who, cost: parts.c, optional: true, else: otherwise }];
  },
});

// Acts
rule({
  name: 'acts.andPay',
  of: 'Acts',
  slots: { a: 'Act', n: 'Reserve' },
  en: '{a} and pay {n}',
  mean:
    (parts, d): Act =>
    (who) => [
      ...d.act(() => parts.a(who)),
      { do: 'pay', ...(who.kind === 'you' ? {} : { who }), cost: [{ kind: 'reserve', amount: parts.n }] },
    ],
});
rule({
  name: 'acts.or',
  of: 'Acts',
  slots: { a: 'Act', b: 'Act' },
  en: '{a} or {b}',
  mean:
    (parts, d): Act =>
    (who) => {
      const options = [d.option(() => parts.a(who)), d.option(() => parts.b(who))];
      return [{ do: 'either', ...(who.kind === 'you' ? {} : { who }), options }];
    },
});
/** An instruction after a clause with a subject. */
rule({
  name: 'chain.thenImperative',
  of: 'Chain',
  slots: { a: 'Simple', b: 'Imperative' },
  en: ['{a}, then {b}', '{a} then {b}', '{a} and {b}'],
  mean: (parts, d) => {
    const first = d.act(() => parts.a);
    // What is offered is offered with all that follows.
    if (first.some((action) => action.do === 'may' || action.do === 'pay')) throw new Unclear('both are offered');
    return [...first, ...d.act(() => parts.b)];
  },
});
rule({
  name: 'act.wakeAndTransform',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<wake> up and transform {what}',
  mean:
    ({ what }, d): Act =>
    (who) => {
      const selector = d.pick(what, who);
      return [
        { do: 'wake', what: selector },
        { do: 'transform', what: selector },
      ];
    },
});
rule({
  name: 'act.gatherAgain',
  of: 'Act',
  en: '<gather> an additional time',
  mean: (): Act => (who) => [{ do: 'gather', ...(who.kind === 'you' ? {} : { who }), times: 1 }],
});
const FOREVER: Duration = { kind: 'forever' };
rule({
  name: 'act.gainControl',
  of: 'Act',
  slots: { what: 'Things', duration: 'Duration?' },
  en: '<gain> control of {what} [{duration}]',
  mean:
    ({ what, duration }, d): Act =>
    (who) => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what, who), changes: [{ kind: 'controller', who }] }],
        duration: duration ?? FOREVER,
      },
    ],
});
rule({
  name: 'act.switchStats',
  of: 'Act',
  slots: { what: 'Thing', duration: 'Duration' },
  en: ['<switch> the power and life stat of {what} {duration}', '<switch> the power and life of {what} {duration}'],
  mean:
    ({ what, duration }, d): Act =>
    (who) => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what, who), changes: [{ kind: 'swap', a: 'power', b: 'life' }] }],
        duration,
      },
    ],
});
rule({
  name: 'act.chooseNewTargets',
  of: 'Act',
  slots: { what: 'Thing' },
  en: ['<choose> new targets for {what}'],
  mean:
    ({ what }, d): Act =>
    (who) => [{ do: 'newTargets', of: d.pick(what, who) }],
});
rule({
  name: 'act.doubleStat',
  of: 'Act',
  slots: { n: 'Noun', duration: 'Duration' },
  en: "<double> target {n#sg}'s power {duration}",
  mean:
    ({ n, duration }, d): Act =>
    () => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.target(n), changes: [{ kind: 'double', stat: 'power' }] }],
        duration,
      },
    ],
});
rule({
  name: 'act.doublePowerOf',
  of: 'Act',
  slots: { what: 'Thing', duration: 'Duration' },
  en: '<double> the power of {what} {duration}',
  mean:
    ({ what, duration }, d): Act =>
    (who) => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what, who), changes: [{ kind: 'double', stat: 'power' }] }],
        duration,
      },
    ],
});
rule({
  name: 'act.retargetTarget',
  of: 'Act',
  slots: { n: 'Noun', to: 'Thing' },
  en: ['<change> the target of target {n#sg} to {to}', '<redirect> target {n#sg} to {to}'],
  mean:
    ({ n, to }, d): Act =>
    (who) => {
      if (!n.kinds.includes('activation') && !n.kinds.includes('ability')) throw new Unclear('an attack');
      const of = d.target(n);
      return [{ do: 'newTargets', of, to: d.pick(to, who) }];
    },
});
rule({
  name: 'act.retarget',
  of: 'Act',
  slots: { n: 'Noun', to: 'Thing' },
  en: '<change> the target of a {n#sg} to {to}',
  mean:
    ({ n, to }, d): Act =>
    (who) => {
      if (!n.kinds.includes('activation') && !n.kinds.includes('ability')) throw new Unclear('an attack');
      const of = d.pick({ kind: 'choice', described: n, count: { min: 1, max: 1 } }, who);
      return [{ do: 'newTargets', of, to: d.pick(to, who) }];
    },
});
rule({
  name: 'objectAct.each',
  of: 'Simple',
  slots: { what: 'Things', act: 'ObjectAct' },
  en: '{what} each {act@base}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    return d.doing(what, () => parts.act(what));
  },
});
