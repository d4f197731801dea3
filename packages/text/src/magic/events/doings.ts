/** Deeds of players and of objects that have a word of their own: exerting, enlisting, completing dungeons, gifts; the nth spell of a turn. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { EventSubject, ObjectEvent, PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, bound, self, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const doings = rulesOf();
const { rule } = doings;

const object: Selector = { kind: 'event', role: 'object' };
const host: Selector = { kind: 'host', of: self };
const by = (who: Selector | undefined): { readonly who?: Selector } => (who === undefined ? {} : { who });

// Of players
for (const [action, verb] of [
  ['complete dungeon', '<complete> a dungeon'],
  ['gift', '<give> a gift'],
] as const)
  rule({
    name: `playerEvent.${action.replace(' ', '')}`,
    of: 'PlayerEvent',
    en: verb,
    mean: (): PlayerEvent => ({ on: (who) => ({ on: 'acted', action, ...by(who) }) }),
  });
rule({
  name: 'playerEvent.exert',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<exert> a {n#sg}',
  mean: ({ n }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    return { on: (who) => ({ on: 'acted', action: 'exert', what: allOf(n.filters), ...by(who) }) };
  },
});
/** 107.14: energy counters. */
rule({
  name: 'playerEvent.getEnergy',
  of: 'PlayerEvent',
  en: '<get> one or more {E}',
  mean: (_, d): PlayerEvent => {
    d.mentionAmount({ kind: 'amount' });
    return {
      on: (who) => {
        if (who === undefined) throw new Unclear('who gets them');
        return { on: 'counters', what: { kind: 'is', what: who }, counter: 'energy' };
      },
    };
  },
});
rule({
  name: 'playerEvent.drawNthInATurn',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal' },
  en: '<draw> your {nth} card in a turn',
  mean: ({ nth }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    return { on: (who) => ({ on: 'draw', ...by(who) }), nth };
  },
});
rule({
  name: 'playerEvent.attacksEnchanted',
  of: 'PlayerEvent',
  en: ['<attack> enchanted player', '<attack> enchanted opponent'],
  mean: (_, d): PlayerEvent => {
    d.mentionPlayer(host);
    const creature: Filter = { kind: 'type', type: 'creature' };
    return {
      on: (who) => ({
        on: 'attack',
        what: allOf([creature, ...(who === undefined ? [] : [{ kind: 'controlledBy', who } as const])]),
        whom: { kind: 'is', what: host },
      }),
      joint: { filters: [creature], kinds: ['creature', 'permanent'] },
      per: 'other',
    };
  },
});
/** Whoever casts it: all spells of the turn are counted together. */
rule({
  name: 'event.nthSpellOfTurn',
  of: 'Event',
  slots: { nth: 'Ordinal', n: 'Noun' },
  en: 'the {nth} {n#sg} of a turn is cast',
  mean: ({ nth, n }, d) => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    return { on: { on: 'cast', ...castPattern(n) }, nth: { number: nth } };
  },
});
rule({
  name: 'event.playerIsAttacked',
  of: 'Event',
  en: 'enchanted player is attacked',
  mean: (_, d) => {
    d.mentionPlayer(host);
    const on: EventPattern = {
      on: 'attack',
      what: { kind: 'type', type: 'creature' },
      whom: { kind: 'is', what: host },
    };
    return { on, oneOrMore: { as: d.fresh('them'), total: d.fresh('number') } };
  },
});

/** 706.2: the natural result. */
rule({
  name: 'playerEvent.rollAtLeast',
  of: 'PlayerEvent',
  slots: { n: 'Number' },
  en: ['<roll> a {n} or higher', '<roll> a {n} or higher on a die'],
  mean: ({ n }, d): PlayerEvent => {
    d.mentionAmount({ kind: 'amount' });
    return { on: (who) => ({ on: 'acted', action: 'roll', amount: { op: '≥', to: n }, ...by(who) }) };
  },
});
rule({
  name: 'condition.rollWasAtLeast',
  of: 'Condition',
  slots: { n: 'Number' },
  en: 'the roll was {n} or higher',
  mean: ({ n }) => ({ kind: 'compare', value: { kind: 'amount' }, is: { op: '≥', to: n } }),
});

