/** Effects that a player may end later by a special action (116.2c). */
import type { Ability, Action, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { self, you } from '../nouns/selectors.ts';

export const endingEffects = rulesOf();
const { rule } = endingEffects;

/** Noted on the object: whether the effect goes on, and who may end it, whoever controls the object then. */
const LASTS = 'effect lasts';
const ENDER = 'effect ender';
const ender: Selector = { kind: 'noted', key: ENDER };

const isOnThis = (effect: StaticEffect): boolean => effect.kind === 'modify' && effect.what.kind === 'this';

/** The effect lasts until that is done; what does it is an ability that the object has meanwhile. */
function endable(action: Action, mana: string): readonly Action[] {
  if (action.do !== 'effect' || action.duration.kind !== 'forever' || !action.effects.every(isOnThis))
    throw new Unclear('no effect on this object goes on');
  const end: Ability = {
    kind: 'activated',
    special: true,
    who: ender,
    cost: [{ kind: 'mana', mana }],
    actions: [{ do: 'note', key: LASTS, value: 0 }],
  };
  return [
    { do: 'note', key: ENDER, objects: you },
    { do: 'note', key: LASTS, value: 1 },
    {
      ...action,
      effects: [...action.effects, { kind: 'modify', what: self, changes: [{ kind: 'gain', ability: end }] }],
      duration: {
        kind: 'while',
        condition: { kind: 'compare', value: { kind: 'noted', key: LASTS, on: self }, is: { op: '=', to: 1 } },
      },
    },
  ];
}
rule({
  name: 'sequel.endable',
  of: 'Sequel',
  slots: { s: 'Symbols' },
  en: 'you may pay {s} to end this effect.',
  mean:
    ({ s }) =>
    (before) => {
      const at = before.findLastIndex((action) => action.do === 'effect');
      const effect = before[at];
      if (effect === undefined) throw new Unclear('no effect goes on');
      return [...before.slice(0, at), ...endable(effect, s), ...before.slice(at + 1)];
    },
});
