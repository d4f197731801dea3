/** "One or more players" do something: once for all who do it at the same time. */
import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';

export const jointPlayers = rulesOf();
const { rule } = jointPlayers;

for (const [name, words, who] of [
  ['players', ['one or more players'], undefined],
  ['opponents', ['one or more opponents', 'one or more of your opponents'], { kind: 'players', which: 'opponents' }],
] as const satisfies readonly (readonly [string, readonly string[], Selector | undefined])[])
  rule({
    name: `event.oneOrMore.${name}`,
    of: 'Event',
    slots: { v: 'PlayerEvent' },
    en: words.map((they) => `${they} {v@base}`),
    mean: ({ v }, d): TriggerEvent => {
      if (v.nth !== undefined || v.once !== undefined || v.zones !== undefined) throw new Unclear('which of them');
      return { on: v.on(who), oneOrMore: { as: d.fresh('them'), total: d.fresh('number') } };
    },
  });
