/** What is done in either of two cases, for each colour, in the place of X, and what waits or is paid in words of its own. */
import type { Ability, Action, ColorName, Cost, Filter, Target, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, bound, you } from '../nouns/selectors.ts';
import { withX } from '../values/x.ts';

export const byCases = rulesOf();
const { rule } = byCases;

rule({
  name: 'chain.ifAndIf',
  of: 'Chain',
  slots: { a: 'Bare', c: 'Condition', b: 'Bare', e: 'Condition' },
  en: '{a} if {c}, and {b} if {e}',
  mean: (parts, d) => {
    const first = d.act(() => parts.a);
    const condition = parts.c;
    const second = d.act(() => parts.b);
    return [
      { do: 'if', condition, then: first },
      { do: 'if', condition: parts.e, then: second },
    ];
  },
});

// For each colour: a target of its own
const COLORS: readonly ColorName[] = ['white', 'blue', 'black', 'red', 'green'];
const isColor = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'chosenColor';
rule({
  name: 'clause.forEachColor',
  of: 'Clause',
  slots: { c: 'Chain' },
  en: 'for each color, {c}',
  mean: (parts, d) => {
    const before = d.targets.length;
    const actions = d.act(() => parts.c);
    const [target, more] = d.targets.slice(before);
    if (
      target === undefined ||
      more !== undefined ||
      substitute(actions, (n) => (isColor(n) ? n : undefined)) !== actions
    )
      throw new Unclear('one target of each colour');
    const of = (color: ColorName): Target => ({
      ...substitute(target, (node) => (isColor(node) ? { kind: 'color', color } : undefined)),
      name: `${target.name} ${color}`,
    });
    if (JSON.stringify(of('white').what) === JSON.stringify(target.what)) throw new Unclear('of which colour');
    d.retarget((targets) => [...targets.slice(0, before), ...COLORS.map(of)]);
    return COLORS.flatMap((color) =>
      substitute(actions, (node) =>
        JSON.stringify(node) === JSON.stringify(bound(target.name)) ? bound(`${target.name} ${color}`) : undefined,
      ),
    );
  },
});

// X that a sentence of its own gives
/** 107.3c: X is what the text says, and nobody chooses it. */
rule({
  name: 'rider.xIs',
  of: 'Rider',
  slots: { v: 'Value' },
  en: 'X is {v}.',
  mean: (parts) => {
    const { v } = parts;
    return (ability): Ability => {
      const made = withX(ability, v);
      if (made === ability) throw new Unclear('no X');
      return made;
    };
  },
});

// Waiting
rule({
  name: 'clause.whenYouNextCastX',
  of: 'Clause',
  slots: { n: 'Noun', c: 'Chain', v: 'Value' },
  en: [
    'when you next cast a {n#sg} this turn, {c}, where X is {v}',
    'when you cast your next {n#sg} this turn, {c}, where X is {v}',
  ],
  mean: (parts, d) =>
    d.later((): Action => {
      const { n } = parts;
      const spell = { kind: 'event', role: 'object' } as const;
      d.mention({ selector: spell, kinds: n.kinds, several: false });
      const effect = d.effect(() => d.act(() => parts.c));
      const value: Value = d.aside(() => parts.v);
      const on = { on: 'cast', what: allOf(n.filters), who: you } as const;
      return {
        do: 'delayed',
        trigger: { kind: 'triggered', on, ...withX(effect, value) },
        once: true,
        until: { kind: 'endOfTurn' },
      };
    }),
});
const byOpponents: Filter = { kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } };
rule({
  name: 'event.causedIntoGraveyard',
  of: 'Event',
  slots: { n: 'Noun' },
  en: 'a spell or ability an opponent controls causes a {n#sg} to be put into your graveyard from the battlefield',
  mean: ({ n }, d) => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
    const what = allOf([...n.filters, { kind: 'ownedBy', who: you }]);
    return { on: { on: 'move', what, from: ['battlefield'], to: ['graveyard'], cause: byOpponents } };
  },
});
rule({
  name: 'passive.commandZone',
  of: 'Passive',
  en: ['put into the command zone', 'put into the command zone from anywhere'],
  mean: () => ({ on: (what) => ({ on: 'move', what, to: ['command'] }) }),
});
rule({
  name: 'event.targetedYouOrAnother',
  of: 'Event',
  slots: { n: 'Noun', by: 'Targeter' },
  en: 'you or another {n#sg} becomes the target of {by}',
  mean: ({ n, by }, d) => {
    const others = allOf([
      { kind: 'in', zones: ['battlefield'] },
      ...n.filters,
      { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } },
    ]);
    d.mention({
      selector: { kind: 'event', role: 'other' },
      kinds: ['spell', 'ability'],
      several: false,
      byKind: true,
    });
    const what: Filter = { kind: 'any', of: [{ kind: 'is', what: you }, others] };
    return { on: { on: 'targeted', what, ...(by === undefined ? {} : { by }) } };
  },
});

// Paying
rule({
  name: 'payment.manaCostOf',
  of: 'Payment',
  slots: { whose: 'ThingsWhose' },
  en: '<pay> {whose} mana cost',
  mean: ({ whose }): readonly Cost[] => [{ kind: 'manaCostOf', what: whose }],
});
rule({
  name: 'condition.manaAtLeast',
  of: 'Condition',
  slots: { n: 'Count', what: 'CastThing' },
  en: 'at least {n} mana was spent to cast {what}',
  mean: ({ n, what }) => {
    if (n.max === 'any') throw new Unclear('no number');
    const of = what.kind === 'this' ? {} : { of: what };
    return { kind: 'compare', value: { kind: 'spent', ...of }, is: { op: '≥', to: n.max } };
  },
});
for (const stat of ['power', 'toughness'] as const)
  rule({
    name: `condition.greaterThanThis.${stat}`,
    of: 'Condition',
    slots: { whose: 'ThingsWhose', s: 'Self' },
    en: `{whose} ${stat} is greater than {s}'s`,
    mean: ({ whose, s }) => ({
      kind: 'compare',
      value: { kind: 'stat', stat, of: whose },
      is: { op: '>', to: { kind: 'stat', stat, of: s } },
    }),
  });
rule({
  name: 'condition.cardsExiledWith',
  of: 'Condition',
  slots: { s: 'Self' },
  en: 'there are cards exiled with {s}',
  mean: (parts, d) => {
    void parts.s;
    const what = { kind: 'noted', key: 'exiled' } as const;
    d.mention({ selector: what, kinds: ['card', 'exiled'], several: true });
    return { kind: 'exists', what };
  },
});
rule({
  name: 'value.manaSymbols',
  of: 'SimpleValue',
  slots: { c: 'Color' },
  en: 'the number of {c} mana symbols in the mana costs of permanents you control',
  mean: ({ c }) => ({ kind: 'devotion', colors: [c] }),
});
rule({
  name: 'value.damageDealtToYouBy',
  of: 'SimpleValue',
  slots: { n: 'Noun' },
  en: ['the damage dealt to you so far this turn by {n#pl}', 'the damage dealt to you this turn by {n#pl}'],
  mean: ({ n }) => ({
    kind: 'history',
    event: { on: 'damage', source: allOf(n.filters), to: { kind: 'is', what: you } },
    sum: true,
  }),
});
