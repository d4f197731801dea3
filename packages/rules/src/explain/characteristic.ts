/** Why an object is what it is: its copiable values, then each change in the order of the layers. */
import {
  type Derivation,
  derivation,
  effectRow,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type Plain,
} from '@rulewright/kernel';
import { withCandidate } from '../context.ts';
import {
  type ActiveEffect,
  type Ceased,
  characteristics,
  type Draft,
  environment,
  inForce,
  isAffected,
  isStatic,
  type LayerStep,
  type Modify,
  type Part,
} from '../continuous/index.ts';
import { type Node, select } from '../evaluate/index.ts';
import type { CommonGame } from '../game.ts';
import { type Recorded, record } from './record.ts';

/** A value of an object that can be explained. */
export interface ExplainedValue<D extends object = Draft> {
  /** The rule that says what the value is. */
  readonly rule: string;
  read(c: Readonly<D>): Plain;
  /** The first layer that does not matter to it. */
  readonly limit: number;
  /** The layers whose effects are about it. */
  readonly writtenIn: readonly number[];
}

interface LayerName {
  readonly code: string;
  readonly rule: string;
  readonly name: string;
}

/** What a game has to say of its values and layers. */
export interface ValueTelling<G extends CommonGame, D extends Draft> {
  /** In the order in which they are applied. */
  readonly layers: readonly LayerName[];
  /** The zone of objects that effects concern although their condition does not hold now. */
  readonly field: number;
  readonly rules: {
    /** Behind the rule of the value itself: that it is worked out by layers. */
    readonly value: readonly string[];
    readonly lastKnown: string;
    readonly timestamps: string;
    readonly dependency: string;
    readonly ceased: readonly string[];
    readonly defining: string;
    readonly staticAbility: string;
    readonly resolved: string;
    readonly counted: string;
    /** An effect that has begun to apply goes on, though the ability it is from has gone meanwhile. */
    readonly begun?: string;
  };
  /** The rules of the change itself, beside that of its layer. */
  rulesOf?(change: Node): readonly string[];
  value(name: string): ExplainedValue<D> | undefined;
  /** What it starts from. */
  origin(g: G, row: ObjectRow, name: string, is: Plain): Derivation;
  /** What was chosen for it on the stack, if that changes the value. */
  chosen(row: ObjectRow, name: string, from: Plain, to: Plain): readonly Derivation[];
  /** In which layer counters of a kind change something, and what is said of it. */
  counters(counter: string): { readonly layer: number; readonly code: string; readonly rules: readonly string[] };
  /** The change sets the value, although it may be the same as before. */
  sets(change: Node, name: string): boolean;
  /** The value that the change puts in place of this one. */
  twin(change: Node, name: string): string | undefined;
  /** What is to be said besides. */
  more(g: G, row: ObjectRow, result: Readonly<D>, name: string): readonly Derivation[];
}

/** Nodes of the card language are plain data. */
export const asPlain = (node: unknown): Plain => node as Plain;

const same = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same for any game. */
type Telling = ValueTelling<CommonGame, Draft>;

/** Null if there is no such value. */
export function valueFacts<G extends CommonGame, D extends Draft>(
  telling: ValueTelling<G, D>,
  g: G,
  id: ObjectId,
  name: string,
): Derivation | null {
  return factsOf(telling, g, id, name);
}

function factsOf(telling: Telling, g: CommonGame, id: ObjectId, name: string): Derivation | null {
  const value = telling.value(name);
  if (value === undefined) return null;
  const { rules } = telling;
  const row = objectRow(g.state, id);
  if (row.zone === NOWHERE) {
    const is = value.read(characteristics(g, id) as Draft);
    return derivation('value-last-known', { rules: [rules.lastKnown], objects: [id], data: { value: name, is } });
  }
  const asked: Asked = { telling, g, row, way: record(g, row), name, value };
  const { way } = asked;
  const steps = way.steps.filter((s) => layerOf(telling, s) < value.limit && matters(asked, s));
  const is = steps.reduce((_, s) => value.read(s.after), value.read(way.start));
  const because = [
    ...cameAbout(asked, steps),
    ...idleEffects(asked),
    ...way.ceased.filter(({ part }) => value.writtenIn.includes(part.layer)).map((ceased) => ceasedFact(rules, ceased)),
    ...telling.more(g, row, way.result, name),
  ];
  const data = { value: name, is };
  return derivation('value', { rules: [value.rule, ...rules.value], objects: [id], data, because });
}

