/** What things are in relation to others: whose controller is what, named one or the other, sharing nothing, dealt damage, blocked. */
import type { Filter, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { that } from '../../prose/references.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { type Adding, withFilters } from './additions.ts';
import { any, not } from './adjectives.ts';
import { related } from './related.ts';
import { allOf } from './selectors.ts';

export const moreRelations = rulesOf();
const { rule } = moreRelations;

const it: Selector = { kind: 'var', name: 'it' };
rule({
  name: 'addition.whoseController',
  of: 'Addition',
  slots: { w: 'Who' },
  en: 'whose controller {w@s}',
  mean: ({ w }) => withFilters({ kind: 'where', condition: w({ kind: 'controller', of: it }) }),
});
rule({
  name: 'addition.namedEither',
  of: 'Addition',
  slots: { a: 'Name', b: 'Name' },
  en: 'named {a} or {b}',
  mean: ({ a, b }) => withFilters(any([a, b].map((name) => ({ kind: 'named', name })))),
});
for (const [of, word] of [
  ['creature', 'creature type'],
  ['card', 'card type'],
  ['land', 'land type'],
] as const)
  rule({
    name: `addition.sharesNoType.${of}`,
    of: 'LastAddition',
    slots: { t: 'Thing' },
    en: [`that doesn't share a ${word} with {t}`, `that don't share a ${word} with {t}`],
    mean: ({ t }, d) => withFilters(not({ kind: 'sharesType', with: related(t, d), of })),
  });
const ELSEWHERE: readonly Zone[] = ['library', 'hand', 'graveyard', 'stack', 'exile', 'command'];
rule({
  name: 'addition.notOnBattlefield',
  of: 'Addition',
  en: 'not on the battlefield',
  mean: (): Adding => (described) => {
    if (!described.kinds.includes('card')) throw new Unclear('only cards are elsewhere');
    return withFilters({ kind: 'in', zones: ELSEWHERE })(described);
  },
});
const took = (source: Filter): Filter => ({ kind: 'history', event: { on: 'damage', to: source } });
rule({
  name: 'addition.past.dealtDamageToIt',
  of: 'Addition',
  slots: { t: 'Thing' },
  en: ['that dealt damage to {t} this turn', 'that has dealt damage to {t} this turn'],
  mean: ({ t }) => {
    if (t.kind === 'choice') throw new Unclear('to which of them');
    return withFilters(took({ kind: 'is', what: t.selector }));
  },
});
rule({
  name: 'addition.past.itBlocked',
  of: 'Addition',
  en: 'it blocked this turn',
  mean: (_, d) => {
    const by: Filter = { kind: 'is', what: d.refer({ several: false }) };
    return withFilters({ kind: 'history', event: { on: 'becomesBlocked', by } });
  },
});
rule({
  name: 'addition.withOr3Serial',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName', c: 'KeywordName' },
  en: 'with {a}, {b} and/or {c}',
  mean: ({ a, b, c }) => withFilters(any([a, b, c].map((keyword) => ({ kind: 'keyword', keyword })))),
});
/** Of an event with two creatures: the one that was spoken of second. */
rule({
  name: 'things.theOtherCreature',
  of: 'Thing',
  en: 'the other creature',
  agreement: 'sg',
  mean: (_, d) => {
    const found = that(['creature'], d);
    if (found.kind !== 'event') throw new Unclear('which of them is the other one');
    return definite(found);
  },
});
rule({
  name: 'things.theRevealedSuch',
  of: 'Thing',
  slots: { t: 'CardType' },
  en: 'the revealed {t#sg} card',
  agreement: 'sg',
  mean: ({ t }, d) => definite(d.refer({ kinds: ['revealed', t], several: false })),
});
rule({
  name: 'things.allOfThemNamed',
  of: 'Thing',
  en: 'all of them with that name',
  agreement: 'pl',
  mean: (_, d) => {
    const of = d.refer({ kind: 'revealed', several: true });
    const described = { filters: [], kinds: ['card'], pool: of };
    const selector: Selector = { kind: 'filter', of, where: { kind: 'chosenName', key: 'name' } };
    return { kind: 'definite', selector: d.takeAll(described, selector), plural: true };
  },
});
rule({
  name: 'anything.targetThatIsnt',
  of: 'Anything',
  slots: { n: 'Item' },
  en: "any target that isn't a {n#sg}",
  mean: ({ n }, d) => d.target({ filters: [{ kind: 'anyTarget' }, not(allOf(n.filters))], kinds: ['anything'] }),
});
rule({
  name: 'anything.playerAndTarget',
  of: 'Anything',
  slots: { p: 'Player' },
  en: '{p} and any target',
  mean: ({ p }, d) => ({ kind: 'union', of: [p, d.target({ filters: [{ kind: 'anyTarget' }], kinds: ['anything'] })] }),
});
rule({
  name: 'things.yourCommanderThere',
  of: 'Thing',
  en: 'your commander from the command zone',
  agreement: 'sg',
  mean: () => ({
    kind: 'choice',
    described: {
      filters: [{ kind: 'commander' }, { kind: 'ownedBy', who: { kind: 'you' } }],
      kinds: ['card'],
      zones: ['command'],
    },
    count: { min: 1, max: 1 },
  }),
});
