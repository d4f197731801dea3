/** What happens to planes, phenomena and schemes (311, 312, 314, 901, 904). */
import type { EventPattern, Selector } from '@rulewright/language/magic';
import type { PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';

export const variantEvents = rulesOf();
const { rule } = variantEvents;

/** A player does something, with this card or without any. */
const done = (action: string, what?: Selector): PlayerEvent => ({
  on: (who): EventPattern => ({
    on: 'acted',
    action,
    ...(who === undefined ? {} : { who }),
    ...(what === undefined ? {} : { what: { kind: 'is', what } }),
  }),
});

for (const [action, words] of [
  ['planeswalk', '<planeswalk>'],
  ['roll planar die', '<roll> the planar die'],
] as const)
  rule({ name: `playerEvent.${action}`, of: 'PlayerEvent', en: words, mean: () => done(action) });

for (const [action, words] of [
  ['planeswalk to', '<planeswalk> to {s}'],
  ['planeswalk away', '<planeswalk> away from {s}'],
  // 312.5
  ['encounter', '<encounter> {s}'],
  ['set in motion', '<set> {s} in motion'],
  ['abandon', '<abandon> {s}'],
] as const)
  rule({
    name: `playerEvent.${action}`,
    of: 'PlayerEvent',
    slots: { s: 'Self' },
    en: words,
    mean: ({ s }) => done(action, s),
  });

/** 311.7 */
rule({
  name: 'event.chaosEnsues',
  of: 'Event',
  en: 'chaos ensues',
  mean: () => ({ on: { on: 'acted', action: 'chaos' } }),
});