interface Asked {
  readonly telling: Telling;
  readonly g: CommonGame;
  readonly row: ObjectRow;
  readonly way: Recorded;
  readonly name: string;
  readonly value: ExplainedValue;
}

function cameAbout(asked: Asked, steps: readonly LayerStep[]): readonly Derivation[] {
  const { telling, g, row, way, name, value } = asked;
  const [origin, start] = [value.read(way.origin), value.read(way.start)];
  return [
    telling.origin(g, row, name, origin),
    ...(same(origin, start) ? [] : telling.chosen(row, name, origin, start)),
    ...steps.map((s, i) => stepFact(asked, s, steps.slice(0, i))),
  ];
}

const layerOf = (telling: Telling, { by }: LayerStep): number =>
  'layer' in by ? by.layer : telling.counters(by.counter).layer;

/** It changes the value, or sets it to what it is. */
const matters = ({ telling, name, value }: Asked, { by, before, after }: LayerStep): boolean =>
  !same(value.read(before), value.read(after)) || ('change' in by && telling.sets(by.change, name));

function stepFact(asked: Asked, step: LayerStep, before: readonly LayerStep[]): Derivation {
  const { telling, g, name, value } = asked;
  const { by } = step;
  const data = { value: name, from: value.read(step.before), to: value.read(step.after) };
  if ('counter' in by) {
    const { code, rules } = telling.counters(by.counter);
    return derivation(code, { rules, objects: [step.object], data: { ...data, counter: by.counter, count: by.count } });
  }
  const layer = telling.layers[by.layer] as LayerName;
  const earlier = before.some((s) => layerOf(telling, s) === by.layer);
  const because = [
    ...originOfEffect(telling, g, by),
    ...amounts(telling, g, by, step.object),
    ...swapped(asked, step, by),
    ...(step.waitedFor.length > 0 ? [waited(telling, step.waitedFor)] : []),
    ...(step.loop.length > 0 ? [looped(telling, by, step.loop)] : []),
    ...(step.waitedFor.length === 0 && step.loop.length === 0 && earlier ? [inOrder(telling, by.active)] : []),
  ];
  return derivation(layer.code, {
    rules: [layer.rule, ...(telling.rulesOf?.(by.change) ?? []), ...stillApplies(telling, g, by.active)],
    objects: [by.active.ctx.source],
    data: { ...data, ...listed(data), layer: layer.name },
    because,
  });
}

/** The source had the ability to begin with and has lost it by another effect, in a layer that came in between. */
function stillApplies({ rules }: Telling, g: CommonGame, active: ActiveEffect): readonly string[] {
  if (rules.begun === undefined || active.defining || active.id >= 0) return [];
  const { source } = active.ctx;
  const own = g.rules.continuous
    .baseOf(g, objectRow(g.state, source))
    .abilities.find((ability) => isStatic(ability) && (ability.effects as readonly Node[]).includes(active.effect));
  return own === undefined || characteristics(g, source).abilities.includes(own) ? [] : [rules.begun];
}

/** What a list has gained and lost. */
function listed({ from, to }: { readonly from: Plain; readonly to: Plain }): Readonly<Record<string, Plain>> {
  if (!Array.isArray(from) || !Array.isArray(to)) return {};
  const without = (a: readonly Plain[], b: readonly Plain[]): readonly Plain[] =>
    a.filter((x) => !b.some((y) => same(x, y)));
  return { gained: without(to, from), lost: without(from, to) };
}

const inOrder = ({ rules }: Telling, { timestamp }: ActiveEffect): Derivation =>
  derivation('timestamp-order', { rules: [rules.timestamps], data: { timestamp } });

const waited = ({ rules }: Telling, effects: LayerStep['waitedFor']): Derivation =>
  derivation('dependency', {
    rules: [rules.dependency],
    objects: [...new Set(effects.map((a) => a.ctx.source))],
  });

