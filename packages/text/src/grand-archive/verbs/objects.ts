/** What is done with objects: destroyed, sacrificed, rested, woken, fostered, linked, loaded, copied. */
import type { Action, Property, Selector, Value } from '@rulewright/language/grand-archive';
import type { Token } from '../../grammar/language.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';
import { allOf, alone, bound, countOf, togetherOf } from '../nouns/selectors.ts';

export const objects = rulesOf();
const { rule, lexicon, terminal } = objects;

const mentioned = (d: Telling, what: Things, selector: Selector, done: string): string => {
  const as = d.fresh(done);
  const kinds = what.described?.kinds ?? d.spokenOf(selector)?.kinds ?? ['object'];
  const group = selector.kind === 'each' || selector.kind === 'union';
  const several = what.kind === 'choice' ? what.count.max !== 1 : (d.spokenOf(selector)?.several ?? group);
  d.mention({
    selector: bound(as),
    kinds: [...kinds.filter((kind) => kind !== 'chosen'), done],
    several,
    byKind: true,
    done: true,
  });
  d.mentionAmount(countOf(bound(as)));
  d.moved(selector, bound(as));
  return as;
};
rule({
  name: 'act.destroy',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<destroy> {what}',
  mean:
    ({ what }, d) =>
    (who) => {
      const selector = d.pick(what, who);
      return [{ do: 'destroy', what: selector, as: mentioned(d, what, selector, 'destroyed') }];
    },
});
for (const way of ['down', 'up'] as const)
  rule({
    name: `act.turnFace.${way}`,
    of: 'Act',
    slots: { what: 'Things' },
    en: `<turn> {what} face ${way}`,
    mean:
      ({ what }, d) =>
      (who) => [{ do: 'turnFace', what: d.pick(what, who), down: way === 'down' }],
  });
rule({
  name: 'act.sacrifice',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<sacrifice> {what}',
  mean: ({ what }, d) => {
    return (who) => {
      if (what.kind === 'definite') {
        const selector = d.pick(what, who);
        const as = mentioned(d, what, selector, 'sacrificed');
        return [{ do: 'sacrificeObjects', what: selector, ...(who.kind === 'you' ? {} : { who }), as }];
      }
      const { count } = what;
      const described = alone(what.described);
      const together = togetherOf(what.described);
      const as = d.fresh('sacrificed');
      d.mention({ selector: bound(as), kinds: [...described.kinds, 'sacrificed'], several: count.max !== 1 });
      d.mentionAmount(countOf(bound(as)));
      const filters = described.filters.filter(
        (filter) => !(filter.kind === 'controlledBy' && JSON.stringify(filter.who) === JSON.stringify(who)),
      );
      const max: Value =
        count.max === 'any'
          ? countOf({ kind: 'each', where: allOf([...filters, { kind: 'controlledBy', who }]) })
          : count.max;
      const action: Action = {
        do: 'sacrifice',
        who,
        what: allOf(filters),
        count: max,
        ...(count.min === count.max ? {} : { upTo: true }),
        ...(together === undefined ? {} : { together }),
        as,
      };
      return [action];
    };
  },
});
for (const [does, words] of [
  ['rest', ['<rest> {what}']],
  ['wake', ['<wake> up {what}', '<wake> {what} up']],
  ['suppress', ['<suppress> {what}']],
  ['transform', ['<transform> {what}']],
  ['removeFromCombat', ['<remove> {what} from combat']],
] as const)
  rule({
    name: `act.${does}`,
    of: 'Act',
    slots: { what: 'Things' },
    en: words,
    mean:
      ({ what }, d) =>
      (who) => {
        const selector = d.pick(what, who);
        if (does === 'rest') d.mentionDone(selector, what, 'rested');
        return [{ do: does, what: selector }];
      },
  });
rule({
  name: 'objectAct.transform',
  of: 'ObjectAct',
  en: '<transform>',
  mean: () => (what) => [{ do: 'transform', what }],
});
rule({
  name: 'objectAct.wake',
  of: 'ObjectAct',
  en: '<wake> up',
  mean: () => (what) => [{ do: 'wake', what }],
});
const PROPERTIES: readonly Property[] = ['distant', 'fostered', 'ephemeral', 'prepared', 'imbued', 'preserved'];
for (const property of PROPERTIES)
  rule({
    name: `objectAct.become.${property}`,
    of: 'ObjectAct',
    en: [`<become> ${property}`, `also <become> ${property}`],
    mean: (): Act => (what) => [{ do: 'become', what, property }],
  });
