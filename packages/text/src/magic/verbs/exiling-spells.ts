/** Spells that go elsewhere as they resolve (608.2n), and spells that enter with something (614.12). */
import type { Destination } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';

export const exilingSpells = rulesOf();
const { rule } = exilingSpells;

const INSTEAD = ['a graveyard', 'your graveyard', "its owner's graveyard"].map(
  (graveyard) => `instead of putting it into ${graveyard} as it resolves`,
);
const exiledAsItResolves =
  (what: Things, d: Telling, more: Partial<Destination> = {}): Act =>
  (who) => {
    const spell = d.pick(what, who);
    if (spell.kind !== 'event' && spell.kind !== 'var') throw new Unclear('no spell that was spoken of');
    // It is not exiled yet: what goes on to speak of "the exiled card" is not done now.
    d.mention({ selector: bound(d.fresh('exiled later')), kinds: ['card', 'exiled'], several: false });
    return [
      {
        do: 'effect',
        effects: [
          {
            kind: 'replace',
            on: { on: 'move', what: { kind: 'is', what: spell }, from: ['stack'], to: ['graveyard'], how: 'resolved' },
            instead: {
              kind: 'change',
              zone: 'exile',
              ...(more.counters === undefined ? {} : { counters: more.counters }),
            },
          },
        ],
        duration: { kind: 'forever' },
      },
    ];
  };
rule({
  name: 'act.exileAsItResolves',
  of: 'Act',
  slots: { what: 'Things' },
  en: INSTEAD.map((words) => `<exile> {what} ${words}`),
  mean: ({ what }, d) => exiledAsItResolves(what, d),
});
rule({
  name: 'act.exileAsItResolvesWith',
  of: 'Act',
  slots: { what: 'Things', count: 'Count', c: 'Counter' },
  en: INSTEAD.map((words) => `<exile> {what} with {count} {c} <counter#count> on it ${words}`),
  mean: ({ what, count, c }, d) => exiledAsItResolves(what, d, { counters: [{ counter: c, count: exactly(count) }] }),
});

/** "Whenever you cast such a spell, that creature enters with …": it is watched for until it does. */
rule({
  name: 'simple.spellEntersSo',
  of: 'Simple',
  slots: { what: 'Thing', how: 'Entry' },
  en: '{what} <enter@what> {how}',
  mean: ({ what, how }, d) => {
    const spell = d.pick(what);
    if (what.kind === 'choice' || what.described !== undefined || d.spokenOf(spell)?.kinds.includes('spell') !== true)
      throw new Unclear('no spell that was spoken of');
    return [
      {
        do: 'effect',
        effects: [
          {
            kind: 'replace',
            on: { on: 'move', what: { kind: 'is', what: { kind: 'became', of: spell } }, to: ['battlefield'] },
            instead: how,
          },
        ],
        duration: { kind: 'forever' },
      },
    ];
  },
});
