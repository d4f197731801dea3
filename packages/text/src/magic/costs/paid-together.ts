/** What players may pay as an effect is carried out, with something that is done for it. */
import type { Cost, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { allOf, bound, isGroup } from '../nouns/selectors.ts';

export const paidTogether = rulesOf();
const { rule } = paidTogether;

/** Something is paid and something else done for it: both or nothing. */
rule({
  name: 'simple.mayPayAnd',
  of: 'Simple',
  slots: { who: 'Players', p: 'Payment', more: 'Cost' },
  en: '{who} may {p@base} and {more@base}',
  mean: (parts, d) => {
    const { who } = parts;
    if (isGroup(who) || who.kind === 'union') throw new Unclear('each of several pays');
    const cost = [...parts.p, ...parts.more];
    d.lastsFor(undefined);
    return [{ do: 'pay', ...(who.kind === 'you' ? {} : { who }), cost, optional: true }];
  },
});
rule({
  name: 'simple.mayExileAndPay',
  of: 'Simple',
  slots: { p: 'Payment' },
  en: ['you may exile it and {p@base}', 'you may {p@base} and exile it'],
  mean: (parts, d) => {
    const exiled = exileDead(d);
    // One card does not pay for both.
    const others = parts.p.map((cost) =>
      cost.kind === 'exile' ? { ...cost, what: allOf([cost.what, { kind: 'not', of: exiled.what }]) } : cost,
    );
    return [{ do: 'pay', cost: [exiled, ...others], optional: true }];
  },
});
/** What has died is exiled from the graveyard, as the card that it became (603.10a). */
function exileDead(d: Telling): Extract<Cost, { kind: 'exile' }> {
  const it = d.refer({ several: false });
  const isDead = it.kind === 'event' || (it.kind === 'this' && d.told.line.hasMoved);
  if (!isDead) throw new Unclear('from where it is exiled');
  const card: Selector = { kind: 'became', of: it };
  const as = d.fresh('exiled');
  d.moved(it, bound(as));
  return { kind: 'exile', what: { kind: 'is', what: card }, from: 'graveyard', count: 1, as };
}

// As much as something comes to
for (const [name, words, cost] of [
  ['life', 'life', (amount: Value): Cost => ({ kind: 'life', amount })],
  ['mana', 'mana', (amount: Value): Cost => ({ kind: 'generic', amount })],
  ['energy', 'a amount of {E}', (amount: Value): Cost => ({ kind: 'energy', amount })],
] as const)
  rule({
    name: `payment.${name}Equal`,
    of: 'Payment',
    slots: { v: 'Value' },
    en: `<pay> ${words} equal to {v}`,
    mean: ({ v }) => [cost(v)],
  });

/** What is told to be paid, and has consequences if it is not (118.12). */
rule({
  name: 'imperative.pay',
  of: 'Imperative',
  slots: { s: 'Symbols' },
  en: 'pay {s}',
  mean: ({ s }) => [{ do: 'pay', cost: [{ kind: 'mana', mana: s }], optional: true }],
});