rule({
  name: 'objectAct.notDistant',
  of: 'ObjectAct',
  en: ['<are> no longer distant', '<stop> being distant'],
  mean: (): Act => (what) => [{ do: 'become', what, property: 'distant', not: true }],
});
rule({
  name: 'act.load',
  of: 'Act',
  slots: { what: 'Thing', into: 'Thing' },
  en: '<load> {what} into {into}',
  mean:
    ({ what, into }, d) =>
    (who) => [{ do: 'load', what: d.pick(what, who), into: d.pick(into, who) }],
});
rule({
  name: 'act.link',
  of: 'Act',
  slots: { what: 'Thing', to: 'Thing' },
  en: '<link> {what} to {to}',
  mean:
    ({ what, to }, d) =>
    (who) => [{ do: 'link', what: d.pick(what, who), to: d.pick(to, who) }],
});
rule({
  name: 'act.copyToken',
  of: 'Act',
  slots: { count: 'Count', of: 'Thing' },
  en: '<summon> {count} <token#count> that are copies of {of}',
  mean:
    ({ count, of }, d) =>
    (who) => {
      const as = d.fresh('summoned');
      d.mention({ selector: bound(as), kinds: ['token', 'object', 'summoned'], several: count.max !== 1 });
      return [
        {
          do: 'copyToken',
          of: d.pick(of, who),
          count: count.max === 'any' ? 0 : count.max,
          ...(who.kind === 'you' ? {} : { who }),
          as,
        },
      ];
    },
});
rule({
  name: 'act.copyTokenRested',
  of: 'Act',
  slots: { of: 'Thing' },
  en: '<summon> a token copy of {of} rested',
  mean:
    ({ of }, d) =>
    (who) => {
      const what = d.pick(of, who);
      const as = d.fresh('summoned');
      d.mention({ selector: bound(as), kinds: ['token', 'object', 'summoned'], several: false });
      return [{ do: 'copyToken', of: what, count: 1, rested: true, ...(who.kind === 'you' ? {} : { who }), as }];
    },
});
rule({
  name: 'act.copyTokenOne',
  of: 'Act',
  slots: { of: 'Thing' },
  en: ['<summon> a token copy of {of}', "<summon> a token that's a copy of {of}"],
  mean:
    ({ of }, d) =>
    (who) => {
      const what = d.pick(of, who);
      const as = d.fresh('summoned');
      d.mention({ selector: bound(as), kinds: ['token', 'object', 'summoned'], several: false });
      return [{ do: 'copyToken', of: what, count: 1, ...(who.kind === 'you' ? {} : { who }), as }];
    },
});

// Tokens
const isName = (token: Token | undefined): boolean =>
  token !== undefined && ((token.kind === 'word' && token.capital) || token.kind === 'self' || token.kind === 'number');
