/** Conditions, permissions and effects in words of their own: what lies somewhere, what a spell is, whom protection is for. */
import type { Ability, Action, Change, Condition, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Things } from '../game.ts';
import { ofCreatures } from '../nouns/additions.ts';
import { related } from '../nouns/related.ts';
import { allOf, bound, eachOf, you } from '../nouns/selectors.ts';
import { modify } from '../predicates/changes.ts';
import { joined } from '../predicates/joined.ts';
import { withX } from '../values/x.ts';

export const whatIsSo = rulesOf();
const { rule } = whatIsSo;

// What lies somewhere
rule({
  name: 'condition.oneIsIn',
  of: 'Condition',
  slots: { n: 'Noun', z: 'ZonePhrase' },
  en: 'a {n#sg} is {z}',
  mean: ({ n, z }) => {
    if (n.zones !== undefined) throw new Unclear('in two places');
    return { kind: 'exists', what: eachOf({ ...n, zones: z.zones, filters: [...n.filters, ...z.filters] }) };
  },
});
rule({
  name: 'condition.yoursWasDone',
  of: 'Condition',
  slots: { n: 'Noun', p: 'Passive' },
  en: 'a {n#sg} you controlled was {p} this turn',
  mean: (parts, d) =>
    d.aside((): Condition => {
      const { n } = parts;
      const yours: Filter = { kind: 'controlledBy', who: you };
      return { kind: 'history', event: parts.p.on(allOf([...n.filters, yours])) };
    }),
});
/** 601.2: what is being cast has not been cast yet. */
rule({
  name: 'staticSentence.firstSpellOfGameFree',
  of: 'StaticSentence',
  en: "if this spell is the first spell you've cast this game, you may cast it without paying its mana cost.",
  mean: (): readonly Ability[] => [
    {
      kind: 'alternativeCost',
      name: 'free',
      cost: [],
      condition: {
        kind: 'compare',
        value: { kind: 'history', event: { on: 'cast', who: you }, since: 'game' },
        is: { op: '=', to: 0 },
      },
    },
  ],
});

// Numbers
rule({
  name: 'act.chooseNumberBetween',
  of: 'Act',
  slots: { a: 'Number', b: 'Number' },
  en: '<choose> a number between {a} and {b}',
  mean:
    ({ a, b }) =>
    (who) => [{ do: 'chooseNumber', ...(who.kind === 'you' ? {} : { who }), min: a, max: b, key: 'number' }],
});
rule({
  name: 'act.chooseAnyCardName',
  of: 'Act',
  en: '<choose> any card name',
  mean: (_, d) => {
    d.cameTo('name', 1);
    return (who) => [{ do: 'chooseWord', ...(who.kind === 'you' ? {} : { who }), domain: 'cardName', key: 'name' }];
  },
});
rule({
  name: 'addition.powerAboveBase',
  of: 'Addition',
  en: ['with power greater than its base power', 'each with power greater than its base power'],
  mean: () =>
    ofCreatures({
      kind: 'basePower',
      is: { op: '<', to: { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'it' } } },
    }),
});
rule({
  name: 'line.keywordWhereX',
  of: 'Line',
  slots: { k: 'Keyword', v: 'Value' },
  en: ['{k}, where X is {v}', '{k}, where X is {v}.'],
  mean: ({ k, v }) => {
    const abilities = withX(k, v);
    if (abilities === k) throw new Unclear('no X');
    return { kind: 'abilities', abilities };
  },
});
// The top of a library that was just shuffled
for (const [verb, done] of [
  ['exile', 'exiled'],
  ['reveal', 'revealed'],
] as const)
  for (const [name, words, several] of [
    ['One', 'the top card', false],
    ['Some', 'the top {count} cards', true],
  ] as const)
    rule({
      name: `act.shuffleThen.${verb}${name}`,
      of: 'Act',
      slots: { count: 'Count?' },
      en: `<shuffle> your library, then ${verb} ${words}`,
      mean:
        ({ count }, d) =>
        (who) => {
          if (who.kind !== 'you') throw new Unclear('whose library');
          const number = count?.max ?? 1;
          if (number === 'any') throw new Unclear('how many');
          const of: Selector = { kind: 'top', of: who, count: number };
          const as = d.fresh(done);
          if (verb === 'exile') {
            d.mention({ selector: bound(as), kinds: ['card', done], several, zones: ['exile'] });
            if (several) d.lay(bound(as), ['card']);
            return [
              { do: 'shuffle', who },
              { do: 'move', what: of, to: { zone: 'exile' }, as },
            ];
          }
          d.mention({ selector: bound(as), kinds: ['card', done], several });
          if (several) d.lay(bound(as), ['card']);
          return [
            { do: 'shuffle', who },
            { do: 'let', name: as, objects: of },
            { do: 'reveal', what: bound(as) },
          ];
        },
    });

