/** Why an object is what it is: what the common engine has to know of Magic's values and layers (613). */

import {
  type Derivation,
  derivation,
  effectRow,
  isObject,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type Plain,
} from '@rulewright/kernel';
import type { Change } from '@rulewright/language/magic';
import { type ValueTelling, valueFacts } from '@rulewright/rules';
import { copiable, doubleFaced } from '../100-game/108-pool.ts';
import { characteristics, isType } from '../100-game/109.3-characteristics.ts';
import type { Draft } from '../100-game/109.3-draft.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD, STACK } from '../400-zones/400-zones.ts';
import { Layer } from '../600-effects/613-continuous/613.1-layer.ts';
import { Flag, type G } from '../state.ts';
import { explainedValue } from './values.ts';

const telling: ValueTelling<G, Draft> = {
  // 613.1a–g, 613.4a–d, in the order of `Layer`.
  layers: [
    { code: 'layer-copy', rule: '613.1a', name: '1' },
    { code: 'layer-control', rule: '613.1b', name: '2' },
    { code: 'layer-text', rule: '613.1c', name: '3' },
    { code: 'layer-type', rule: '613.1d', name: '4' },
    { code: 'layer-color', rule: '613.1e', name: '5' },
    { code: 'layer-ability', rule: '613.1f', name: '6' },
    { code: 'layer-define', rule: '613.4a', name: '7a' },
    { code: 'layer-set', rule: '613.4b', name: '7b' },
    { code: 'layer-modify', rule: '613.4c', name: '7c' },
    { code: 'layer-switch', rule: '613.4d', name: '7d' },
  ],
  field: BATTLEFIELD,
  rules: {
    value: ['613.1'],
    lastKnown: '608.2h',
    timestamps: '613.7',
    dependency: '613.8b',
    ceased: ['613.8a', '613.8b'],
    defining: '604.3',
    staticAbility: '611.3a',
    resolved: '611.2',
    counted: '613.5',
    begun: '613.6',
  },
  // 305.7: a land that is made a basic land type loses the abilities that it had.
  rulesOf(node) {
    const change = node as Change;
    if (change.kind !== 'types' || change.set !== true) return [];
    return (change.subtypes ?? []).some((type) => BASIC.has(type)) ? ['305.7'] : [];
  },
  value: explainedValue,
  origin: originOf,
  // 202.3e: on the stack, {X} counts as the value chosen for it.
  chosen: ({ id }, value, from, to) => [
    derivation('chosen-x', { rules: ['202.3e'], objects: [id], data: { value, from, to } }),
  ],
  counters: (counter) =>
    counter.includes('/')
      ? { layer: Layer.addPT, code: 'layer-counters', rules: ['613.4c', '122.1a'] }
      : { layer: Layer.ability, code: 'layer-keyword-counter', rules: ['613.1f', '122.1b'] },
  sets(node, name) {
    const change = node as Change;
    if (change.kind !== 'setPT') return false;
    return name.endsWith('power')
      ? change.power !== undefined
      : name.endsWith('toughness') && change.toughness !== undefined;
  },
  // 613.4d
  twin: ({ kind }, name) => (kind === 'switchPT' ? TWINS[name] : undefined),
  more: (_, row, result, name) =>
    isStat(name) && row.zone === BATTLEFIELD && !isType(result, TypeBit.creature)
      ? [derivation('not-a-creature-stat', { rules: ['208.3'], objects: [row.id] })]
      : [],
};

const BASIC: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

const TWINS: Readonly<Record<string, string>> = { power: 'toughness', toughness: 'power' };

/** Counters that are the value themselves, by the type of permanent that has it. */
const counted: Readonly<Record<string, { readonly bit: number; readonly rules: readonly string[] }>> = {
  loyalty: { bit: TypeBit.planeswalker, rules: ['306.5c', '122.1e'] },
  defense: { bit: TypeBit.battle, rules: ['310.4c', '122.1g'] },
};