const SMALL = new Set(['of', 'the', 'de', "'s"]);
/** A name that holds no list. */
terminal({
  name: 'tokenName',
  of: 'TokenName',
  first: ['#capital', '#self'],
  scan: (tokens, at) => {
    const found: { end: number; value: string }[] = [];
    let text = '';
    for (let end = at; end < at + 7; end++) {
      const token = tokens[end];
      if (token === undefined || (!isName(token) && !SMALL.has(token.text))) break;
      text += `${end > at && token.start > (tokens[end - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
      if (isName(token) && !isName(tokens[end + 1])) found.push({ end: end + 1, value: text });
    }
    return found;
  },
  print: (value) => [value],
  mean: (value) => value,
});
rule({
  name: 'tokenSet.count',
  of: 'TokenSet',
  slots: { count: 'Count', name: 'TokenName' },
  en: '{count} {name} <token#count>',
  mean: ({ count, name }) => ({ name, count: count.max === 'any' ? 0 : count.max }),
});
rule({
  name: 'tokenSet.name',
  of: 'TokenSet',
  slots: { count: 'Count', name: 'TokenName' },
  en: '{count} {name}',
  mean: ({ count, name }) => ({ name, count: count.max === 'any' ? 0 : count.max }),
});
rule({
  name: 'tokenSet.bare',
  of: 'TokenSet',
  slots: { name: 'TokenName' },
  en: '{name}',
  mean: ({ name }) => ({ name, count: 1 }),
});
rule({ name: 'tokenSets.one', of: 'TokenSets', slots: { a: 'TokenSet' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'tokenSets.and',
  of: 'TokenSets',
  slots: { a: 'TokenSet', b: 'TokenSets' },
  en: ['{a} and {b}', '{a}, {b}', '{a}, and {b}'],
  mean: ({ a, b }) => [a, ...b],
});
const summons =
  (sets: readonly { readonly name: string; readonly count: Value }[], d: Telling, more: object = {}): Act =>
  (who) =>
    sets.map(({ name, count }): Action => {
      const as = d.fresh('summoned');
      d.mention({
        selector: bound(as),
        kinds: ['token', 'object', 'ally', 'unit', 'person', 'item', 'summoned', name],
        several: count !== 1,
      });
      d.mentionAmount(countOf(bound(as)));
      return { do: 'summon', token: name, count, ...(who.kind === 'you' ? {} : { who }), ...more, as };
    });
rule({
  name: 'act.summon',
  of: 'Act',
  slots: { t: 'TokenSets' },
  en: '<summon> {t}',
  mean: ({ t }, d) => summons(t, d),
});
rule({
  name: 'act.summonAnother',
  of: 'Act',
  slots: { name: 'TokenName' },
  en: ['<summon> another {name} token', '<summon> an additional {name} token'],
  mean: ({ name }, d) => summons([{ name, count: 1 }], d),
});
rule({
  name: 'act.summonAnotherWith',
  of: 'Act',
  slots: { name: 'TokenName', n: 'Count', k: 'Counter' },
  en: '<summon> an additional {name} token with {n} {k} <counter#n> on it',
  mean: ({ name, n, k }, d) =>
    summons([{ name, count: 1 }], d, { counters: [{ counter: k, count: n.max === 'any' ? 0 : n.max }] }),
});
rule({
  name: 'act.summonRested',
  of: 'Act',
  slots: { t: 'TokenSets' },
  en: ['<summon> {t} rested', '<summon> {t} onto the field rested'],
  mean: ({ t }, d) => summons(t, d, { rested: true }),
});
rule({
  name: 'act.summonWith',
  of: 'Act',
  slots: { t: 'TokenSets', n: 'Count', k: 'Counter' },
  en: [
    '<summon> {t} with {n} {k} <counter#n> on it',
    '<summon> {t} with {n} {k} <counter#n> on them',
    '<summon> {t} each with {n} {k} <counter#n> on them',
  ],
  mean: ({ t, n, k }, d) => summons(t, d, { counters: [{ counter: k, count: n.max === 'any' ? 0 : n.max }] }),
});
rule({
  name: 'act.summonRestedWith',
  of: 'Act',
  slots: { t: 'TokenSets', n: 'Count', k: 'Counter' },
  en: ['<summon> {t} rested with {n} {k} <counter#n> on it', '<summon> {t} rested with {n} {k} <counter#n> on them'],
  mean: ({ t, n, k }, d) =>
    summons(t, d, { rested: true, counters: [{ counter: k, count: n.max === 'any' ? 0 : n.max }] }),
});
rule({
  name: 'act.summonForEach',
  of: 'Act',
  slots: { t: 'TokenSet', f: 'ForEach' },
  en: '<summon> {t} {f}',
  mean: (parts, d) => (who) => {
    const { name, count } = parts.t;
    return summons([{ name, count: count === 1 ? parts.f : { kind: 'times', of: [count, parts.f] } }], d)(who);
  },
});
rule({
  name: 'tokenNames.two',
  of: 'TokenNames',
  slots: { a: 'TokenName', b: 'TokenName' },
  en: ['{a} or {b}', '{a} or a {b}', '{a}, or {b}'],
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'tokenNames.more',
  of: 'TokenNames',
  slots: { a: 'TokenName', b: 'TokenNames' },
  en: '{a}, {b}',
  mean: ({ a, b }) => [a, ...b],
});
rule({
  name: 'act.generate',
  of: 'Act',
  slots: { count: 'Count', name: 'TokenName', to: 'Destination' },
  en: [
    '<generate> {count} {name} <card#count> and put it {to}',
    '<generate> {count} {name} <card#count> and put them {to}',
    '<generate> {count} {name} <card#count> {to}',
  ],
  mean:
    ({ count, name, to }, d) =>
    (who) => {
      const as = d.fresh('generated');
      d.mention({ selector: bound(as), kinds: ['card', 'generated'], several: count.max !== 1 });
      return [
        {
          do: 'generate',
          ...(who.kind === 'you' ? {} : { who }),
          name,
          count: count.max === 'any' ? 0 : count.max,
          to: to(bound(as), who),
          as,
        },
      ];
    },
});
/** Generate 2: into the hand, if nothing else is said. */
rule({
  name: 'clause.generatePlain',
  of: 'Clause',
  slots: { count: 'Count', name: 'TokenName' },
  en: 'generate {count} {name} <card#count>',
  mean: ({ count, name }, d) => {
    const as = d.fresh('generated');
    d.mention({ selector: bound(as), kinds: ['card', 'generated'], several: count.max !== 1 });
    return [{ do: 'generate', name, count: count.max === 'any' ? 0 : count.max, to: { zone: 'hand' }, as }];
  },
});
lexicon({
  of: 'Times',
  en: { once: 'once', twice: 'twice', three: 'three times', four: 'four times', five: 'five times' },
  mean: (word) => ['once', 'twice', 'three', 'four', 'five'].indexOf(word) + 1,
});
rule({ name: 'times.x', of: 'Times', en: 'X times', mean: () => ({ kind: 'x' }) });
rule({
  name: 'act.gather',
  of: 'Act',
  slots: { t: 'Times?' },
  en: '<gather> [{t}]',
  mean:
    ({ t }) =>
    (who) => [{ do: 'gather', ...(who.kind === 'you' ? {} : { who }), times: t ?? 1 }],
});