// For a while
const OF_PLAYERS: readonly string[] = ['hexproof', 'shroud', 'protection'];
rule({
  name: 'simple.youAndThingsLasting',
  of: 'Simple',
  slots: { what: 'Things', k: 'Granted', duration: 'Duration' },
  en: ['you and {what} gain {k} {duration}', '{duration}, you and {what} gain {k}'],
  mean: (parts, d): readonly Action[] => {
    const what: Things = parts.what;
    if (what.kind === 'choice') throw new Unclear('which of them');
    const { k } = parts;
    if (!k.every((ability) => ability.kind === 'keyword' && OF_PLAYERS.includes(ability.keyword)))
      throw new Unclear('not something that a player has');
    const changes = k.map((ability): Change => ({ kind: 'gain', ability }));
    const effects = joined(modify(...changes)({ kind: 'union', of: [you, d.pick(what)] }));
    return [{ do: 'effect', effects, duration: parts.duration }];
  },
});
rule({
  name: 'being.blockingOrBlockedBy',
  of: 'Being',
  slots: { t: 'Thing' },
  en: 'blocking or blocked by {t}',
  mean: ({ t }, d) => {
    const what = related(t, d);
    const blocker: Condition = {
      kind: 'exists',
      what: { kind: 'filter', of: what, where: { kind: 'blocking', what: { kind: 'var', name: 'it' } } },
    };
    return [
      {
        kind: 'any',
        of: [
          { kind: 'blocking', what },
          { kind: 'where', condition: blocker },
        ],
      },
    ];
  },
});
rule({
  name: 'predicate.isNotSubtype',
  of: 'Predicate',
  slots: { t: 'Subtype' },
  en: ["<aren't> a {t#sg}"],
  mean: ({ t }) => modify({ kind: 'removeTypes', subtypes: [t] }),
});
rule({
  name: 'predicate.blockDespiteNamed',
  of: 'Predicate',
  slots: { k: 'KeywordName', s: 'Self' },
  en: 'can block creatures with {k} as though {s} had {k}',
  mean: ({ k }) => {
    if (k !== 'shadow' && k !== 'horsemanship')
      throw new Unclear('not an ability that only creatures with it can block');
    return (what) => {
      if (what.kind !== 'this') throw new Unclear('something else has it');
      return [{ kind: 'may', action: 'blockDespite', what, keyword: k }];
    };
  },
});
rule({
  name: 'mana.amongColorsOf',
  of: 'Mana',
  slots: { n: 'Noun' },
  en: 'one mana of any color among {n#pl}',
  mean: ({ n }) => ({ kind: 'colorsOf', of: eachOf(n), amount: 1 }),
});
rule({
  name: 'act.doubleEachKindOfYours',
  of: 'Act',
  en: '<double> the number of each kind of counter you have',
  mean: () => (who) => {
    if (who.kind !== 'you') throw new Unclear('whose counters');
    return [{ do: 'sameCounters', as: who, on: who }];
  },
});
rule({
  name: 'act.chooseAnotherTargetPlayer',
  of: 'Act',
  slots: { n: 'PlayerNoun' },
  en: '<choose> another target {n#sg}',
  mean: ({ n }, d) => {
    const other: Filter = { kind: 'not', of: { kind: 'is', what: d.refer({ player: true }) } };
    d.target({ ...n, filters: [...n.filters, other] });
    return () => [];
  },
});
