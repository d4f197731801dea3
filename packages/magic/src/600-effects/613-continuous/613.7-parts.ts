/** The changes of an effect, each in its layer, in the order in which they are applied (613.1, 613.7). */
import type { Change } from '@rulewright/language/magic';
import { reachOf } from '@rulewright/rules';
import type { Profile } from '../../100-game/profile.ts';
import type { G } from '../../state.ts';
import type { ActiveEffect, Modify } from './611-active-effect.ts';
import { Layer } from './613.1-layer.ts';
import { readByChange } from './read-by-change.ts';

const layerOfChange: Readonly<Record<Change['kind'], number>> = {
  copyOf: Layer.copy,
  name: Layer.copy,
  noManaCost: Layer.copy,
  controller: Layer.control,
  text: Layer.text,
  types: Layer.type,
  removeTypes: Layer.type,
  everyCreatureType: Layer.type,
  chosenType: Layer.type,
  colors: Layer.color,
  chosenColor: Layer.color,
  thisAbility: Layer.copy,
  gain: Layer.ability,
  lose: Layer.ability,
  loseAll: Layer.ability,
  cantHave: Layer.ability,
  setPT: Layer.setPT,
  addPT: Layer.addPT,
  switchPT: Layer.switchPT,
};

/** One change of one effect, in its layer. */
export interface Part {
  readonly layer: number;
  readonly change: Change;
  readonly active: ActiveEffect<Modify>;
  /** How far what it asks of other objects reaches: its condition, which objects it affects, its amounts. */
  readonly conditionReach: number;
  readonly affectedReach: number;
  readonly changeReach: number;
  /** The counters that give the ability, where it is theirs. */
  readonly ofCounter?: { readonly counter: string; readonly count: number };
}

function layerOf(change: Change, { defining, id }: ActiveEffect<Modify>, profile: Profile): number {
  if (change.kind === 'setPT' && defining) return Layer.definePT;
  // Until 2009 what resolved spells and abilities add was in one layer with what sets.
  if (change.kind === 'addPT' && id >= 0 && profile.growth === 'with-setting') return Layer.setPT;
  return layerOfChange[change.kind];
}

export function partsOf(g: G, active: ActiveEffect<Modify>): readonly Part[] {
  const { classification } = g.rules.vocabulary;
  const conditionReach = reachOf(classification, active.condition);
  const affectedReach = active.objects === null ? reachOf(classification, active.effect.what) : 0;
  return active.effect.changes.map((change) => ({
    layer: layerOf(change, active, g.state.game.profile),
    change,
    active,
    conditionReach,
    affectedReach,
    changeReach: reachOf(classification, readByChange(change)),
  }));
}

/** 613.7: by layer, characteristic-defining abilities first (613.3), then by timestamp. */
export const comparePart = (a: Part, b: Part): number =>
  a.layer - b.layer || Number(b.active.defining) - Number(a.active.defining) || a.active.timestamp - b.active.timestamp;
