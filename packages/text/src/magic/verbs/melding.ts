/** Melding (701.42): the pair that a condition speaks of, and what becomes of it. */
import type { Condition, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, self, you } from '../nouns/selectors.ts';

export const melding = rulesOf();
const { rule } = melding;

/** What a pair is called among the things that were spoken of. */
const PAIR = 'meld pair';
const YOURS: readonly Filter[] = [
  { kind: 'ownedBy', who: you },
  { kind: 'controlledBy', who: you },
];

rule({
  name: 'condition.ownsPair',
  of: 'Condition',
  slots: { s: 'Self', n: 'Noun' },
  en: 'you both own and control {s} and a {n#sg}',
  mean: ({ s, n }, d): Condition => {
    if (s.kind !== 'this') throw new Unclear('which two are melded');
    const others: Selector = { kind: 'each', where: allOf([...n.filters, ...YOURS]) };
    d.mention({ selector: { kind: 'union', of: [s, others] }, kinds: [PAIR], several: true });
    return {
      kind: 'all',
      of: [
        { kind: 'matches', what: s, where: allOf([...YOURS]) },
        { kind: 'exists', what: others },
      ],
    };
  },
});
rule({
  name: 'act.meld',
  of: 'Act',
  slots: { name: 'Name' },
  en: '<exile> them, then meld them into {name}',
  mean: ({ name }, d) => {
    const pair = d.refer({ kind: PAIR, several: true });
    const [what, other] = pair.kind === 'union' ? pair.of : [];
    if (what === undefined || other === undefined) throw new Unclear('which two are melded');
    return (who) => {
      if (who.kind !== 'you') throw new Unclear('who melds them');
      const as = d.fresh('melded');
      d.mention({ selector: { kind: 'var', name: as }, kinds: ['permanent', 'creature'], several: false });
      return [{ do: 'meld', what: what ?? self, with: other, into: name, as }];
    };
  },
});