/** The effect itself is told first. */
const looped = ({ rules }: Telling, { active }: Part, others: LayerStep['loop']): Derivation =>
  derivation('dependency-loop', {
    rules: [rules.dependency, rules.timestamps],
    objects: [...new Set([active, ...others].map((a) => a.ctx.source))],
    data: { timestamp: active.timestamp },
  });

const saidBy = ({ active, change }: Part): Plain => asPlain({ ...active.effect, changes: [change] } satisfies Modify);

/** Effects that would change the value if only their condition were true. */
function idleEffects({ telling, g, row, way, value }: Asked): readonly Derivation[] {
  if (row.zone !== telling.field) return [];
  const applied = new Set(way.steps.flatMap(({ by }) => ('active' in by ? [by.active.effect] : [])));
  return environment(g).parts.flatMap((part) => {
    const { layer, active } = part;
    if (active.condition === null || !value.writtenIn.includes(layer) || applied.has(active.effect)) return [];
    if (!isAffected(g, active, row.id) || inForce(g, active)) return [];
    const data = { effect: saidBy(part), condition: asPlain(active.condition) };
    return [derivation('not-in-force', { rules: [telling.rules.staticAbility], objects: [active.ctx.source], data })];
  });
}

/** Applying another effect has made it cease to exist before it could apply. */
const ceasedFact = ({ ceased }: Telling['rules'], { part, waitedFor }: Ceased): Derivation => {
  const { source } = part.active.ctx;
  const others = [...new Set(waitedFor.map((a) => a.ctx.source))].filter((id) => id !== source);
  return derivation('ceased', { rules: ceased, objects: [source, ...others], data: { effect: saidBy(part) } });
};

/** What kind of effect it is, what it says, and that its condition holds. */
function originOfEffect({ rules }: Telling, g: CommonGame, part: Part): readonly Derivation[] {
  const { active } = part;
  const objects = [active.ctx.source];
  const data = { effect: saidBy(part), timestamp: active.timestamp };
  const made = active.defining
    ? derivation('by-defining-ability', { rules: [rules.defining], objects, data })
    : active.id < 0
      ? derivation('by-static-ability', { rules: [rules.staticAbility], objects, data })
      : derivation('by-resolved', {
          rules: [rules.resolved],
          objects,
          data: { ...data, duration: asPlain(effectRow(g.state, active.id)?.duration ?? null) },
        });
  if (active.condition === null) return [made];
  const condition = derivation('condition-holds', {
    rules: [rules.staticAbility],
    objects,
    data: { condition: asPlain(active.condition) },
  });
  return [made, condition];
}

/** The objects that an amount counts or looks at. */
function amounts({ rules }: Telling, g: CommonGame, { active, change }: Part, id: ObjectId): readonly Derivation[] {
  const ctx = withCandidate(active.ctx, id);
  const values = g.rules.continuous.changes[change.kind]?.values(change) ?? [];
  const distinct = values.filter((v, i) => values.findIndex((other) => same(asPlain(other), asPlain(v))) === i);
  return distinct.flatMap((v) => {
    if (typeof v === 'number' || v.kind !== 'count') return [];
    const { of } = v as Node & { readonly of: Node };
    const objects = select(g, of, ctx);
    const data = { count: objects.length, what: asPlain(of) };
    return [derivation('counted', { rules: [rules.counted], objects, data })];
  });
}

/** The value of the other one of two that are switched, with all that made it. */
function swapped(asked: Asked, step: LayerStep, { change }: Part): readonly Derivation[] {
  const { telling, way } = asked;
  const name = telling.twin(change, asked.name);
  const value = name === undefined ? undefined : telling.value(name);
  if (name === undefined || value === undefined) return [];
  const other: Asked = { ...asked, name, value };
  const steps = way.steps.slice(0, way.steps.indexOf(step)).filter((s) => matters(other, s));
  const because = cameAbout(other, steps);
  const data = { value: name, is: value.read(step.before) };
  return [derivation('value', { rules: [value.rule], objects: [step.object], data, because })];
}
