/** "When you do, choose one —": the reflexive ability that follows an offer is modal (603.12, 700.2). */
import type { Action, Modes } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { last } from '../../prose/if-you-do.ts';
import { rulesOf } from '../categories/index.ts';
import type { MagicGame } from '../game.ts';
import { triggered } from './abilities.ts';

export const reflexiveModes = rulesOf();
const { rule } = reflexiveModes;

/** Put where what was offered has been done. */
function afterOffer(before: readonly Action[], modes: Modes): readonly Action[] {
  const reflexive: Action = { do: 'reflexive', effect: { actions: [], modes } };
  return last<MagicGame>(before, (action) => {
    if (action.do === 'may') return [{ ...action, actions: [...action.actions, reflexive] }];
    if (action.do === 'pay') return [{ ...action, then: [...(action.then ?? []), reflexive] }];
    return undefined;
  });
}
rule({
  name: 'ability.triggeredThenModes',
  of: 'Ability',
  slots: { on: 'Trigger', effect: 'TriggeredEffect', modes: 'Modes' },
  en: '{on}, {effect} ^when you do, {modes}',
  mean: (parts, d) => {
    const { on } = parts;
    const { effect } = parts;
    if (d.targets.length > 0) throw new Unclear('targets of the ability itself');
    return triggered(on, undefined, { actions: afterOffer(effect, parts.modes) }, d);
  },
});
