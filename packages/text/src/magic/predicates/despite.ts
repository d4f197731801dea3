/** What can be done as though something did not have an ability (609.4): targeting despite hexproof. */
import type { Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { eachOf, you } from '../nouns/selectors.ts';

export const despite = rulesOf();
const { rule } = despite;

const targetable = (what: Selector): readonly StaticEffect[] => [
  { kind: 'may', action: 'targetDespite', who: you, what, keyword: 'hexproof' },
];
/** The ability that is not minded is one that they are said to have. */
function withIt(n: Described): Selector {
  const filters = n.filters.filter((f) => f.kind !== 'keyword' || f.keyword !== 'hexproof');
  if (filters.length === n.filters.length) throw new Unclear('which have that ability');
  return eachOf({ ...n, filters });
}
const CAN = "can be the targets of spells and abilities you control as though they didn't have hexproof";
rule({
  name: 'static.targetDespite',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: `{n#pl} ${CAN}`,
  mean: ({ n }) => targetable(withIt(n)),
});
rule({
  name: 'static.targetOpponentsDespite',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: `your opponents and {n#pl} ${CAN}`,
  mean: ({ n }) => targetable({ kind: 'union', of: [{ kind: 'players', which: 'opponents' }, withIt(n)] }),
});
