/** Why an object is what it is: what the common engine has to know of Grand Archive's values and layers. */
import { type Derivation, derivation, type ObjectId, type ObjectRow, objectRow, type Plain } from '@rulewright/kernel';
import type { Change } from '@rulewright/language/grand-archive';
import { type ValueTelling, valueFacts } from '@rulewright/rules';
import { Layer } from '../effects/layer.ts';
import { characteristics, type Draft } from '../parts-of-a-card/characteristics.ts';
import { Flag, type G } from '../state.ts';
import { FIELD, PLAYED, STACK } from '../zones/zones.ts';
import { bubbleFacts } from './bubbles.ts';
import { explainedValue, isText } from './values.ts';

const LAYERS = 'continuous-effects.layers';

const telling: ValueTelling<G, Draft> = {
  // In the order of `Layer`.
  layers: [
    { code: 'layer-copy', rule: 'copy.static.1', name: '' },
    { code: 'layer-control', rule: 'term-control-and-ownership.1', name: '' },
    { code: 'layer-base', rule: `${LAYERS}.2.1`, name: 'A' },
    { code: 'layer-type', rule: `${LAYERS}.2.2`, name: 'B' },
    { code: 'layer-element', rule: `${LAYERS}.2.3`, name: 'C' },
    { code: 'layer-ability', rule: `${LAYERS}.2.4`, name: 'D' },
    { code: 'layer-amount', rule: `${LAYERS}.2.5`, name: 'E' },
    { code: 'layer-swap', rule: `${LAYERS}.2.6`, name: 'E' },
  ],
  field: FIELD,
  rules: {
    value: [],
    lastKnown: 'term-last-known-information.1',
    timestamps: 'continuous-effects.timestamps.2',
    dependency: 'continuous-effects.dependencies.2',
    ceased: ['continuous-effects.dependencies.1', 'continuous-effects.dependencies.2'],
    defining: 'static-abilities.1',
    staticAbility: 'continuous-effects.static.1',
    resolved: 'continuous-effects.instanced.1',
    counted: 'continuous-effects.1',
  },
  value: explainedValue,
  origin: originOf,
  chosen: () => [],
  counters: (counter) => {
    const rules = [COUNTERS[counter] ?? 'counters.1'];
    return counter === 'buff' || counter === 'debuff'
      ? { layer: Layer.change, code: 'layer-counters', rules: [`${LAYERS}.2.6`, ...rules] }
      : { layer: Layer.ability, code: 'layer-counters', rules };
  },
  sets(node, name) {
    const change = node as Change;
    return change.kind === 'base' && change.stat === name;
  },
  twin(node, name) {
    const change = node as Change;
    if (change.kind !== 'swap') return undefined;
    return change.a === name ? change.b : change.b === name ? change.a : undefined;
  },
  more: (g, row, _, name) => (isText(name) ? bubbleFacts(g, row) : []),
};

const COUNTERS: Readonly<Record<string, string>> = {
  buff: 'counters.buff.1',
  debuff: 'counters.debuff.1',
  level: 'counters.level.1',
  enlighten: 'counters.enlighten.1',
};

/** What it starts from. */
function originOf(_g: G, row: ObjectRow, value: string, is: Plain): Derivation {
  const fact = (code: string, rule: string, objects: readonly ObjectId[] = [row.id]): Derivation =>
    derivation(code, { rules: [rule], objects, data: { value, is } });
  if (value === 'controller') return fact('origin-controller', controllerRule(row));
  if ((row.flags & Flag.faceDown) !== 0) return fact('origin-face-down', 'properties-states.1');
  if (row.copy !== null || row.kind === 'copy') return fact('origin-copy', 'copy.1');
  if (row.kind === 'token') return fact('origin-token', 'tokens.1');
  if (row.kind === 'ability') return fact('origin-ability', 'activated-abilities.1');
  const inLineage = row.zone === FIELD && row.kept.length > 0;
  return inLineage
    ? fact('origin-lineage', 'type-champion.level-up.3')
    : fact('origin-printed', 'card-characteristics.1');
}

const controllerRule = ({ zone }: ObjectRow): string =>
  zone === FIELD || zone === STACK || zone === PLAYED ? 'term-control-and-ownership.1' : 'term-control-and-ownership.2';

/** Counters that are the value themselves. */
const counted: Readonly<Record<string, string>> = { durability: 'stats.durability.1' };

/** Null if there is no such value. */
export function characteristicFacts(g: G, id: ObjectId, name: string): Derivation | null {
  const rule = Object.hasOwn(counted, name) ? counted[name] : undefined;
  return rule === undefined ? valueFacts(telling, g, id, name) : counterFacts(g, objectRow(g.state, id), name, rule);
}

/** On the field the counters are what counts, elsewhere what is printed. */
function counterFacts(g: G, row: ObjectRow, name: string, rule: string): Derivation {
  const { durability } = characteristics(g, row.id);
  const count = row.counters[name] ?? 0;
  const isCounted = row.zone === FIELD && durability !== null;
  const because = isCounted
    ? [
        derivation('counters-on', {
          rules: ['counters.durability.1'],
          objects: [row.id],
          data: { counter: name, count },
        }),
      ]
    : [];
  const is = isCounted ? count : durability;
  const data = { value: name, is };
  return derivation('value', {
    rules: [rule],
    objects: [row.id],
    data,
    because: [...because, originOf(g, row, name, durability)],
  });
}
