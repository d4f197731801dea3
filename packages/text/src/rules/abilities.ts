/** Whole abilities and the lines of a card: activated, triggered, static, modal, keyword lists. */
import type { Action, Effect } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { rulesOf } from './categories.ts';
import type { Discourse } from './discourse.ts';

export const abilities = rulesOf();
const { rule } = abilities;

/** Instructions with the targets that their noun phrases asked for. */
const effectOf = (actions: readonly Action[], d: Discourse): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions } : { actions };

rule({
  name: 'ability.activated',
  of: 'Ability',
  slots: { cost: 'Costs', effect: 'Effect' },
  en: '{cost}: {effect}',
  mean: ({ cost, effect }, d) => ({ kind: 'activated', cost, ...effectOf(effect, d) }),
});
rule({
  name: 'ability.triggered',
  of: 'Ability',
  slots: { on: 'Trigger', effect: 'TriggeredEffect' },
  en: '{on}, {effect}',
  mean: ({ on, effect }, d) => ({ kind: 'triggered', on, ...effectOf(effect, d) }),
});
rule({
  name: 'ability.triggeredIf',
  of: 'Ability',
  slots: { on: 'Trigger', condition: 'Condition', effect: 'TriggeredEffect' },
  en: '{on}, if {condition}, {effect}',
  mean: ({ on, condition, effect }, d) => ({ kind: 'triggered', on, condition, ...effectOf(effect, d) }),
});
// Lines
rule({
  name: 'line.ability',
  of: 'Line',
  slots: { a: 'Ability' },
  en: '{a}',
  mean: ({ a }) => ({ kind: 'abilities', abilities: [a] }),
});
rule({
  name: 'line.keywords',
  of: 'Line',
  slots: { k: 'Keywords' },
  en: ['{k}', '{k}.'],
  mean: ({ k }) => ({ kind: 'abilities', abilities: k }),
});
rule({
  name: 'line.instructions',
  of: 'Line',
  slots: { effect: 'Effect' },
  en: '{effect}',
  mean: (parts, d) => {
    if (!d.face.types.some((type) => type === 'instant' || type === 'sorcery'))
      throw new Unclear('only an instant or sorcery has instructions of its own');
    return { kind: 'instructions', actions: parts.effect };
  },
});
