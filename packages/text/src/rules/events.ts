/** Events that abilities wait for: whenever …, at the beginning of …. */
import type { Filter, Selector } from '@rulewright/language';
import type { Described } from './categories.ts';
import { rulesOf } from './categories.ts';
import { allOf, type Discourse, self, you } from './discourse.ts';

export const events = rulesOf();
const { rule } = events;

rule({
  name: 'trigger.whenever',
  of: 'Trigger',
  slots: { e: 'Event' },
  en: ['whenever {e}', 'when {e}'],
  mean: ({ e }) => e,
});
rule({
  name: 'trigger.beginningYour',
  of: 'Trigger',
  slots: { step: 'Step' },
  en: ['at the beginning of your {step}', 'at the beginning of {step} on your turn'],
  mean: ({ step }) => ({ on: 'beginning', step, whose: you }),
});
rule({
  name: 'trigger.beginningEach',
  of: 'Trigger',
  slots: { step: 'Step' },
  en: ["at the beginning of each player's {step}", 'at the beginning of each {step}', 'at the beginning of the {step}'],
  mean: ({ step }, d) => {
    d.mentionPlayer({ kind: 'players', which: 'active' });
    return { on: 'beginning', step };
  },
});

// Who or what it happens to
rule({
  name: 'eventSubject.self',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: '{s}',
  mean: ({ s }): Filter => ({ kind: 'is', what: s }),
});
const object: Selector = { kind: 'event', role: 'object' };
const spoken = (n: Described, d: Discourse): Filter => {
  d.mention({ selector: object, kinds: n.kinds, several: false });
  return allOf(n.filters);
};
const notThis: Filter = { kind: 'not', of: { kind: 'is', what: self } };
rule({
  name: 'eventSubject.a',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'a {n#sg}',
  mean: ({ n }, d) => spoken(n, d),
});
rule({
  name: 'eventSubject.another',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'another {n#sg}',
  mean: ({ n }, d) => spoken({ ...n, filters: [...n.filters, notThis] }, d),
});
rule({
  name: 'eventSubject.orAnother',
  of: 'EventSubject',
  slots: { s: 'Self', n: 'Noun' },
  en: '{s} or another {n#sg}',
  mean: ({ s, n }, d): Filter => ({ kind: 'any', of: [{ kind: 'is', what: s }, spoken(n, d)] }),
});

rule({
  name: 'event.enters',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: ['{what} enters', '{what} enters the battlefield'],
  mean: ({ what }) => ({ on: 'move', what, to: ['battlefield'] }),
});
rule({
  name: 'event.dies',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: ['{what} dies', '{what} is put into a graveyard from the battlefield'],
  mean: ({ what }) => ({ on: 'move', what, from: ['battlefield'], to: ['graveyard'] }),
});
rule({
  name: 'event.leaves',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: '{what} leaves the battlefield',
  mean: ({ what }) => ({ on: 'move', what, from: ['battlefield'] }),
});
rule({
  name: 'event.attacks',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: '{what} attacks',
  mean: ({ what }) => ({ on: 'attack', what }),
});
rule({
  name: 'event.blocks',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: '{what} blocks',
  mean: ({ what }) => ({ on: 'block', what }),
});
rule({
  name: 'event.combatDamagePlayer',
  of: 'Event',
  slots: { what: 'EventSubject' },
  en: '{what} deals combat damage to a player',
  mean: ({ what }, d) => {
    d.mentionPlayer({ kind: 'event', role: 'player' });
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', source: what, to: { kind: 'player' }, combat: true };
  },
});
rule({
  name: 'event.youCast',
  of: 'Event',
  slots: { n: 'Noun' },
  en: 'you cast a {n#sg}',
  mean: ({ n }, d) => ({ on: 'cast', what: spoken(n, d), who: you }),
});
