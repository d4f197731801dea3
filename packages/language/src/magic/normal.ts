/**
 * The normal form of a piece of card language: two pieces that say the same in different spelling (names of bindings, the
 * order of qualities, defaults written out) have the same one. It is for comparing, not for playing.
 */

type Json = unknown;
type Data = Readonly<Record<string, Json>> & { readonly kind?: Json; readonly do?: Json; readonly of?: Json };

const isData = (node: Json): node is Data => typeof node === 'object' && node !== null && !Array.isArray(node);

/** What these actions and costs take if nothing is said. */
const YOU_BY_DEFAULT = new Set([
  'may',
  'pay',
  'choose',
  'chooseColor',
  'chooseWord',
  'chooseNumber',
  'search',
  'look',
  'token',
]);
for (const action of [
  'copyToken',
  'proliferate',
  'populate',
  'investigate',
  'mana',
  'copySpell',
  'newTargets',
  'cast',
  'either',
])
  YOU_BY_DEFAULT.add(action);

const isYou = (node: Json): boolean => isData(node) && node.kind === 'you';

export function normalForm(node: Json): Json {
  return renamed(sorted(node), new Map());
}

export const sameMeaning = (a: Json, b: Json): boolean =>
  JSON.stringify(normalForm(a)) === JSON.stringify(normalForm(b));

/** Lists of qualities without order, nests of them flat, defaults left out, keys in order. */
function sorted(node: Json): Json {
  if (Array.isArray(node)) return node.map(sorted);
  if (!isData(node)) return node;
  const kind = node.kind;
  if ((kind === 'all' || kind === 'any') && Array.isArray(node.of)) return qualities(kind, node.of);
  const entries = Object.entries(node)
    .filter(([key, value]) => value !== undefined && !isDefault(node, key, value))
    .map(([key, value]) => [key, sorted(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

function qualities(kind: 'all' | 'any', of: readonly Json[]): Json {
  const flat = of
    .map(sorted)
    .flatMap((each) => (isData(each) && each.kind === kind ? (each.of as readonly Json[]) : [each]));
  const unique = [...new Map(flat.map((each) => [JSON.stringify(each), each])).entries()].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const list = unique.map(([, each]) => each);
  return list.length === 1 ? list[0] : { kind, of: list };
}

function isDefault(node: Data, key: string, value: Json): boolean {
  if (value === false) return true;
  if (Array.isArray(value) && value.length === 0)
    return key === 'targets' || key === 'supertypes' || key === 'subtypes';
  if (key === 'min' || key === 'max') return value === 1 && (node.do === 'choose' || 'what' in node);
  return key === 'who' && isYou(value) && YOU_BY_DEFAULT.has(String(node.do));
}

/** Fields that hold the name of a binding or of a note. */
const NAMES = new Set(['as', 'all', 'divided', 'note', 'key']);

/** Bindings and notes are called 1, 2, 3 in the order in which they come up. */
function renamed(node: Json, names: Map<string, string>): Json {
  const rename = (name: string): string => {
    const known = names.get(name) ?? String(names.size + 1);
    names.set(name, known);
    return known;
  };
  const walk = (each: Json): Json => {
    if (Array.isArray(each)) return each.map(walk);
    if (!isData(each)) return each;
    const isBinding =
      each.kind === 'var' || each.kind === 'did' || ('what' in each && !('kind' in each) && !('do' in each));
    return Object.fromEntries(
      Object.entries(each).map(([key, value]) => {
        if (typeof value === 'string' && (NAMES.has(key) || (key === 'name' && isBinding))) return [key, rename(value)];
        if (key === 'notAlso' && Array.isArray(value)) return [key, value.map((name) => rename(String(name)))];
        return [key, walk(value)];
      }),
    );
  };
  return walk(node);
}
