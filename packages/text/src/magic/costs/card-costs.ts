/** Costs of putting cards somewhere else than into exile. */
import type { Cost, Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { allOf, bound } from '../nouns/selectors.ts';

export const cardCosts = rulesOf();
const { rule } = cardCosts;

type Put = Extract<Cost, { kind: 'putCards' }>;
const exactly = ({ min, max }: Count): number => {
  if (typeof max !== 'number' || min !== max) throw new Unclear('how many cards');
  return max;
};
const put = (n: Described, count: number, way: Omit<Put, 'kind' | 'what' | 'count'>, d: Telling): readonly Cost[] => {
  const as = d.fresh('put');
  d.mention({ selector: bound(as), kinds: ['card', 'put'], several: count !== 1, zones: [way.to] });
  return [{ kind: 'putCards', what: allOf(n.filters), count, ...way, as }];
};
/** What is not of the graveyard or hand of whoever pays would have to be said. */
function ofHand(n: Described): Described {
  if (!n.kinds.includes('card') || n.zones !== undefined || n.pool !== undefined)
    throw new Unclear('from where they are put');
  return n;
}
for (const position of ['top', 'bottom'] as const) {
  const onto = position === 'top' ? 'on top of' : 'on the bottom of';
  for (const from of ['hand', 'graveyard'] as const)
    rule({
      name: `cost.put.${from}.${position}`,
      of: 'Cost',
      slots: { count: 'Count', n: 'Item' },
      en: ['your', 'their'].map((whose) => `<put> {count} {n#count} from ${whose} ${from} ${onto} ${whose} library`),
      mean: ({ count, n }, d) => put(ofHand(n), exactly(count), { from, to: 'library', position }, d),
    });
  rule({
    name: `cost.put.singleGraveyard.${position}`,
    of: 'Cost',
    slots: { count: 'Count', n: 'Item' },
    en: `<put> {count} {n#count} from a single graveyard ${onto} their owner's library`,
    mean: ({ count, n }, d) =>
      put(
        ofHand(n),
        exactly(count),
        { from: 'graveyard', to: 'library', position, anyones: true, together: { kind: 'same', what: 'owners' } },
        d,
      ),
  });
}
const theirs: Filter = { kind: 'ownedBy', who: { kind: 'players', which: 'opponents' } };
rule({
  name: 'cost.put.opponentsFromExile',
  of: 'Cost',
  slots: { count: 'Count', n: 'Item' },
  en: [
    "<put> {count} {n#count} an opponent owns from exile into that player's graveyard",
    "<put> {count} {n#count} your opponents own from exile into their owners' graveyards",
    "<put> {count} {n#count} your opponents own from exile into their owner's graveyard",
  ],
  mean: ({ count, n }, d) =>
    put(
      { ...ofHand(n), filters: [...n.filters, theirs] },
      exactly(count),
      { from: 'exile', to: 'graveyard', anyones: true },
      d,
    ),
});