// Of objects
for (const [action, verb] of [
  ['enlist', '<enlist> a creature'],
  ['fight', '<fight>'],
] as const)
  rule({
    name: `objectEvent.${action}s`,
    of: 'ObjectEvent',
    en: verb,
    mean: (): ObjectEvent => ({ on: (what) => ({ on: 'acted', action, what }) }),
  });
/** Permanents go there from the battlefield; of cards it would have to be said from where. */
const isCard = (what: Filter): boolean =>
  what.kind === 'all' || what.kind === 'any'
    ? what.of.some(isCard)
    : ['card', 'spell', 'ownedBy', 'in'].includes(what.kind) || (what.kind === 'is' && what.what.kind === 'this');
rule({
  name: 'passive.putIntoGraveyard',
  of: 'Passive',
  en: 'put into a graveyard',
  mean: (): ObjectEvent => ({
    on: (what) => {
      if (isCard(what)) throw new Unclear('from where the card is put there');
      return { on: 'move', what, from: ['battlefield'], to: ['graveyard'] };
    },
  }),
});
/** This permanent or what it is attached to: an Aura or Equipment that is a creature now. */
for (const word of ['enchanted', 'equipped'] as const)
  rule({
    name: `eventSubject.orHost.${word}`,
    of: 'EventSubject',
    slots: { s: 'Self' },
    en: `{s} or ${word} creature`,
    agreement: 'sg',
    mean: ({ s }): EventSubject => ({
      filter: {
        kind: 'any',
        of: [
          { kind: 'is', what: s },
          { kind: 'is', what: host },
        ],
      },
      described: { filters: [], kinds: ['creature', 'permanent'] },
    }),
  });
rule({
  name: 'event.hostAttacksWithOther',
  of: 'Event',
  en: 'equipped creature and at least one other creature attack',
  mean: (_, d) => {
    const isHost: Filter = { kind: 'is', what: host };
    d.mention({ selector: object, kinds: ['creature', 'permanent'], several: false });
    const others: Selector = {
      kind: 'each',
      where: allOf([
        { kind: 'attacking' },
        { kind: 'controlledBy', who: { kind: 'controller', of: host } },
        { kind: 'not', of: isHost },
      ]),
    };
    const enough: Filter = { kind: 'where', condition: { kind: 'exists', what: others } };
    return { on: { on: 'attack', what: allOf([isHost, enough]) } };
  },
});
rule({
  name: 'steps.yourEndOfCombat',
  of: 'Steps',
  en: ['end of combat on your turn', 'the end of combat on your turn'],
  mean: () => ({ on: 'beginning', step: 'end-combat', whose: you }),
});

// Counters of whatever kind
rule({
  name: 'playerEvent.putAnyCounter',
  of: 'PlayerEvent',
  slots: { what: 'EventSubject' },
  en: '<put> a counter on {what}',
  mean: ({ what }, d): PlayerEvent => {
    if (what.joint === true) throw new Unclear('one counter on one or more things');
    if (what.known !== true) d.mention({ selector: object, kinds: what.described.kinds, several: false });
    return { on: (who) => ({ on: 'counters', what: what.filter, each: true, ...by(who) }) };
  },
});
rule({
  name: 'event.anyCountersPutOn',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: 'one or more counters are put on {what}',
  mean: ({ what }, d) => {
    const on: EventPattern = { on: 'counters', what: what.filter };
    const oneOrMore = { as: d.fresh('them'), total: d.fresh('number') };
    if (what.joint === true) d.mention({ selector: bound(oneOrMore.as), kinds: what.described.kinds, several: true });
    else if (what.known !== true) d.mention({ selector: object, kinds: what.described.kinds, several: false });
    d.mentionAmount({ kind: 'var', name: oneOrMore.total });
    // Counters of several kinds that are put on it at the same time.
    return { on, oneOrMore: what.joint === true ? oneOrMore : { per: 'object', ...oneOrMore } };
  },
});
