/** Why an object is what it is: its copiable values, then each change in the order of the layers (613). */

import {
  type Derivation,
  derivation,
  effectRow,
  isObject,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type Plain,
} from '@rulewright/kernel';
import type { Change, Value } from '@rulewright/language/magic';
import { characteristics, isType } from '../100-game/109.3-characteristics.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD, STACK } from '../400-zones/400-zones.ts';
import {
  type ActiveEffect,
  inForce,
  isAffected,
  type Modify,
  type Part,
} from '../600-effects/613-continuous/611-active-effect.ts';
import { Layer } from '../600-effects/613-continuous/613.1-layer.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { Flag, type G } from '../state.ts';
import { select, withCandidate } from '../vocabulary/evaluate.ts';
import { type Ceased, type LayerStep, type Recorded, record } from './record.ts';
import { asPlain, type ExplainedValue, explainedValue } from './values.ts';

interface LayerName {
  readonly code: string;
  readonly rule: string;
  readonly name: string;
}

/** 613.1a–g, 613.4a–d, in the order of `Layer`. */
const layers: readonly LayerName[] = [
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
];

/** Counters that are the value themselves, by the type of permanent that has it. */
const counted: Readonly<Record<string, { readonly bit: number; readonly rules: readonly string[] }>> = {
  loyalty: { bit: TypeBit.planeswalker, rules: ['306.5c', '122.1e'] },
  defense: { bit: TypeBit.battle, rules: ['310.4c', '122.1g'] },
};

/** Null if there is no such value. */
export function characteristicFacts(g: G, id: ObjectId, name: string): Derivation | null {
  const row = objectRow(g.state, id);
  const counter = Object.hasOwn(counted, name) ? counted[name] : undefined;
  if (counter !== undefined) return counterFacts(g, row, name, counter.bit, counter.rules);
  const value = explainedValue(name);
  if (value === undefined) return null;
  if (row.zone === NOWHERE) {
    const is = value.read(characteristics(g, id));
    return derivation('value-last-known', { rules: ['608.2h'], objects: [id], data: { value: name, is } });
  }
  const way = record(g, row);
  const steps = way.steps.filter((s) => layerOf(s) < value.limit && matters(s, value, name));
  const is = steps.reduce((_, s) => value.read(s.after), value.read(way.start));
  const because = [
    originOf(g, row, name, value.read(way.origin)),
    ...chosenX(row, name, value.read(way.origin), value.read(way.start)),
    ...steps.map((s, i) => stepFact(g, way, s, i, steps, name, value)),
  ];
  because.push(...idleEffects(g, row, way, value));
  because.push(...way.ceased.filter(({ part }) => value.writtenIn.includes(part.layer)).map(ceasedFact));
  if (isStat(name) && row.zone === BATTLEFIELD && !isType(way.result, TypeBit.creature)) {
    because.push(derivation('not-a-creature-stat', { rules: ['208.3'], objects: [id] }));
  }
  return derivation('value', { rules: [value.rule, '613.1'], objects: [id], data: { value: name, is }, because });
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

const layerOf = ({ by }: LayerStep): number =>
  'layer' in by ? by.layer : isStatCounter(by.counter) ? Layer.addPT : Layer.ability;

const isStatCounter = (counter: string): boolean => counter.includes('/');

const same = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b);

/** It changes the value, or sets it to what it is. */
function matters(step: LayerStep, value: ExplainedValue, name: string): boolean {
  if (!same(value.read(step.before), value.read(step.after))) return true;
  if (!('change' in step.by) || step.by.change.kind !== 'setPT') return false;
  return name.endsWith('power')
    ? step.by.change.power !== undefined
    : name.endsWith('toughness') && step.by.change.toughness !== undefined;
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
  return fact('origin-printed', ['613.1', '707.2']);
}

/** 202.3e: on the stack, {X} counts as the value chosen for it. */
const chosenX = ({ id }: ObjectRow, value: string, from: Plain, to: Plain): readonly Derivation[] =>
  same(from, to) ? [] : [derivation('chosen-x', { rules: ['202.3e'], objects: [id], data: { value, from, to } })];

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

function stepFact(
  g: G,
  way: Recorded,
  step: LayerStep,
  at: number,
  steps: readonly LayerStep[],
  name: string,
  value: ExplainedValue,
): Derivation {
  const { by, before, after } = step;
  const data = { value: name, from: value.read(before), to: value.read(after) };
  if ('counter' in by) {
    const stat = isStatCounter(by.counter);
    return derivation(stat ? 'layer-counters' : 'layer-keyword-counter', {
      rules: stat ? ['613.4c', '122.1a'] : ['613.1f', '122.1b'],
      objects: [step.object],
      data: { ...data, counter: by.counter, count: by.count },
    });
  }
  const layer = layers[by.layer] as LayerName;
  const earlier = steps.slice(0, at).some((s) => layerOf(s) === by.layer);
  const because = [
    ...originOfEffect(g, by),
    ...amounts(g, by, step.object),
    ...(by.change.kind === 'switchPT' ? switched(g, way, step, value) : []),
    ...(step.waitedFor.length > 0 ? [waited(step.waitedFor)] : []),
    ...(step.waitedFor.length === 0 && earlier ? [inOrder(by.active)] : []),
  ];
  return derivation(layer.code, {
    rules: [layer.rule],
    objects: [by.active.ctx.source],
    data: { ...data, ...listed(data), layer: layer.name },
    because,
  });
}

