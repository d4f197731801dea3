/** Abilities of two parts: a modal reflexive ability that follows an offer (603.12, 700.2), and one effect for either of two costs. */
import type { Ability, Action, Cost, Modes } from '@rulewright/language/magic';
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
/** 603.12, 603.4: it triggers only if that is so, and all that it does, it does only if it still is. */
function afterDoing(before: readonly Action[], reflexive: Action): readonly Action[] {
  return last<MagicGame>(before, (action) => {
    if (action.do === 'may') return [{ ...action, actions: [...action.actions, reflexive] }];
    if (action.do === 'pay') return [{ ...action, then: [...(action.then ?? []), reflexive] }];
    return action.do === 'counters' || action.do === 'mill' ? [action, reflexive] : undefined;
  });
}
rule({
  name: 'ability.triggeredWhenYouDoIf',
  of: 'Ability',
  slots: { on: 'Trigger', effect: 'TriggeredEffect', condition: 'Conditions', then: 'TriggeredEffect' },
  en: '{on}, {effect} ^when you do, if {condition}, {then}',
  mean: (parts, d) => {
    const { on } = parts;
    const { effect } = parts;
    if (d.targets.length > 0) throw new Unclear('targets of the ability itself');
    const { condition } = parts;
    const { actions, ...targets } = d.effect(() => parts.then);
    const inner: Action = { do: 'if', condition, then: actions };
    const reflexive: Action = {
      do: 'if',
      condition,
      then: [{ do: 'reflexive', effect: { ...targets, actions: [inner] } }],
    };
    return triggered(on, undefined, { actions: afterDoing(effect, reflexive) }, d);
  },
});
/** Two abilities that do the same (602.1a: each has its own activation cost). */
rule({
  name: 'line.eitherCost',
  of: 'Line',
  slots: { a: 'Costs', b: 'Costs', effect: 'Effect' },
  en: '{a} or {b}: {effect}',
  mean: (parts, d) => {
    const { a } = parts;
    const { b } = parts;
    if (d.told.line.worksIn !== undefined) throw new Unclear('where each of them works');
    const { effect: actions } = parts;
    const effect = d.targets.length > 0 ? { targets: d.targets, actions } : { actions };
    const activated = (cost: readonly Cost[]): Ability => ({ kind: 'activated', cost, ...effect });
    return { kind: 'abilities', abilities: [activated(a), activated(b)] };
  },
});
