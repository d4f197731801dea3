/** Meanings: rules work out theirs from their parts', in the order in which they ask for them. */
import type { Rule } from './rule.ts';
import type { Tree } from './tree.ts';

/** A text that is grammatical and still does not say what is meant: a pronoun with nothing to stand for, two things it could. */
export class Unclear extends Error {
  /** The tokens that are unclear, once known. */
  start = -1;
  end = -1;
}

interface Parts {
  readonly tree: Tree;
  readonly discourse: unknown;
  /** The parts that are worked out, by their place among the rule's. */
  known: unknown[] | undefined;
}

type PartsOf = new (tree: Tree, discourse: unknown) => Readonly<Record<string, unknown>>;
const classes = new WeakMap<Rule, PartsOf>();

/** The parts of a rule as properties that are worked out when first asked for, once. */
function partsOf(rule: Rule): PartsOf {
  const known = classes.get(rule);
  if (known !== undefined) return known;
  // Declared, not defined: one is made for every node of every reading, and a field that is defined first is set twice.
  class RuleParts implements Parts {
    declare readonly tree: Tree;
    declare readonly discourse: unknown;
    declare known: unknown[] | undefined;
    constructor(tree: Tree, discourse: unknown) {
      this.tree = tree;
      this.discourse = discourse;
      this.known = undefined;
    }
  }
  Object.keys(rule.slots).forEach((name, slot) => {
    Object.defineProperty(RuleParts.prototype, name, {
      get(this: Parts) {
        const kid = this.tree.kids[slot];
        if (kid === undefined) return undefined;
        this.known ??= [];
        if (slot in this.known) return this.known[slot];
        const value: unknown = meaningOf(kid, this.discourse);
        this.known[slot] = value;
        return value;
      },
    });
  });
  if (rule.terminal !== undefined)
    Object.defineProperty(RuleParts.prototype, 'value', {
      get(this: Parts) {
        return this.tree.value;
      },
    });
  const made = RuleParts as unknown as PartsOf;
  classes.set(rule, made);
  return made;
}

/** What a part means if it is asked for once more, now that the discourse knows better. */
export function meantAnew<T extends object, K extends keyof T & string>(parts: T, slot: K): T[K] {
  const { discourse } = parts as T & Parts;
  const kid = treeOf(parts, slot);
  return kid === undefined ? parts[slot] : meaningOf(kid, discourse);
}

/** The words of a part, where it matters how they hang together. */
export const treeOf = <T extends object>(parts: T, slot: keyof T & string): Tree | undefined => {
  const { tree } = parts as T & Parts;
  return tree.kids[Object.keys(tree.rule.slots).indexOf(slot)];
};

/** A discourse may want to know which words made which meaning. */
interface Listening {
  heard?(tree: Tree, meaning: unknown): void;
}

/** The caller knows the category of the tree, and so the type of its meaning. */
export function meaningOf<T>(tree: Tree, discourse: unknown): T {
  try {
    const meaning = tree.rule.mean(new (partsOf(tree.rule))(tree, discourse), discourse as never);
    (discourse as Listening).heard?.(tree, meaning);
    return meaning as T;
  } catch (error) {
    if (error instanceof Unclear && error.start < 0) {
      error.start = tree.start;
      error.end = tree.end;
    }
    throw error;
  }
}
