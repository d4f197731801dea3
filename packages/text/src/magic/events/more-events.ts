/** Events of players and of cards in few words: gained or lost, cast or cycled, dealt damage, milled; abilities by their keyword; mana expended. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { EventSubject, PlayerEvent, TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, bound, self, you } from '../nouns/selectors.ts';

export const moreEvents = rulesOf();
const { rule, lexicon } = moreEvents;

const by = (who: Selector | undefined): { readonly who?: Selector } => (who === undefined ? {} : { who });
const object: Selector = { kind: 'event', role: 'object' };

// Life
rule({
  name: 'playerEvent.gainOrLoseLife',
  of: 'PlayerEvent',
  en: '<gain> or <lose> life',
  mean: (_, d): PlayerEvent => {
    d.mentionAmount({ kind: 'amount' });
    return {
      on: (who) => ({
        on: 'any',
        of: [
          { on: 'gainLife', ...by(who) },
          { on: 'loseLife', ...by(who) },
        ],
      }),
    };
  },
});

// Damage to players
const toPlayer = (who: Selector | undefined): Filter => {
  if (who === undefined) return { kind: 'player' };
  return who.kind === 'players' ? { kind: 'player', which: who.which } : { kind: 'is', what: who };
};
for (const [name, word, combat] of [
  ['', '', undefined],
  ['Combat', 'combat ', true],
  ['Noncombat', 'non~combat ', false],
] as const) {
  const how = combat === undefined ? {} : { combat };
  rule({
    name: `event.playerDealt${name}`,
    of: 'Event',
    slots: { who: 'EventPlayer' },
    en: `{who} <are@who> dealt ${word}damage`,
    mean: ({ who }, d): TriggerEvent => {
      if (who.who?.kind === 'you') throw new Unclear('said as "you\'re"');
      d.mentionAmount({ kind: 'amount' });
      return { on: { on: 'damage', to: toPlayer(who.who), ...how } };
    },
  });
  rule({
    name: `event.youreDealt${name}`,
    of: 'Event',
    en: [`you're dealt ${word}damage`, `you are dealt ${word}damage`],
    mean: (_, d): TriggerEvent => {
      d.mentionAmount({ kind: 'amount' });
      return { on: { on: 'damage', to: { kind: 'is', what: { kind: 'you' } }, ...how } };
    },
  });
}

// Cards
rule({
  name: 'objectEvent.milled',
  of: 'Passive',
  en: 'milled',
  mean: () => ({ on: (what) => ({ on: 'mill', what }) }),
});
rule({
  name: 'playerEvent.castOrCycleThis',
  of: 'PlayerEvent',
  slots: { s: 'Self' },
  en: '<cast> or <cycle> {s}',
  mean: ({ s }): PlayerEvent => {
    const what: Filter = { kind: 'is', what: s };
    return {
      on: (): EventPattern => ({
        on: 'any',
        of: [
          { on: 'cast', what },
          { on: 'activate', what, keyword: 'cycling' },
        ],
      }),
      zones: ['stack', 'graveyard', 'exile'],
    };
  },
});
/** "When you cycle this card or it dies": this object, spoken of in the event before. */
rule({
  name: 'eventSubject.it',
  of: 'EventSubject',
  en: 'it',
  agreement: 'sg',
  mean: (_, d): EventSubject => {
    if (d.refer({ several: false }).kind !== 'this') throw new Unclear('what an event happens to');
    const filter: Filter = { kind: 'is', what: self };
    return { filter, described: { filters: [filter], kinds: [] }, known: true };
  },
});
rule({
  name: 'playerEvent.createOrSacrifice',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<create> or <sacrifice> a {n#sg}',
  mean: ({ n }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    const what = allOf(n.filters);
    return {
      on: (who) => ({
        on: 'any',
        of: [
          { on: 'create', what, ...by(who) },
          { on: 'sacrifice', what, ...by(who) },
        ],
      }),
    };
  },
});
rule({
  name: 'objectEvent.leavesWithoutDying',
  of: 'ObjectEvent',
  en: '<leave> the battlefield without dying',
  mean: () => ({
    on: (what) => ({
      on: 'move',
      what,
      from: ['battlefield'],
      to: ['library', 'hand', 'exile', 'command'],
    }),
  }),
});

// Lands
/** A land, or a card of another type, which is cast. */
rule({
  name: 'playerEvent.playLandOf',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<play> a {n#sg}',
  mean: ({ n }, d) => {
    const { kinds } = n;
    if (n.pool !== undefined) throw new Unclear('from where it is played');
    const from = n.zones === undefined ? {} : { from: n.zones };
    if (kinds.includes('card')) {
      d.mention({ selector: object, kinds: ['card'], several: false });
      const what = allOf(n.filters.filter(({ kind }) => kind !== 'card'));
      return {
        on: (who): EventPattern => ({
          on: 'any',
          of: [
            { on: 'playLand', what, ...from, ...by(who) },
            { on: 'cast', what, ...from, ...by(who) },
          ],
        }),
      };
    }
    // Where a land is played from is said in `playerEvent.playLandFrom`.
    if (n.zones !== undefined) throw new Unclear('from where the land is played');
    const isAnyLand = n.filters.length === 1 && n.filters[0]?.kind === 'type';
    if (isAnyLand || !n.filters.some((f) => (f.kind === 'type' && f.type === 'land') || f.kind === 'subtype'))
      throw new Unclear('only lands are played that are not cast');
    d.mention({ selector: object, kinds: n.kinds, several: false });
    const what = allOf(n.filters);
    return { on: (who) => ({ on: 'playLand', what, ...by(who) }) };
  },
});

// Abilities by their keyword
lexicon({
  of: 'KeywordAbility',
  en: Object.fromEntries(
    'exhaust,ninjutsu,equip,eternalize,embalm,outlast,power-up,crew,saddle'.split(',').map((word) => [word, word]),
  ),
  mean: (word) => word,
});
const activates = (keyword: string, mana?: false): PlayerEvent => ({
  on: (who) => ({ on: 'activate', keyword, ...(mana === undefined ? {} : { mana }), ...by(who) }),
});
const ability: Selector = { kind: 'event', role: 'other' };
rule({
  name: 'playerEvent.activatesKeyword',
  of: 'PlayerEvent',
  slots: { k: 'KeywordAbility' },
  en: '<activate> a {k} ability',
  mean: ({ k }, d) => {
    d.mention({ selector: ability, kinds: ['ability'], several: false, byKind: true });
    return activates(k);
  },
});
rule({
  name: 'playerEvent.activatesEitherKeyword',
  of: 'PlayerEvent',
  slots: { k: 'KeywordAbility', l: 'KeywordAbility' },
  en: '<activate> a {k} or {l} ability',
  mean: ({ k, l }, d) => {
    d.mention({ selector: ability, kinds: ['ability'], several: false, byKind: true });
    const [a, b] = [activates(k), activates(l)];
    return {
      on: (who) => ({ on: 'any', of: [a.on(who), b.on(who)].flatMap((on) => (on.on === 'any' ? on.of : [on])) }),
    };
  },
});
rule({
  name: 'playerEvent.activatesKeywordNoMana',
  of: 'PlayerEvent',
  slots: { k: 'KeywordAbility' },
  en: "<activate> a {k} ability that isn't a mana ability",
  mean: ({ k }, d) => {
    d.mention({ selector: ability, kinds: ['ability'], several: false });
    return activates(k, false);
  },
});

/** 606.2 */
rule({
  name: 'playerEvent.activatesLoyalty',
  of: 'PlayerEvent',
  en: '<activate> a loyalty ability',
  mean: (_, d) => {
    d.mention({ selector: ability, kinds: ['ability'], several: false, byKind: true });
    return { on: (who) => ({ on: 'activate', loyalty: true, ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.activatesLoyaltyOf',
  of: 'PlayerEvent',
  slots: { t: 'Thing' },
  en: '<activate> a loyalty ability of {t}',
  mean: ({ t }, d) => {
    const what: Filter = t.kind === 'definite' ? { kind: 'is', what: t.selector } : allOf(t.described.filters);
    d.mention({ selector: ability, kinds: ['ability'], several: false, byKind: true });
    return { on: (who) => ({ on: 'activate', what, loyalty: true, ...by(who) }) };
  },
});
rule({
  name: 'event.ringTempts',
  of: 'Event',
  en: 'the ^Ring tempts you',
  mean: () => ({ on: { on: 'acted', action: 'ring tempts', who: you } }),
});

/** 700.14 */
rule({
  name: 'playerEvent.expend',
  of: 'PlayerEvent',
  slots: { n: 'Number' },
  en: '<expend> {n}',
  mean: ({ n }): PlayerEvent => ({ on: (who) => ({ on: 'cast', ...by(who), expends: n }) }),
});

// What players do with what is not theirs, and what others make them do
rule({
  name: 'playerEvent.tapUntapped',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<tap> an untapped {n#sg}',
  mean: ({ n }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    return { on: (who) => ({ on: 'tap', what: allOf(n.filters), ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.tapSomeUntapped',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<tap> one or more untapped {n#pl}',
  mean: ({ n }): PlayerEvent => ({ on: (who) => ({ on: 'tap', what: allOf(n.filters), ...by(who) }), joint: n }),
});
const byOpponents: Filter = { kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } };
const causer: Selector = { kind: 'controller', of: { kind: 'event', role: 'source' } };
rule({
  name: 'event.causedDiscardThis',
  of: 'Event',
  slots: { s: 'Self' },
  en: 'a spell or ability an opponent controls causes you to discard {s}',
  mean: ({ s }, d) => {
    d.mentionPlayer(causer);
    return {
      on: { on: 'discard', what: { kind: 'is', what: s }, cause: byOpponents },
      zones: ['graveyard', 'exile'],
    };
  },
});
rule({
  name: 'event.causedDiscard',
  of: 'Event',
  slots: { n: 'Noun' },
  en: 'a spell or ability an opponent controls causes you to discard a {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    d.mentionPlayer(causer);
    return { on: { on: 'discard', who: you, what: allOf(n.filters), cause: byOpponents } };
  },
});
rule({
  name: 'event.causedDiscardSome',
  of: 'Event',
  slots: { n: 'Noun' },
  en: [
    'a spell or ability an opponent controls causes you to discard one or more {n#pl}',
    'a spell or ability an opponent controls causes you to discard {n#pl}',
  ],
  mean: ({ n }, d) => {
    const [as, total] = [d.fresh('them'), d.fresh('number')];
    d.mention({ selector: bound(as), kinds: n.kinds, several: true });
    d.mentionAmount({ kind: 'var', name: total });
    return {
      on: { on: 'discard', who: you, what: allOf(n.filters), cause: byOpponents },
      oneOrMore: { as, total },
    };
  },
});
/** 119.4 */
rule({
  name: 'playerEvent.payLife',
  of: 'PlayerEvent',
  en: '<pay> life',
  mean: (_, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: (who) => ({ on: 'loseLife', paid: true, ...by(who) }) };
  },
});
