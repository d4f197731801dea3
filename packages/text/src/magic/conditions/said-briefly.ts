/** Conditions that are said in few words: it escaped, it wasn't a creature, it's not a token. */
import type { Condition, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { allOf, isGroup } from '../nouns/selectors.ts';

export const saidBriefly = rulesOf();
const { rule } = saidBriefly;

const one = (things: Things, d: Telling): Selector => {
  if (things.kind !== 'definite' || isGroup(things.selector)) throw new Unclear('which of them');
  return d.pick(things);
};
const isnt = (what: Selector, filters: readonly Filter[]): Condition => ({
  kind: 'matches',
  what,
  where: { kind: 'not', of: allOf(filters) },
});
rule({
  name: 'condition.escaped',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: '{t} escaped',
  mean: ({ t }, d) => {
    if (one(t, d).kind !== 'this') throw new Unclear('another object');
    return { kind: 'paid', cost: 'escape' };
  },
});
rule({
  name: 'condition.wasntA',
  of: 'Condition',
  slots: { t: 'Thing', n: 'Noun' },
  en: "{t} wasn't a {n#sg}",
  mean: ({ t, n }, d) => isnt(one(t, d), n.filters),
});
rule({
  name: 'condition.wasnt',
  of: 'Condition',
  slots: { t: 'Thing', a: 'Being' },
  en: "{t} wasn't {a}",
  mean: ({ t, a }, d) => isnt(one(t, d), a),
});
rule({
  name: 'condition.itsNotA',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: "it's not a {n#sg}",
  mean: ({ n }, d) => isnt(d.refer({ several: false }), n.filters),
});
// Players by their hands
rule({
  name: 'playerNoun.noHand',
  of: 'PlayerNoun',
  slots: { h: 'PlayerHead' },
  en: '{h} with no cards in hand',
  agreement: { from: 'h' },
  mean: ({ h }) => ({ ...h, filters: [...h.filters, inHand('=', 0)] }),
});
for (const [name, words, op] of [
  ['OrMore', 'or more', '≥'],
  ['OrFewer', 'or fewer', '≤'],
] as const)
  rule({
    name: `playerNoun.hand${name}`,
    of: 'PlayerNoun',
    slots: { h: 'PlayerHead', c: 'Count' },
    en: `{h} with {c} ${words} cards in hand`,
    agreement: { from: 'h' },
    mean: ({ h, c }) => ({ ...h, filters: [...h.filters, inHand(op, c.min)] }),
  });
const inHand = (op: '=' | '≥' | '≤', to: Parameters<typeof compared>[1]): Filter => ({
  kind: 'where',
  condition: compared(op, to),
});
const compared = (op: '=' | '≥' | '≤', to: Extract<Condition, { kind: 'compare' }>['is']['to']): Condition => ({
  kind: 'compare',
  value: {
    kind: 'count',
    of: {
      kind: 'each',
      where: allOf([{ kind: 'card' }, { kind: 'ownedBy', who: { kind: 'var', name: 'it' } }]),
      zones: ['hand'],
    },
  },
  is: { op, to },
});
