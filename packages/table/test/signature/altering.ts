/** Abilities like those of the examples, with something else in one place: what stands there in another example, more, or less. */
import { type Below, chance } from '../answering.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What nodes of all examples say, by the key under which they say it, and by the node's name with the key; and the keys that nodes of the
 * same name have.
 */
interface Said {
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

const nameOf = (node: Node): string => String(node.kind ?? node.do ?? node.on ?? '');

function saidIn(abilities: readonly unknown[]): Said {
  const values = new Map<string, Map<string, unknown>>();
  const keys = new Map<string, Set<string>>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) walk(part);
    if (!isNode(value)) return;
    const own = keys.get(nameOf(value)) ?? new Set();
    keys.set(nameOf(value), own);
    for (const [key, part] of Object.entries(value)) {
      own.add(key);
      for (const under of [key, `${nameOf(value)} ${key}`]) {
        const known = values.get(under) ?? new Map();
        values.set(under, known.set(JSON.stringify(part), part));
      }
      walk(part);
    }
  };
  walk(abilities);
  return {
    values: new Map([...values].map(([key, known]) => [key, [...known.values()]])),
    keys: new Map([...keys].map(([name, own]) => [name, [...own]])),
  };
}

/** What tells what a node is: with another, what else it says would mean nothing. */
const NAMES: ReadonlySet<string> = new Set(['kind', 'do', 'on']);
const GO_ON = 4;

function altered(value: unknown, { values, keys }: Said, below: Below): unknown {
  if (Array.isArray(value)) {
    const at = below(value.length);
    return value.length === 0 ? value : value.with(at, altered(value[at], { values, keys }, below));
  }
  if (!isNode(value)) return value;
  const own = Object.keys(value).filter((key) => !NAMES.has(key));
  const key = own[below(own.length)];
  if (key !== undefined && below(GO_ON) > 0 && typeof value[key] === 'object')
    return { ...value, [key]: altered(value[key], { values, keys }, below) };
  const more = (keys.get(nameOf(value)) ?? []).filter((each) => !NAMES.has(each) && !(each in value));
  const added = more[below(more.length)];
  const change = below(3);
  if (change === 0 && key !== undefined)
    return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
  const other = change === 1 && added !== undefined ? added : key;
  // What nodes of its own name say fits it most often.
  const alike = below(GO_ON) > 0 ? (values.get(`${nameOf(value)} ${other}`) ?? []) : [];
  const instead = alike.length > 1 ? alike : (values.get(other ?? '') ?? []);
  return other === undefined ? value : { ...value, [other]: instead[below(instead.length)] };
}

/** So many others for each. */
export function otherAbilities(abilities: readonly unknown[], count: number): readonly unknown[] {
  const said = saidIn(abilities);
  const below = chance(abilities.length);
  return abilities.flatMap((ability) => Array.from({ length: count }, () => altered(ability, said, below)));
}