/** Null if there is no such value. */
export function characteristicFacts(g: G, id: ObjectId, name: string): Derivation | null {
  const row = objectRow(g.state, id);
  const counter = Object.hasOwn(counted, name) ? counted[name] : undefined;
  return counter === undefined
    ? valueFacts(telling, g, id, name)
    : counterFacts(g, row, name, counter.bit, counter.rules);
}

const isStat = (name: string): boolean => /power|toughness/.test(name);

function counterFacts(g: G, row: ObjectRow, name: string, bit: number, rules: readonly string[]): Derivation {
  const onBattlefield = row.zone === BATTLEFIELD && isType(characteristics(g, row.id), bit);
  const count = row.counters[name] ?? 0;
  if (onBattlefield) {
    const because = [derivation('counters-on', { rules, objects: [row.id], data: { counter: name, count } })];
    return derivation('value', { rules: ['109.3'], objects: [row.id], data: { value: name, is: count }, because });
  }
  const c = characteristics(g, row.id);
  const is = name === 'loyalty' ? c.loyalty : null;
  const because = [originOf(g, row, name, is)];
  return derivation('value', { rules: ['109.3'], objects: [row.id], data: { value: name, is }, because });
}

/** 613.1: what it starts from. */
function originOf(g: G, row: ObjectRow, value: string, is: Plain): Derivation {
  const fact = (code: string, rules: readonly string[], objects: readonly ObjectId[] = [row.id]): Derivation =>
    derivation(code, { rules, objects, data: { value, is } });
  if (value === 'controller') return fact('origin-controller', [controllerRule(row)]);
  if ((row.flags & Flag.faceDown) !== 0) return fact('origin-face-down', ['613.2b', '708.2a']);
  if (row.copy !== null) return fact('origin-copy', ['613.2a', '707.2'], copiers(g, row));
  if (row.kind === 'token') return fact('origin-token', ['613.1', '111.3']);
  if (row.kind === 'copy') return fact('origin-copy', ['613.1', '707.2']);
  if (row.kind === 'ability') return fact('origin-ability', ['113.1c']);
  const rules = ['613.1', '707.2', ...faceRules(g, row)];
  // 208.2a: an asterisk stands for what an ability defines.
  if (!isDefined(g, row, value)) return fact('origin-printed', rules);
  return derivation('origin-printed', { rules: ['208.2a', ...rules], objects: [row.id], data: { value, is: '*' } });
}

/** 712.8: which face of a double-faced card is looked at. */
function faceRules(g: G, row: ObjectRow): readonly string[] {
  const card = doubleFaced(g.pool, row);
  if (card === null) return [];
  if (row.zone !== BATTLEFIELD && row.zone !== STACK) return ['712.8a'];
  if (card.layout !== 'transform') return ['712.8f'];
  return [row.zone === STACK ? '712.8c' : row.face === 0 ? '712.8d' : '712.8e'];
}

const isDefined = (g: G, row: ObjectRow, value: string): boolean =>
  (value === 'power' || value === 'toughness') &&
  row.def >= 0 &&
  copiable(g.pool, row).abilities.some(
    (a) =>
      a.kind === 'static' &&
      a.defining === true &&
      a.effects.some((e) => e.kind === 'modify' && e.changes.some((c) => c.kind === 'setPT' && c[value] !== undefined)),
  );

const controllerRule = ({ zone }: ObjectRow): string =>
  zone === BATTLEFIELD ? '110.2' : zone === STACK ? '112.2' : '108.4';

/** The object itself, and what made it a copy. */
function copiers(g: G, row: ObjectRow): readonly ObjectId[] {
  const sources = row.effects.flatMap((id) => {
    const effect = effectRow(g.state, id);
    return effect?.copy === undefined ? [] : [effect.source];
  });
  return [row.id, ...sources.filter(isObject)];
}
