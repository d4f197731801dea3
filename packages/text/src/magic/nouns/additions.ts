/** Additions after a noun: whose it is, what it has, where it is, what it does now. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { any, not } from './adjectives.ts';
import { related } from './related.ts';
import { allOf, you } from './selectors.ts';

export const additions = rulesOf();
const { rule } = additions;

export type Adding = (described: Described) => Described;

rule({ name: 'additions.one', of: 'Additions', slots: { a: 'Addition' }, en: '{a}', mean: ({ a }) => a });
/** 113.7: what an ability on the stack comes from, as it is or last was. */
rule({
  name: 'addition.fromSource',
  of: 'Addition',
  slots: { n: 'Noun' },
  en: ['from a {n#sg}', 'from {n#pl}'],
  mean: ({ n }): Adding => {
    if (!n.kinds.includes('source')) throw new Unclear('only sources have abilities');
    const from = allOf(n.filters);
    return (it) => {
      if (!it.filters.some(({ kind }) => kind === 'ability')) throw new Unclear('only abilities come from sources');
      return { ...it, filters: it.filters.map((filter) => (filter.kind === 'ability' ? { ...filter, from } : filter)) };
    };
  },
});
/** One that ends with a noun phrase of its own: what follows belongs to that. */
/** "A card that shares a type with it from among them": no card of the noun phrase at its end is from among cards. */
rule({
  name: 'additions.lastFromAmong',
  of: 'Additions',
  slots: { a: 'LastAddition', pool: 'Among' },
  en: '{a} from among {pool}',
  mean: (parts): Adding => {
    const last = parts.a;
    const from = parts.pool;
    // One that was chosen out of them may be meant, too.
    if (from.kind === 'filter') throw new Unclear('some of them were spoken of already');
    return (it) => {
      if (!it.kinds.includes('card') && !it.kinds.includes('spell')) throw new Unclear('no cards from among cards');
      return { ...last(it), pool: from };
    };
  },
});
/** "A spell that shares a card type with it from your hand": it is not what it is compared with that comes from there. */
rule({
  name: 'additions.lastFrom',
  of: 'Additions',
  slots: { a: 'LastAddition', z: 'ZonePhrase' },
  en: '{a} {z}',
  mean: (parts): Adding => {
    const last = parts.a;
    const { zones, filters } = parts.z;
    return (it) => {
      if (!it.kinds.includes('card') && !it.kinds.includes('spell')) throw new Unclear('only cards are elsewhere');
      if (it.zones !== undefined && !it.kinds.includes('spell')) throw new Unclear('in two places');
      const made = last(it);
      return { ...made, zones, filters: [...made.filters, ...filters] };
    };
  },
});
rule({
  name: 'additions.last',
  of: 'Additions',
  slots: { a: 'LastAddition' },
  en: '{a}',
  mean: ({ a }): Adding => {
    const last = a;
    // "Creatures other than Elves and Goblins": as open to "and" as a noun without additions.
    return (it) => ({ ...last(it), plain: true });
  },
});
rule({
  name: 'additions.more',
  of: 'Additions',
  slots: { a: 'Addition', more: 'Additions' },
  en: '{a} {more}',
  mean: ({ a, more }): Adding => {
    const [first, rest] = [a, more];
    return (it) => rest(first(it));
  },
});
/** Something more that must be true of it. */
export const withFilters =
  (...filters: readonly Filter[]): Adding =>
  (described) => ({
    ...described,
    filters: [...described.filters, ...filters],
  });
/**
 * Something that only creatures have: said after "artifact, enchantment, or creature" it is about the last of them alone
 * ("or creature with flying").
 */
export const ofCreatures =
  (...filters: readonly Filter[]): Adding =>
  (described) => {
    const { items } = described;
    const last = items?.at(-1);
    if (items === undefined || last === undefined || !isCreature(last) || items.every(isCreature))
      return withFilters(...filters)(described);
    const [, ...rest] = described.filters;
    const changed = [...items.slice(0, -1), { ...last, filters: [...last.filters, ...filters] }];
    return { ...described, filters: [any(changed.map((item) => allOf(item.filters))), ...rest], items: changed };
  };
const isCreature = (item: Described): boolean => item.kinds.includes('creature') || item.kinds.includes('Vehicle');

