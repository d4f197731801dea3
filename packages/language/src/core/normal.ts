/**
 * The normal form of a piece of card language: two pieces that say the same in different spelling (names of bindings, the
 * order of qualities, defaults written out) have the same one. It is for comparing, not for playing.
 */

type Json = unknown;
type Data = Readonly<Record<string, Json>> & { readonly kind?: Json; readonly do?: Json; readonly of?: Json };

const isData = (node: Json): node is Data => typeof node === 'object' && node !== null && !Array.isArray(node);

const isYou = (node: Json): boolean => isData(node) && node.kind === 'you';

/** The normal form in a game's language; `youByDefault` are the actions and costs that you do if nobody else is said to. */
export const normalFormWith = (youByDefault: ReadonlySet<string>): ((node: Json) => Json) => {
  const isDefault = defaultsWith(youByDefault);
  return (node) => renamed(sorted(node, isDefault), new Map());
};

type IsDefault = (node: Data, key: string, value: Json) => boolean;

/** Lists of qualities without order, nests of them flat, defaults left out, keys in order. */
function sorted(node: Json, isDefault: IsDefault): Json {
  if (Array.isArray(node)) return node.map((each) => sorted(each, isDefault));
  if (!isData(node)) return node;
  const kind = node.kind;
  if ((kind === 'all' || kind === 'any') && Array.isArray(node.of)) return qualities(kind, node.of, isDefault);
  const entries = Object.entries(node)
    .filter(([key, value]) => value !== undefined && !isDefault(node, key, value))
    .map(([key, value]) => [key, sorted(value, isDefault)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

function qualities(kind: 'all' | 'any', of: readonly Json[], isDefault: IsDefault): Json {
  const flat = of
    .map((each) => sorted(each, isDefault))
    .flatMap((each) => (isData(each) && each.kind === kind ? (each.of as readonly Json[]) : [each]));
  const unique = [...new Map(flat.map((each) => [JSON.stringify(each), each])).entries()].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const list = unique.map(([, each]) => each);
  if (list.length === 1) return list[0];
  return (kind === 'any' ? withCommon(list, isDefault) : undefined) ?? { kind, of: list };
}

/** What all alternatives ask for is asked for once. */
function withCommon(alternatives: readonly Json[], isDefault: IsDefault): Json | undefined {
  const parts = alternatives.map((each) =>
    isData(each) && each.kind === 'all' ? (each.of as readonly Json[]) : [each],
  );
  const keys = parts.map((of) => new Set(of.map((each) => JSON.stringify(each))));
  const common = (parts[0] ?? []).filter((each) => keys.every((known) => known.has(JSON.stringify(each))));
  if (common.length === 0) return undefined;
  const shared = new Set(common.map((each) => JSON.stringify(each)));
  const rests = parts.map((of) => of.filter((each) => !shared.has(JSON.stringify(each))));
  // One that asks for no more than that is met whenever another is.
  if (rests.some((rest) => rest.length === 0)) return qualities('all', common, isDefault);
  const any = { kind: 'any', of: rests.map((of) => (of.length === 1 ? of[0] : { kind: 'all', of })) };
  return qualities('all', [...common, any], isDefault);
}

const defaultsWith =
  (youByDefault: ReadonlySet<string>): IsDefault =>
  (node, key, value) => {
    if (Array.isArray(value) && value.length === 0)
      return key === 'targets' || key === 'supertypes' || key === 'subtypes';
    if (key === 'min' || key === 'max') return value === 1 && (node.do === 'choose' || 'what' in node);
    // What is searched is the own of who searches.
    if (key === 'whose' && node.do === 'search') return JSON.stringify(value) === JSON.stringify(node.who);
    return key === 'who' && isYou(value) && youByDefault.has(String(node.do));
  };

/** Fields that hold the name of a binding or of a note. */
const NAMES = new Set(['as', 'all', 'divided', 'note', 'key']);
/** Where `as` is what something is called in the game, which is no name of the card's own. */
const CALLS = new Set(['designated', 'designate']);

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
        const isName = key === 'as' ? !CALLS.has(String(each.kind ?? each.do)) : NAMES.has(key);
        if (typeof value === 'string' && (isName || (key === 'name' && isBinding))) return [key, rename(value)];
        if (key === 'notAlso' && Array.isArray(value)) return [key, value.map((name) => rename(String(name)))];
        return [key, walk(value)];
      }),
    );
  };
  return walk(node);
}
