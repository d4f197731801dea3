// From YAML text to a small tree of texts, lists and maps with positions, safe to walk: bounded in depth and size, free
// of cycles, without duplicate keys. What a plain `yes`, `1996` or `613.10` means is left to whoever reads the value.
import { Composer, type CST, type Document, isAlias, isMap, isScalar, isSeq, LineCounter, Parser, Scalar } from 'yaml';
import { type ScenarioError, type ScenarioErrorCode, scenarioError } from './errors.ts';
import type { PlainValue } from './plain.ts';
import { yamlProblem } from './yaml-words.ts';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Node = TextNode | ListNode | MapNode;

export interface TextNode extends Place {
  readonly kind: 'text';
  /** As written, without quotes. */
  readonly text: string;
  /** Without quotes in the file. */
  readonly plain: boolean;
  /** As YAML types it. */
  readonly value: PlainValue;
}

interface ListNode extends Place {
  readonly kind: 'list';
  readonly items: readonly Node[];
}

export interface MapNode extends Place {
  readonly kind: 'map';
  readonly entries: readonly Entry[];
}

export interface Entry extends Place {
  readonly key: string;
  readonly value: Node;
}

export interface SourceDocument {
  readonly root: Node;
  readonly end: { readonly line: number };
}

/** YAML files beyond these are refused: nobody writes them by hand, and reading them costs seconds or the stack. */
const limits = { characters: 1 << 20, depth: 64, aliasedNodes: 10_000 } as const;

export function readDocuments(
  source: string,
  file: string,
): { readonly documents: readonly SourceDocument[]; readonly errors: readonly ScenarioError[] } {
  const top = { line: 1, column: 1 };
  const refuse = (place: Place, code: ScenarioErrorCode, message: string) => ({
    documents: [],
    errors: [scenarioError(file, place, code, message)],
  });
  if (source.length > limits.characters) {
    const message = `the file has ${source.length} characters; the limit is ${limits.characters}`;
    return refuse(top, 'too-large', message);
  }

  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const lines = new LineCounter();
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const deep = findTooDeep(tokens);
  if (deep !== undefined) {
    const message = `lists and maps are nested more than ${limits.depth} deep`;
    return refuse(placeAt(deep), 'too-deep', message);
  }

  // Duplicate keys are found below, in linear time.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false, version: '1.2', merge: false });
  const documents: SourceDocument[] = [];
  const errors: ScenarioError[] = [];
  for (const document of composer.compose(tokens, false, text.length)) {
    const found = readDocument(document, placeAt, file);
    for (const error of found.errors) errors.push(error);
    if (found.document !== undefined) documents.push(found.document);
  }
  if (documents.length === 0 && errors.length === 0) {
    return refuse(top, 'empty-file', 'the file holds no scenario');
  }
  return { documents, errors };
}

/**
 * The offset of the first collection beyond the limit. Looked for in the tokens, without recursion, because composing
 * too deep a tree exhausts the stack in places where that ends the process.
 */
function findTooDeep(tokens: readonly CST.Token[]): number | undefined {
  let level: CST.Token[] = [...tokens];
  for (let depth = 0; level.length > 0; depth++) {
    const below: CST.Token[] = [];
    for (const token of level) {
      if (token.type === 'document') {
        if (token.value) below.push(token.value);
      } else if ('items' in token) {
        if (depth > limits.depth) return token.offset;
        for (const item of token.items) {
          if (item.key) below.push(item.key);
          if (item.value) below.push(item.value);
        }
      }
    }
    level = below;
  }
  return undefined;
}

function readDocument(
  document: Document.Parsed,
  placeAt: (offset: number) => Place,
  file: string,
): { readonly document?: SourceDocument; readonly errors: readonly ScenarioError[] } {
  // A tag that means nothing is only a warning to YAML, but a scenario has no use for one.
  const syntax = [...document.errors, ...document.warnings];
  if (syntax.length > 0) {
    const errors = syntax.map((error) => scenarioError(file, placeAt(error.pos[0]), 'yaml-syntax', yamlProblem(error)));
    return { errors };
  }
  const contents: unknown = document.contents;
  if (contents === null || (isScalar(contents) && contents.value === null)) return { errors: [] };

  const tree = new TreeReader(placeAt, file);
  const { node } = tree.read(contents, { line: 1, column: 1 });
  if (tree.errors.length > 0) return { errors: tree.errors };
  const lastOffset = Math.max(0, (document.contents?.range[1] ?? 1) - 1);
  return { document: { root: node, end: { line: placeAt(lastOffset).line } }, errors: [] };
}

/** A node with its size and depth when every alias in it is written out. A long text counts as many nodes. */
interface Measured {
  readonly node: Node;
  readonly size: number;
  readonly depth: number;
}