// Whose it is
export const controlledBy = (who: Selector): Filter => ({ kind: 'controlledBy', who });
export const opponents: Selector = { kind: 'players', which: 'opponents' };
rule({
  name: 'addition.controls',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} <control@who>',
  mean: ({ who }): Adding => {
    const controller = who;
    return (it) => {
      if (it.kinds.includes('card') && !it.kinds.includes('permanent')) throw new Unclear('nobody controls a card');
      return withFilters(controlledBy(controller))(it);
    };
  },
});
rule({
  name: 'addition.doesntControl',
  of: 'Addition',
  slots: { who: 'Player' },
  en: "{who} <don't@who> control",
  mean: ({ who }) => withFilters(not(controlledBy(who))),
});
rule({
  name: 'addition.opponentControls',
  of: 'Addition',
  en: ['an opponent controls', 'your opponents control'],
  mean: (): Adding => (it) => ({ ...withFilters(controlledBy(opponents))(it), ofOpponent: true }),
});
rule({
  name: 'addition.owns',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} <own@who>',
  mean: ({ who }) => withFilters({ kind: 'ownedBy', who }),
});
rule({
  name: 'addition.opponentOwns',
  of: 'Addition',
  en: ['an opponent owns', 'your opponents own'],
  mean: () => withFilters({ kind: 'ownedBy', who: opponents }),
});
/** 810.2, 810.5: you and whoever plays with you. */
const TEAM: Selector = {
  kind: 'filter',
  of: { kind: 'players', which: 'each' },
  where: not({ kind: 'player', which: 'opponents' }),
};
rule({
  name: 'addition.teamControls',
  of: 'Addition',
  en: 'your team controls',
  mean: () => withFilters(controlledBy(TEAM)),
});
rule({
  name: 'addition.doesntOwn',
  of: 'Addition',
  slots: { who: 'Player' },
  en: "{who} <don't@who> own",
  mean: ({ who }) => withFilters(not({ kind: 'ownedBy', who })),
});
rule({
  name: 'addition.ownsAndControls',
  of: 'Addition',
  en: ['you both own and control', 'you own and control'],
  mean: () => withFilters({ kind: 'ownedBy', who: you }, controlledBy(you)),
});
rule({
  name: 'addition.controlsButDoesntOwn',
  of: 'Addition',
  en: "you control but don't own",
  mean: () => withFilters(controlledBy(you), not({ kind: 'ownedBy', who: you })),
});
rule({
  name: 'addition.ownsButDoesntControl',
  of: 'Addition',
  en: "you own but don't control",
  mean: () => withFilters({ kind: 'ownedBy', who: you }, not(controlledBy(you))),
});
/** Who chooses: as the effect would have it anyway. */
rule({
  name: 'addition.theirChoice',
  of: 'Addition',
  en: 'of their choice',
  mean: (): Adding => (it) => ({ ...it, chooser: 'doer' }),
});
rule({
  name: 'addition.yourChoice',
  of: 'Addition',
  en: 'of your choice',
  mean: (): Adding => (it) => ({ ...it, chooser: 'you' }),
});

rule({
  name: 'addition.opponentsChoice',
  of: 'Addition',
  en: "of an opponent's choice",
  mean: (): Adding => (it) => ({ ...it, chooser: 'opponent' }),
});
rule({
  name: 'addition.opponentsChoiceOfTheirs',
  of: 'Addition',
  en: "of an opponent's choice they control",
  mean: (): Adding => (it) => ({ ...withFilters(controlledBy(opponents))(it), chooser: 'opponent', ofChooser: true }),
});

// What it has
const having = (k: string): Filter => ({ kind: 'keyword', keyword: k });
rule({
  name: 'addition.with',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: [
    'with {k}',
    'with {k} abilities',
    'with a {k} ability',
    'that has {k}',
    'that have {k}',
    'that has a {k} ability',
    'that have a {k} ability',
  ],
  mean: ({ k }) => ofCreatures(having(k)),
});
rule({
  name: 'addition.withOr',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName' },
  en: ['with {a} or {b}', 'with {a} and/or {b}'],
  mean: ({ a, b }) => ofCreatures(any([having(a), having(b)])),
});
rule({
  name: 'addition.withOr3',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName', c: 'KeywordName' },
  en: ['with {a}, {b}, or {c}', 'with {a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => ofCreatures(any([having(a), having(b), having(c)])),
});
rule({
  name: 'addition.withOr4',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName', c: 'KeywordName', e: 'KeywordName' },
  en: ['with {a}, {b}, {c}, or {e}', 'with {a}, {b}, {c}, and/or {e}'],
  mean: ({ a, b, c, e }) => ofCreatures(any([having(a), having(b), having(c), having(e)])),
});
rule({
  name: 'addition.withAnd',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName' },
  en: 'with {a} and {b}',
  mean: ({ a, b }) => ofCreatures(having(a), having(b)),
});
rule({
  name: 'addition.without',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: ['without {k}', "that doesn't have {k}", "that don't have {k}"],
  mean: ({ k }) => ofCreatures(not(having(k))),
});
rule({
  name: 'addition.noAbilities',
  of: 'Addition',
  en: 'with no abilities',
  mean: () => ofCreatures({ kind: 'abilityless' }),
});
// Names
rule({
  name: 'addition.named',
  of: 'Addition',
  slots: { name: 'Name' },
  en: 'named {name}',
  mean: ({ name }) => withFilters({ kind: 'named', name }),
});
rule({
  name: 'addition.notNamed',
  of: 'Addition',
  slots: { name: 'Name' },
  en: 'not named {name}',
  mean: ({ name }) => withFilters(not({ kind: 'named', name })),
});
rule({
  name: 'addition.chosenName',
  of: 'Addition',
  en: 'with the chosen name',
  mean: () => withFilters({ kind: 'chosenName', key: 'name' }),
});
/** The name that was chosen, or that of what was spoken of. */
rule({
  name: 'addition.thatName',
  of: 'Addition',
  en: 'with that name',
  mean: (_, d) => {
    const isChosen = d.maybeResult('name') !== undefined;
    const of = isChosen ? undefined : d.maybe({ several: false, notSelf: true });
    return withFilters(of === undefined ? { kind: 'chosenName', key: 'name' } : { kind: 'sharesName', with: of });
  },
});
rule({
  name: 'addition.chosenColor',
  of: 'Addition',
  en: ['of the chosen color', 'of that color', 'of the last chosen color'],
  mean: () => withFilters({ kind: 'chosenColor', key: 'color' }),
});
rule({
  name: 'addition.chosenType',
  of: 'Addition',
  en: ['of the chosen type', 'of that type'],
  mean: () => withFilters({ kind: 'chosenType', key: 'type' }),
});
rule({
  name: 'addition.otherName',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ["that don't have the same name as {t}", "that doesn't have the same name as {t}"],
  mean: ({ t }, d) => withFilters(not({ kind: 'sharesName', with: related(t, d) })),
});
rule({
  name: 'addition.sameName',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['with the same name as {t}', 'that have the same name as {t}'],
  mean: ({ t }, d) => withFilters({ kind: 'sharesName', with: related(t, d) }),
});
