/** Events of players and of cards in few words: gained or lost, cast or cycled, dealt damage, milled; abilities by their keyword; mana expended. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { EventSubject, PlayerEvent, TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, self } from '../nouns/selectors.ts';

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
  name: 'playerEvent.activatesKeywordNoMana',
  of: 'PlayerEvent',
  slots: { k: 'KeywordAbility' },
  en: "<activate> a {k} ability that isn't a mana ability",
  mean: ({ k }, d) => {
    d.mention({ selector: ability, kinds: ['ability'], several: false });
    return activates(k, false);
  },
});

/** 700.14 */
rule({
  name: 'playerEvent.expend',
  of: 'PlayerEvent',
  slots: { n: 'Number' },
  en: '<expend> {n}',
  mean: ({ n }): PlayerEvent => ({ on: (who) => ({ on: 'cast', ...by(who), expends: n }) }),
});