/** What a list has gained and lost. */
function listed({ from, to }: { readonly from: Plain; readonly to: Plain }): Readonly<Record<string, Plain>> {
  if (!Array.isArray(from) || !Array.isArray(to)) return {};
  const without = (a: readonly Plain[], b: readonly Plain[]): readonly Plain[] =>
    a.filter((x) => !b.some((y) => same(x, y)));
  return { gained: without(to, from), lost: without(from, to) };
}

const inOrder = ({ timestamp }: ActiveEffect): Derivation =>
  derivation('timestamp-order', { rules: ['613.7'], data: { timestamp } });

const waited = (effects: LayerStep['waitedFor']): Derivation =>
  derivation('dependency', { rules: ['613.8b'], objects: [...new Set(effects.map((a) => a.ctx.source))] });

/** Effects that would change the value if only their condition were true. */
function idleEffects(g: G, row: ObjectRow, way: Recorded, value: ExplainedValue): readonly Derivation[] {
  if (row.zone !== BATTLEFIELD) return [];
  const applied = new Set(way.steps.flatMap(({ by }) => ('active' in by ? [by.active.effect] : [])));
  return environment(g).parts.flatMap(({ layer, active, change }) => {
    if (active.condition === null || !value.writtenIn.includes(layer) || applied.has(active.effect)) return [];
    if (!isAffected(g, active, row.id) || inForce(g, active)) return [];
    const effect = asPlain({ ...active.effect, changes: [change] } satisfies Modify);
    const data = { effect, condition: asPlain(active.condition) };
    return [derivation('not-in-force', { rules: ['611.3a'], objects: [active.ctx.source], data })];
  });
}

/** 613.8a: applying another effect has made it cease to exist before it could apply. */
const ceasedFact = ({ part, waitedFor }: Ceased): Derivation => {
  const { active, change } = part;
  const others = [...new Set(waitedFor.map((a) => a.ctx.source))].filter((id) => id !== active.ctx.source);
  return derivation('ceased', {
    rules: ['613.8a', '613.8b'],
    objects: [active.ctx.source, ...others],
    data: { effect: asPlain({ ...active.effect, changes: [change] } satisfies Modify) },
  });
};

/** What kind of effect it is, what it says, and that its condition holds. */
function originOfEffect(g: G, { active, change }: Part): readonly Derivation[] {
  const objects = [active.ctx.source];
  const effect = asPlain({ ...active.effect, changes: [change] } satisfies Modify);
  const data = { effect, timestamp: active.timestamp };
  const made = active.defining
    ? derivation('by-defining-ability', { rules: ['604.3'], objects, data })
    : active.id < 0
      ? derivation('by-static-ability', { rules: ['611.3a'], objects, data })
      : derivation('by-resolved', {
          rules: ['611.2'],
          objects,
          data: { ...data, duration: asPlain(effectRow(g.state, active.id)?.duration ?? null) },
        });
  if (active.condition === null) return [made];
  const condition = derivation('condition-holds', {
    rules: ['611.3a'],
    objects,
    data: { condition: asPlain(active.condition) },
  });
  return [made, condition];
}

/** The objects that an amount counts or looks at. */
function amounts(g: G, { active, change }: Part, id: ObjectId): readonly Derivation[] {
  if (change.kind !== 'setPT' && change.kind !== 'addPT') return [];
  const ctx = withCandidate(active.ctx, id);
  const distinct: readonly Value[] = amountsOf(change);
  return distinct.flatMap((v) => {
    if (typeof v === 'number' || v.kind !== 'count') return [];
    const objects = select(g, v.of, ctx);
    return [derivation('counted', { rules: ['613.5'], objects, data: { count: objects.length, what: asPlain(v.of) } })];
  });
}

function amountsOf(change: Extract<Change, { kind: 'setPT' | 'addPT' }>): readonly Value[] {
  const both = [change.power, change.toughness].filter((v) => v !== undefined);
  return same(asPlain(both[0] ?? 0), asPlain(both[1] ?? 0)) ? both.slice(0, 1) : both;
}

/** 613.4d: the value of the other one, with all that made it. */
function switched(g: G, way: Recorded, step: LayerStep, value: ExplainedValue): readonly Derivation[] {
  const twin = value.twin === undefined ? undefined : explainedValue(value.twin);
  if (twin === undefined || value.twin === undefined) return [];
  const name = value.twin;
  const until = way.steps.indexOf(step);
  const steps = way.steps.slice(0, until).filter((s) => matters(s, twin, name));
  const row = objectRow(g.state, step.object);
  const because = [
    originOf(g, row, name, twin.read(way.origin)),
    ...steps.map((s, i) => stepFact(g, way, s, i, steps, name, twin)),
  ];
  const data = { value: name, is: twin.read(step.before) };
  return [derivation('value', { rules: [twin.rule], objects: [step.object], data, because })];
}
