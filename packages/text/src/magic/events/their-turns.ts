/** What players do for the so manieth time in their own turns, with what they sacrifice, and whom damage is dealt to. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import type { PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const theirTurns = rulesOf();
const { rule } = theirTurns;

const it: Selector = { kind: 'var', name: 'it' };
const object: Selector = { kind: 'event', role: 'object' };
const by = (who: Selector | undefined): { readonly who?: Selector } => (who === undefined ? {} : { who });
const turnOf = (who: Selector): Filter => ({ kind: 'where', condition: { kind: 'turnOf', who } });
rule({
  name: 'playerEvent.castNthOfTheirTurn',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal', n: 'Noun' },
  en: ['<cast> their {nth} {n#sg} during their turn', '<cast> your {nth} {n#sg} during your turn'],
  mean: ({ nth, n }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    const { what, ...from } = castPattern(n);
    const theirs = allOf([...(what === undefined ? [] : [what]), turnOf({ kind: 'controller', of: it })]);
    return { on: (who) => ({ on: 'cast', ...from, what: theirs, ...by(who) }), nth };
  },
});
rule({
  name: 'playerEvent.drawNthOfTheirTurn',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal' },
  en: ['<draw> their {nth} card during their turn', '<draw> your {nth} card during your turn'],
  mean: ({ nth }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    return { on: (who) => ({ on: 'draw', what: turnOf({ kind: 'owner', of: it }), ...by(who) }), nth };
  },
});
for (const verb of ['sacrifice', 'discard'] as const)
  rule({
    name: `playerEvent.${verb}ThisOrAnother`,
    of: 'PlayerEvent',
    slots: { s: 'Self', n: 'Noun' },
    en: `<${verb}> {s} or another {n#sg}`,
    mean: ({ s, n }, d): PlayerEvent => {
      d.mention({ selector: object, kinds: n.kinds, several: false });
      const what: Filter = { kind: 'any', of: [{ kind: 'is', what: s }, allOf(n.filters)] };
      return { on: (who): EventPattern => ({ on: verb, what, ...by(who) }) };
    },
  });
const yours: Filter = {
  kind: 'any',
  of: [
    { kind: 'is', what: { kind: 'you' } },
    allOf([
      { kind: 'type', type: 'planeswalker' },
      { kind: 'controlledBy', who: { kind: 'you' } },
    ]),
  ],
};
rule({
  name: 'recipient.youOrYours',
  of: 'Recipient',
  en: ['you or a planeswalker you control', 'you and/or a planeswalker you control'],
  mean: () => ({ filter: yours }),
});
