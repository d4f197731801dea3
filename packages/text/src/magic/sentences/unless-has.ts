/** What a player may have done to prevent something: "unless that player has this deal 4 damage to them". */
import type { Action, Condition, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { bound, eachOf, isGroup } from '../nouns/selectors.ts';

export const unlessHas = rulesOf();
const { rule } = unlessHas;

const declined = (name: string): Condition => ({ kind: 'not', of: { kind: 'did', name } });
/** The player decides first (608.2d); what is told is done if it was declined. */
function unless(who: Selector, told: () => readonly Action[], other: () => readonly Action[], d: Telling) {
  if (who.kind === 'you' || isGroup(who)) throw new Unclear('one other player');
  const then = d.act(told);
  const actions = d.act(other);
  const name = d.fresh('did');
  return [
    { do: 'may', who, actions, name },
    { do: 'if', condition: declined(name), then },
  ] as const satisfies readonly Action[];
}
rule({
  name: 'depending.unlessHasObject',
  of: 'Depending',
  slots: { a: 'Bare', who: 'Player', what: 'Thing', act: 'ObjectAct' },
  en: '{a} unless {who} <have@who> {what} {act@base}',
  mean: (parts, d) => {
    const told = d.act(() => parts.a);
    return unless(
      parts.who,
      () => told,
      () => {
        const what = d.pick(parts.what);
        return d.doing(what, () => parts.act(what));
      },
      d,
    );
  },
});
rule({
  name: 'depending.unlessHasPlayer',
  of: 'Depending',
  slots: { a: 'Bare', who: 'Player', other: 'Player', act: 'Act' },
  en: '{a} unless {who} <have@who> {other} {act@base}',
  mean: (parts, d) => {
    const told = d.act(() => parts.a);
    return unless(
      parts.who,
      () => told,
      () => {
        const { other } = parts;
        return parts.act(other);
      },
      d,
    );
  },
});
/** Each player in turn order is asked (101.4) until one does it. */
function unlessAny(n: Described, told: readonly Action[], other: (player: Selector) => readonly Action[], d: Telling) {
  const [name, did] = [d.fresh('player'), d.fresh('anyone')];
  const none: Condition = { kind: 'compare', value: { kind: 'var', name: did }, is: { op: '=', to: 0 } };
  d.mention({ selector: bound(name), kinds: ['player'], several: false });
  const actions = d.act(() => other(bound(name)));
  const offer: Action = { do: 'may', who: bound(name), actions: [...actions, { do: 'let', name: did, value: 1 }] };
  return [
    { do: 'let', name: did, value: 0 },
    { do: 'forEach', in: eachOf(n), as: name, actions: [{ do: 'if', condition: none, then: [offer] }] },
    { do: 'if', condition: none, then: told },
  ] as const satisfies readonly Action[];
}
rule({
  name: 'chain.unlessAnyHasObject',
  of: 'Chain',
  slots: { a: 'Bare', n: 'PlayerNoun', what: 'Thing', act: 'ObjectAct' },
  en: ['{a} unless a {n#sg} has {what} {act@base}', '{a} unless any {n#sg} has {what} {act@base}'],
  mean: (parts, d) => {
    const told = d.act(() => parts.a);
    const { n } = parts;
    return unlessAny(
      n,
      told,
      () => {
        const what = d.pick(parts.what);
        return d.doing(what, () => parts.act(what));
      },
      d,
    );
  },
});
rule({
  name: 'chain.unlessAnyHasPlayer',
  of: 'Chain',
  slots: { a: 'Bare', n: 'PlayerNoun', other: 'Player', act: 'Act' },
  en: ['{a} unless a {n#sg} has {other} {act@base}', '{a} unless any {n#sg} has {other} {act@base}'],
  mean: (parts, d) => {
    const told = d.act(() => parts.a);
    const { n } = parts;
    return unlessAny(n, told, () => parts.act(parts.other), d);
  },
});
