/** Events that few cards wait for: three of a player at once, damage by one of two kinds, to one of two kinds, things put onto the battlefield by players. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { PlayerEvent, TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';

export const rarerEvents = rulesOf();
const { rule } = rarerEvents;

const PLAYER: Filter = { kind: 'player' };
const damaged: Selector = { kind: 'event', role: 'player' };
rule({
  name: 'recipient.youOrA',
  of: 'Recipient',
  slots: { n: 'Noun' },
  en: 'you or a {n#sg}',
  mean: ({ n }) => ({ filter: { kind: 'any', of: [{ kind: 'is', what: you }, allOf(n.filters)] } }),
});
rule({
  name: 'recipient.anotherPlayer',
  of: 'Recipient',
  en: 'another player',
  mean: (_, d) => {
    d.mentionPlayer(damaged);
    return { filter: allOf([PLAYER, { kind: 'not', of: { kind: 'is', what: you } }]), per: 'player' };
  },
});
const sourceOf = (n: Described): Filter => {
  if (n.zones === undefined) return allOf([...n.filters, { kind: 'permanent' }]);
  return allOf(n.filters);
};
rule({
  name: 'event.opponentDealtByEither',
  of: 'Event',
  slots: { a: 'Noun', b: 'Noun' },
  en: 'an opponent is dealt damage by a {a#sg} or by a {b#sg}',
  mean: ({ a, b }, d): TriggerEvent => {
    d.mentionAmount({ kind: 'amount' });
    d.mentionPlayer(damaged);
    const source: Filter = { kind: 'any', of: [sourceOf(a), sourceOf(b)] };
    return { on: { on: 'damage', to: { kind: 'player', which: 'opponents' }, source } };
  },
});
/** 110.2a: under whose control it enters is who puts it there. */
rule({
  name: 'playerEvent.putsOnto',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<put> a {n#sg} onto the battlefield',
  mean: ({ n }, d): PlayerEvent => {
    if (n.zones !== undefined) throw new Unclear('from where');
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
    const on = (who: Selector | undefined): EventPattern => {
      if (who === undefined) d.mentionPlayer({ kind: 'controller', of: { kind: 'event', role: 'object' } });
      return {
        on: 'move',
        what: allOf(n.filters),
        to: ['battlefield'],
        ...(who === undefined ? {} : { under: who }),
      };
    };
    return { on };
  },
});
