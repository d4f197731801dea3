/** What players do with permanents: destroy, sacrifice, tap, transform, attach … Each is worked out for the player who does it. */
import type { Action, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { isNode, substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Described, Telling, Things } from '../game.ts';
import { allOf, bound, eachOf } from '../nouns/selectors.ts';

export const permanents = rulesOf();
const { rule } = permanents;

// Destroying
const destroys =
  (what: Things, d: Telling, more: { readonly noRegeneration?: boolean } = {}): Act =>
  (who) => {
    const picked = d.pick(what, who);
    const as = d.fresh('destroyed');
    d.doneTo('destroyed', picked);
    const spoken = d.spokenOf(picked);
    const kinds = [...(spoken?.kinds ?? ['creature', 'permanent']), 'destroyed'];
    d.mention({ selector: bound(as), kinds, several: spoken?.several ?? true, byKind: true });
    // "That creature" is still the one that was to be destroyed.
    if (spoken !== undefined) d.mention(spoken);
    return [{ do: 'destroy', what: picked, ...more, as }];
  };
rule({
  name: 'act.destroy',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<destroy> {what}',
  mean: ({ what }, d) => destroys(what, d),
});
rule({
  name: 'act.destroyForGood',
  of: 'Act',
  slots: { what: 'Things' },
  en: [
    "<destroy> {what}. ^it can't be regenerated",
    "<destroy> {what} and it can't be regenerated",
    "<destroy> {what}. ^a creature destroyed this way can't be regenerated",
    "<destroy> {what}. ^creatures destroyed this way can't be regenerated",
    "<destroy> {what}. ^they can't be regenerated",
    "<destroy> {what}. ^that creature can't be regenerated",
  ],
  mean: ({ what }, d) => destroys(what, d, { noRegeneration: true }),
});

/** 701.19c: said afterwards, of all that the sentence before destroys, or of what of it is of a type. */
const DESTROYED: readonly (readonly [type: string | undefined, words: readonly string[]])[] = [
  [undefined, ['it', 'they', 'those permanents', 'that permanent', 'permanents destroyed this way']],
  [
    'creature',
    [
      'that creature',
      'the creature',
      'those creatures',
      'a creature destroyed this way',
      'creatures destroyed this way',
    ],
  ],
  ['artifact', ['that artifact', 'those artifacts', 'an artifact destroyed this way', 'artifacts destroyed this way']],
];
for (const [type, words] of DESTROYED)
  rule({
    name: `sequel.noRegeneration.${type ?? 'permanent'}`,
    of: 'Linked',
    en: words.map((those) => `${those} can't be regenerated.`),
    mean: (_, d) => (before) => {
      const last = before.at(-1);
      let found = false;
      const isMeant = (what: Selector): boolean => {
        if (type === undefined || what.kind === 'event') return true;
        const target = d.targets.find(({ name }) => what.kind === 'var' && what.name === name);
        const spoken = d.spokenOf(what)?.kinds.includes(type) === true;
        return spoken || JSON.stringify([what, target]).includes(`"type":"${type}"`);
      };
      const made = substitute(last, (node) => {
        if (!isNode(node) || node.do !== 'destroy' || node.noRegeneration === true) return undefined;
        if (!isMeant(node.what as Selector)) return undefined;
        found = true;
        const { as, ...rest } = node;
        return { ...rest, noRegeneration: true, as };
      });
      if (!found || made === undefined) throw new Unclear('nothing that could be regenerated is destroyed');
      return [...before.slice(0, -1), made];
    },
  });

// Sacrificing
const byWhom = (who: Selector) => (who.kind === 'you' ? {} : { who });
type Choice = Extract<Things, { kind: 'choice' }>;
type Fixed = Choice & { readonly count: { readonly min: Value; readonly max: Value } };
const isFixed = (what: Choice): what is Fixed =>
  what.random !== true && what.count.max !== 'any' && what.count.min === what.count.max;
/** What a player chooses to sacrifice is theirs, whoever tells them to (701.21a). */
function sacrifice(what: Things, who: Selector, d: Telling): readonly Action[] {
  const as = d.fresh('sacrificed');
  if (what.kind === 'choice' && what.described.chooser !== 'opponent' && isFixed(what)) {
    const { described, count } = what;
    d.mention({ selector: bound(as), kinds: [...described.kinds, 'sacrificed'], several: count.max !== 1 });
    // A number that is said is not "that many".
    if (typeof count.max !== 'number') d.mentionAmount({ kind: 'count', of: bound(as) }, count.min);
    const among: readonly Filter[] = described.pool === undefined ? [] : [{ kind: 'is', what: described.pool }];
    return [{ do: 'sacrifice', who, what: allOf([...among, ...described.filters]), count: what.count.max, as }];
  }
  const mine: Things =
    what.kind === 'definite'
      ? what
      : {
          ...what,
          described: { ...what.described, filters: [...what.described.filters, { kind: 'controlledBy', who }] },
        };
  const picked = d.pick(mine, who);
  if (what.kind === 'choice') d.mentionAmount({ kind: 'count', of: bound(as) });
  const spoken = d.spokenOf(picked);
  const kinds = [...(spoken?.kinds ?? ['creature', 'permanent']), 'sacrificed'];
  const own = picked.kind === 'this' ? { ofSelf: true } : {};
  d.mention({ selector: bound(as), kinds, several: spoken?.several ?? true, byKind: true, ...own });
  if (spoken !== undefined) d.mention(spoken);
  return [{ do: 'sacrificeObjects', what: picked, ...byWhom(who), as }];
}
rule({
  name: 'act.sacrifice',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<sacrifice> {what}',
  mean:
    ({ what }, d) =>
    (who) =>
      sacrifice(what, who, d),
});

const isUntapped = (filter: Filter): boolean => filter.kind === 'not' && filter.of.kind === 'tapped';
// Acts with one object or group
/** 708.2a: what was turned face down in this text. */
export const TURNED_DOWN = 'turned face down';
const SIMPLE = {
  tap: '<tap> {what}',
  untap: '<untap> {what}',
  regenerate: '<regenerate> {what}',
  transform: ['<transform> {what}', '<convert> {what}'],
  flip: '<flip> {what}',
  turnUp: '<turn> {what} face up',
  turnDown: '<turn> {what} face down',
  removeFromCombat: '<remove> {what} from combat',
  unattach: '<unattach> {what}',
  goad: '<goad> {what}',
  suspect: '<suspect> {what}',
  detain: '<detain> {what}',
  exert: '<exert> {what}',
} as const;
for (const [name, en] of Object.entries(SIMPLE) as [keyof typeof SIMPLE, string | readonly string[]][])
  rule({
    name: `act.${name}`,
    of: 'Act',
    slots: { what: 'Things' },
    en,
    mean:
      ({ what }, d) =>
      (who) => {
        const picked = d.pick(what, who);
        // What was tapped already is not tapped by this.
        if (name === 'tap' && what.described?.filters.some(isUntapped)) d.mentionDone(picked, what, 'tapped');
        if (name === 'turnDown') d.mention({ selector: picked, kinds: [TURNED_DOWN], several: false, byKind: true });
        return [{ do: name, what: picked }];
      },
  });
rule({
  name: 'act.tapOrUntap',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<tap> or untap {what}',
  mean:
    ({ what }, d) =>
    (who) => {
      const picked = d.pick(what, who);
      const options: readonly Action[][] = [[{ do: 'tap', what: picked }], [{ do: 'untap', what: picked }]];
      return [{ do: 'either', ...byWhom(who), options }];
    },
});
rule({
  name: 'act.attach',
  of: 'Act',
  slots: { what: 'Things', to: 'Anything' },
  en: '<attach> {what} to {to}',
  mean: (parts, d) => (who) => {
    const what = d.pick(parts.what, who);
    return [{ do: 'attach', what, to: d.besides(what, () => parts.to) }];
  },
});

/** One or the other, by the choice of whoever does it. */
rule({
  name: 'acts.or',
  of: 'Acts',
  slots: { a: 'Act', b: 'Act' },
  en: '{a} or {b}',
  mean: (parts, d) => (who) => [
    { do: 'either', ...byWhom(who), options: [d.act(() => parts.a(who)), d.act(() => parts.b(who))] },
  ],
});

// What objects do
rule({
  name: 'objectAct.phaseOutUntil',
  of: 'ObjectAct',
  slots: { s: 'Self' },
  en: '<phase> out until {s} leaves the battlefield',
  mean:
    ({ s }) =>
    (what) => [{ do: 'phaseOut', what, until: s }],
});
rule({
  name: 'objectAct.phaseOutUntilPlaneswalk',
  of: 'ObjectAct',
  en: '<phase> out until a player planeswalks',
  mean: () => (what) => [{ do: 'phaseOut', what, untilPlaneswalk: true }],
});
rule({
  name: 'objectAct.phaseOut',
  of: 'ObjectAct',
  en: '<phase> out',
  mean: () => (what) => [{ do: 'phaseOut', what }],
});
rule({
  name: 'objectAct.transform',
  of: 'ObjectAct',
  en: '<transform>',
  mean: () => (what) => [{ do: 'transform', what }],
});

// What was chosen before
const chosenOf = (n: Described, d: Telling): Selector => {
  if (n.kinds.includes('card') || n.filters.length < 2) throw new Unclear('the chosen things are spoken of otherwise');
  const [only, ...more] = d.targets.map(({ name }) => bound(name));
  if (only === undefined) throw new Unclear('no targets were chosen');
  const of: Selector = more.length === 0 ? only : { kind: 'union', of: [only, ...more] };
  return { kind: 'filter', of, where: allOf(n.filters) };
};
rule({
  name: 'things.theChosen',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'the chosen {n#pl}',
  agreement: 'pl',
  mean: ({ n }, d) => ({ kind: 'definite', selector: chosenOf(n, d), plural: true }),
});
rule({
  name: 'things.theChosenOne',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'the chosen {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => {
    const where = JSON.stringify(allOf(n.filters));
    const target = d.targets.find(({ what }) => JSON.stringify(what) === where);
    if (target === undefined) throw new Unclear('no such target was chosen');
    return { kind: 'definite', selector: bound(target.name) };
  },
});
rule({
  name: 'players.oneOfYourOpponents',
  of: 'Player',
  en: 'one of your opponents',
  agreement: 'sg',
  mean: (_, d) => {
    const as = d.fresh('player');
    d.precede({ do: 'choose', from: { kind: 'players', which: 'opponents' }, as });
    return d.mentionPlayer(bound(as));
  },
});

/** So many of what they control themselves (107.1a). */
for (const round of ['up', 'down'] as const)
  rule({
    name: `act.sacrificeHalf.${round}`,
    of: 'Act',
    slots: { n: 'Noun' },
    en: `<sacrifice> half the {n#pl}, rounded ${round}`,
    same: { '…{n}': '701.21a: who sacrifices chooses' },
    mean:
      ({ n }, d) =>
      (who) => {
        const filters = n.filters.filter((each) => each.kind !== 'controlledBy');
        const whose = n.filters.find((each) => each.kind === 'controlledBy');
        const isOwn = whose?.kind === 'controlledBy' && (whose.who.kind === 'you') === (who.kind === 'you');
        if (!isOwn || whose.who.kind === 'players') throw new Unclear('half of what they do not control');
        // Counted for each of several who do it together.
        const theirs = eachOf({ ...n, filters: [...filters, { kind: 'controlledBy', who: bound('it') }] });
        const count: Value = { kind: 'half', of: { kind: 'count', of: theirs }, round };
        const as = d.fresh('sacrificed');
        d.mention({ selector: bound(as), kinds: [...n.kinds, 'sacrificed'], several: true });
        return [{ do: 'sacrifice', who, what: allOf(filters), count, as }];
      },
  });