class TreeReader {
  readonly errors: ScenarioError[] = [];
  readonly #placeAt: (offset: number) => Place;
  readonly #file: string;
  /** An anchor is known once its node is complete, so that no node can contain itself. */
  readonly #anchors = new Map<string, Measured>();
  #aliasedNodes = 0;

  constructor(placeAt: (offset: number) => Place, file: string) {
    this.#placeAt = placeAt;
    this.#file = file;
  }

  read(source: unknown, near: Place): Measured {
    if (isAlias(source)) return this.#alias(source.source, this.#placeOf(source, near));
    const place = this.#placeOf(source, near);
    const measured = this.#collection(source, place) ?? this.#text(source, place);
    if ((isMap(source) || isSeq(source) || isScalar(source)) && source.anchor) {
      this.#anchors.set(source.anchor, measured);
    }
    return measured;
  }

  #collection(source: unknown, place: Place): Measured | undefined {
    if (!isMap(source) && !isSeq(source)) return undefined;
    let size = 1;
    let depth = 0;
    const measure = (part: Measured): Node => {
      size += part.size;
      depth = Math.max(depth, part.depth + 1);
      return part.node;
    };
    const node: Node = isMap(source)
      ? { kind: 'map', ...place, entries: this.#entries(source.items, place, measure) }
      : { kind: 'list', ...place, items: source.items.map((item) => measure(this.read(item, place))) };
    if (depth <= limits.depth) return { node, size, depth };
    this.#fail(place, 'too-deep', `lists and maps are nested more than ${limits.depth} deep`);
    return { node: blankAt(place), size: 1, depth: 0 };
  }

  #entries(
    pairs: readonly { readonly key: unknown; readonly value: unknown }[],
    place: Place,
    measure: (part: Measured) => Node,
  ): readonly Entry[] {
    const entries = new Map<string, Entry>();
    for (const pair of pairs) {
      const key = measure(this.read(pair.key, place));
      const at = { line: key.line, column: key.column };
      const value = measure(this.read(pair.value, at));
      if (key.kind !== 'text') {
        this.#fail(at, 'wrong-type', `a key must be a word, not a ${key.kind}; does it need quotes?`);
      } else if (entries.has(key.text)) {
        this.#fail(at, 'duplicate-key', `the key "${key.text}" stands twice in one map`);
      } else {
        entries.set(key.text, { ...at, key: key.text, value });
      }
    }
    return [...entries.values()];
  }

  #alias(name: string, place: Place): Measured {
    const target = this.#anchors.get(name);
    if (target === undefined) {
      this.#fail(place, 'yaml-syntax', `the alias "*${name}" names no anchor before it`);
      return { node: blankAt(place), size: 1, depth: 0 };
    }
    this.#aliasedNodes += target.size;
    if (this.#aliasedNodes <= limits.aliasedNodes) return target;
    if (this.#aliasedNodes - target.size <= limits.aliasedNodes) {
      const message = `written out, the aliases stand for more than ${limits.aliasedNodes} nodes`;
      this.#fail(place, 'too-many-aliases', message);
    }
    return { node: blankAt(place), size: 1, depth: 0 };
  }

  #text(source: unknown, place: Place): Measured {
    if (!isScalar(source)) return { node: blankAt(place), size: 1, depth: 0 };
    const value = source.value;
    const text = source.source ?? String(value);
    const plain = source.type === undefined || source.type === Scalar.PLAIN;
    const isPlainData = typeof value === 'boolean' || value === null || Number.isFinite(value);
    const node: TextNode = { kind: 'text', ...place, text, plain, value: isPlainData ? (value as PlainValue) : text };
    return { node, size: 1 + Math.floor(text.length / 64), depth: 0 };
  }

  #placeOf(source: unknown, near: Place): Place {
    const isNode = isMap(source) || isSeq(source) || isScalar(source) || isAlias(source);
    return isNode && source.range ? this.#placeAt(source.range[0]) : near;
  }

  #fail(place: Place, code: ScenarioErrorCode, message: string): void {
    this.errors.push(scenarioError(this.#file, place, code, message));
  }
}

/** Where a value could stand and none does. */
export function blankAt({ line, column }: Place): TextNode {
  return { kind: 'text', line, column, text: '', plain: true, value: null };
}

/** Nothing stands there. */
export function isBlank(node: Node): boolean {
  return node.kind === 'text' && node.value === null;
}

/** A node as the plain data that YAML means by it. */
export function toPlain(node: Node): PlainValue {
  switch (node.kind) {
    case 'text':
      return node.value;
    case 'list':
      return node.items.map(toPlain);
    case 'map':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, toPlain(value)]));
  }
}
