/** Events of objects: attached to this, entering attacking, counters taken off, damage to several, abilities activated; states again and again. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, bound, self } from '../nouns/selectors.ts';

export const ofObjects = rulesOf();
const { rule } = ofObjects;

const object: Selector = { kind: 'event', role: 'object' };
const ability: Selector = { kind: 'event', role: 'other' };
const isThis: Filter = { kind: 'is', what: self };
const host: Selector = { kind: 'host', of: self };

for (const [word] of [['enchanted'], ['equipped'], ['fortified']] as const)
  rule({
    name: `eventSubject.${word}.subtype`,
    of: 'EventSubject',
    slots: { t: 'Subtype' },
    en: `${word} {t#sg}`,
    agreement: 'sg',
    mean: ({ t }) => ({
      filter: { kind: 'is', what: host },
      described: { filters: [{ kind: 'is', what: host }], kinds: [t, 'permanent'] },
    }),
  });
rule({
  name: 'objectEvent.attachedToThis',
  of: 'ObjectEvent',
  slots: { s: 'Self' },
  en: '<become> attached to {s}',
  mean: () => ({ on: (what) => ({ on: 'attach', what, to: isThis }) }),
});
rule({
  name: 'objectEvent.enters.attacking',
  of: 'ObjectEvent',
  en: ['<enter> attacking', '<enter> the battlefield attacking'],
  mean: () => ({ on: (what) => ({ on: 'move', what: allOf([what, { kind: 'attacking' }]), to: ['battlefield'] }) }),
});
rule({
  name: 'event.countersRemovedFrom',
  of: 'Event',
  slots: { c: 'Counter', what: 'EventSubject' },
  en: 'one or more {c} counters are removed from {what}',
  mean: ({ c, what }, d) => {
    if (what.joint === true) throw new Unclear('counters on one or more things');
    if (what.known !== true) d.mention({ selector: object, kinds: what.described.kinds, several: false });
    d.mentionAmount({ kind: 'amount' });
    return { on: { on: 'counters', what: what.filter, counter: c, removed: true } };
  },
});
/** Once for all that are put there at the same time. */
rule({
  name: 'event.countersPutOnSeveral',
  of: 'Event',
  slots: { c: 'Counter', n: 'Noun' },
  en: 'one or more {c} counters are put on {n#pl}',
  mean: ({ c, n }, d) => {
    const oneOrMore = { as: d.fresh('them'), total: d.fresh('number') };
    d.mention({ selector: bound(oneOrMore.as), kinds: n.kinds, several: true });
    d.mentionAmount({ kind: 'var', name: oneOrMore.total });
    return { on: { on: 'counters', what: allOf(n.filters), counter: c }, oneOrMore };
  },
});
for (const [name, word, combat] of [
  ['', '', undefined],
  ['Combat', 'combat ', true],
] as const)
  rule({
    name: `event.deals${name}ToSome`,
    of: 'Event',
    slots: { what: 'EventSubject', n: 'Noun' },
    en: `{what} <deal@what> ${word}damage to one or more {n#pl}`,
    mean: ({ what, n }, d) => {
      if (what.joint === true) throw new Unclear('one or more to one or more');
      if (what.known !== true)
        d.mention({ selector: { kind: 'event', role: 'source' }, kinds: what.described.kinds, several: false });
      const total = d.fresh('number');
      d.mentionAmount({ kind: 'var', name: total });
      const on: EventPattern = {
        on: 'damage',
        source: what.filter,
        to: allOf(n.filters),
        ...(combat === undefined ? {} : { combat }),
      };
      return { on, oneOrMore: { per: 'source', as: d.fresh('them'), total } };
    },
  });
rule({
  name: 'event.hostAbilityActivated',
  of: 'Event',
  slots: { t: 'Thing' },
  en: "an ability of {t} is activated, if it isn't a mana ability",
  mean: ({ t }, d) => {
    if (t.kind === 'choice' || t.described !== undefined) throw new Unclear('of which of them');
    d.mention({ selector: ability, kinds: ['ability'], several: false, byKind: true });
    return { on: { on: 'activate', what: { kind: 'is', what: t.selector }, mana: false } };
  },
});
rule({
  name: 'playerEvent.activatesOwnKeyword',
  of: 'PlayerEvent',
  slots: { s: 'Self', k: 'KeywordAbility' },
  en: "<activate> {s}'s {k} ability",
  mean: ({ s, k }) => ({
    on: (who) => ({ on: 'activate', what: { kind: 'is', what: s }, keyword: k, ...(who === undefined ? {} : { who }) }),
  }),
});
/** 603.8: a state that is said with "whenever" triggers as one that is said with "when". */
rule({
  name: 'trigger.stateOfCounters',
  of: 'Trigger',
  slots: { c: 'Condition' },
  en: 'whenever {c}',
  mean: ({ c }) => {
    const isOfCounters = c.kind === 'compare' && typeof c.value === 'object' && c.value.kind === 'counters';
    if (!isOfCounters) throw new Unclear('not a number of counters');
    return { on: { on: 'state', condition: c } };
  },
});
