/** A grammar: rules made ready for one language, with an index from first words to the wordings that can begin so. */
import type { Feature, Language, Token } from './language.ts';
import { refuseCircles, selfBeginning } from './recursion.ts';
import { type Inflection, type LanguageCode, many, type Rule, type Terminal, type WordingTable } from './rule.ts';
import { type Element, expand, type FormSource, parseTemplate } from './template.ts';

/** Where the form of a word or part comes from: fixed, the phrase's own, or the agreement of an earlier part. */
export type Form =
  | { readonly from: 'fixed'; readonly form: number }
  | { readonly from: 'own' }
  | { readonly from: 'noun' | 'verb'; readonly slot: number };

type Step =
  | {
      readonly kind: 'literal';
      readonly word: string;
      readonly text: string;
      /** A pause: it is read whether it is there or not. */
      readonly mayLack?: true;
    }
  | {
      readonly kind: 'inflected';
      readonly words: readonly string[];
      readonly texts: readonly string[];
      readonly form: Form;
      /** It hangs on what is read after it: whatever form it has will do. */
      readonly anyForm?: true;
    }
  | { readonly kind: 'slot'; readonly slot: number; readonly category: number; readonly form: Form }
  | { readonly kind: 'capital' };

export type WordStep = Extract<Step, { readonly kind: 'literal' | 'inflected' }>;

/** One wording of one rule. */
export interface Wording {
  readonly rule: Rule;
  readonly index: number;
  readonly steps: readonly Step[];
  /** The part whose feature the phrase has, or -1. */
  readonly agreementSlot: number;
  /** The feature that the phrase always has. */
  readonly feature?: Feature;
  readonly slots: number;
  /** Printed only. */
  readonly isEcho?: true;
  /** By part, the rules that it is not read by. */
  readonly except?: readonly (ReadonlySet<string> | undefined)[];
  /** By part, the only rules that it is read by. */
  readonly only?: readonly (ReadonlySet<string> | undefined)[];
}

export interface Category {
  readonly name: string;
  readonly id: number;
  readonly wordings: readonly Wording[];
  readonly terminals: readonly { readonly rule: Rule; readonly terminal: Terminal }[];
  /** Wordings and terminals by what they can begin with: a word, or `#kind` of a token. */
  readonly first: ReadonlyMap<string, Candidates>;
  /** Phrases of this kind may begin with phrases of this kind. */
  readonly beginsWithItself: boolean;
  /** Its words change their form like verbs. */
  readonly isVerb: boolean;
  /** It can be the reader who is spoken of. */
  readonly canBeYou: boolean;
}

export interface Candidates {
  readonly wordings: readonly Wording[];
  readonly terminals: readonly { readonly rule: Rule; readonly terminal: Terminal }[];
}

export interface Grammar {
  readonly language: Language;
  readonly categories: readonly Category[];
  readonly byName: ReadonlyMap<string, Category>;
  readonly rules: ReadonlyMap<string, Rule>;
  /** The wordings of each rule. */
  readonly wordings: ReadonlyMap<Rule, readonly Wording[]>;
}

const normal = (word: string): string => word.toLowerCase();
/** The kind of a part, which may be one that can be absent. */
const partOf = (slot: string): string => slot.replace('?', '');

export function makeGrammar(
  language: Language,
  rules: readonly Rule[],
  inflections: Readonly<Record<string, Inflection>>,
  table?: WordingTable,
): Grammar {
  // A language may have no words yet for a whole kind of phrase; in the one that the rules are written in that is a mistake.
  const parts = table === undefined ? [] : rules.flatMap((rule) => Object.values(rule.slots).map(partOf));
  const names = [...new Set([...rules.map((rule) => rule.of), ...parts])];
  const ids = new Map(names.map((name, id) => [name, id]));
  const byRule = new Map<string, Rule>();
  for (const rule of rules) {
    if (byRule.has(rule.name)) throw new Error(`two grammar rules are called ${rule.name}`);
    byRule.set(rule.name, rule);
  }
  const unknown = Object.keys(table ?? {}).find((name) => !byRule.has(name));
  if (unknown !== undefined) throw new Error(`${language.code} has words for ${unknown}, and no rule is called so`);
  const wordings = new Map(rules.map((rule) => [rule, makeWordings(rule, language, ids, inflections, table)]));
  const drafts = names.map((name, id) => ({
    name,
    id,
    wordings: rules
      .filter((rule) => rule.of === name)
      .flatMap((rule) => wordings.get(rule) ?? [])
      .filter(({ isEcho }) => isEcho !== true),
    terminals: rules.flatMap((rule) =>
      rule.of === name && rule.terminal !== undefined ? [{ rule, terminal: rule.terminal }] : [],
    ),
  }));
  const begins = drafts.map(beginnings);
  refuseCircles(drafts);
  const recursive = selfBeginning(begins);
  const readers = whoCanBeYou(drafts);
  const firsts = firstSets(drafts, begins);
  const categories = drafts.map((draft) => ({
    ...draft,
    first: indexByFirst(draft, firsts),
    beginsWithItself: recursive.has(draft.id),
    isVerb: inflections[draft.name] === 'verb',
    canBeYou: readers.has(draft.id),
  }));
  return {
    language,
    categories,
    byName: new Map(categories.map((category) => [category.name, category])),
    rules: byRule,
    wordings,
  };
}

/** Kinds of phrases that "you" is one of, or agrees with. */
function whoCanBeYou(drafts: readonly Pick<Category, 'id' | 'wordings'>[]): ReadonlySet<number> {
  const found = new Set<number>();
  const isYou = ({ feature, agreementSlot, steps }: Wording): boolean =>
    feature === 'you' ||
    steps.some((step) => step.kind === 'slot' && step.slot === agreementSlot && found.has(step.category));
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { id, wordings } of drafts) if (wordings.some(isYou)) found.add(id);
  }
  return found;
}

function makeWordings(
  rule: Rule,
  language: Language,
  ids: ReadonlyMap<string, number>,
  inflections: Readonly<Record<string, Inflection>>,
  table: WordingTable | undefined,
): readonly Wording[] {
  const slots = Object.keys(rule.slots);
  const own = inflections[rule.of] ?? 'none';
  const worded = table?.[rule.name];
  const isWords = typeof worded === 'object' && 'words' in worded;
  const said =
    table === undefined
      ? (rule.wordings[language.code as LanguageCode] ?? [])
      : ((isWords ? worded.words : worded) ?? []);
  const templates = many(said).flatMap(expand);
  const tokenize = (text: string): readonly string[] =>
    language.tokens(text, []).map(({ kind, text: mark, raw }) => (kind === 'mark' ? mark : raw));
  /** The word as tokens have it, not at the beginning of anything: "an" is "a". */
  const asRead = (word: string): string => {
    const [token] = language.tokens(` ${word}`, []);
    return token?.kind === 'word' ? token.text : normal(word);
  };
  const slotOf = (name: string): number => {
    const slot = slots.indexOf(name);
    if (slot < 0) throw new Error(`${rule.name} has no part called ${name}`);
    return slot;
  };
  const form = (source: FormSource): Form => {
    if (source === 'own') return { from: 'own' };
    if ('fixed' in source) return { from: 'fixed', form: source.fixed };
    return 'noun' in source ? { from: 'noun', slot: slotOf(source.noun) } : { from: 'verb', slot: slotOf(source.verb) };
  };
  const step = (element: Element): Step => {
    switch (element.kind) {
      case 'capital':
        return element;
      case 'literal':
        return { kind: 'literal', word: asRead(element.word), text: element.word };
      case 'inflected': {
        const asVerb = element.form === 'own' ? own === 'verb' : isVerbSource(element.form);
        const texts = asVerb ? language.verb(element.word) : language.noun(element.word);
        return { kind: 'inflected', words: texts.map(normal), texts, form: form(element.form) };
      }
      case 'slot': {
        const slot = slotOf(element.slot);
        const name = partOf(rule.slots[element.slot] ?? '');
        const category = ids.get(name);
        if (category === undefined) throw new Error(`${rule.name}: no rule makes a ${name}`);
        const passes = element.form === 'own' && (inflections[name] ?? 'none') === own && own !== 'none';
        const source = element.form === 'own' && !passes ? ({ fixed: 0, as: 'noun' } as const) : element.form;
        return { kind: 'slot', slot, category, form: form(source) };
      }
    }
  };
  const featureOf = (steps: readonly Step[]): Pick<Wording, 'agreementSlot' | 'feature'> => {
    if (isWords && worded.as !== undefined) return { agreementSlot: -1, feature: worded.as };
    if (language.isHeadFinal === true) {
      const head = steps.findLast((each) => each.kind === 'slot');
      return head === undefined ? { agreementSlot: -1, feature: '' } : { agreementSlot: head.slot };
    }
    if (typeof rule.agreement === 'object') return { agreementSlot: slotOf(rule.agreement.from) };
    return rule.agreement === undefined ? { agreementSlot: -1 } : { agreementSlot: -1, feature: rule.agreement };
  };
  const { except, only } = isWords ? worded : {};
  const bySlot = (names: Readonly<Record<string, readonly string[]>>) =>
    slots.map((slot) => names[slot] && new Set(names[slot]));
  const how = {
    slots: slots.length,
    ...(isWords && worded.isEcho === true ? { isEcho: true as const } : {}),
    ...(except === undefined ? {} : { except: bySlot(except) }),
    ...(only === undefined ? {} : { only: bySlot(only) }),
  };
  const needed = slots.flatMap((slot, i) => (rule.slots[slot]?.endsWith('?') === true ? [] : [i]));
  return templates.map((template, index) => {
    const steps = pausing(parseTemplate(template, tokenize).map(step), language.pause);
    const lost = needed.find((slot) => !steps.some((each) => each.kind === 'slot' && each.slot === slot));
    if (lost !== undefined) throw new Error(`${rule.name}: "${template}" is without ${slots[lost]}`);
    return { rule, index, steps: inAnyForm(steps, language), ...featureOf(steps), ...how };
  });
}

/** A pause beside a word need not be there. */
function pausing(steps: readonly Step[], pause: string | undefined): readonly Step[] {
  if (pause === undefined) return steps;
  return steps.map((step, i) => {
    if (step.kind !== 'literal' || step.word !== pause || i === 0 || i === steps.length - 1) return step;
    return steps[i - 1]?.kind === 'slot' && steps[i + 1]?.kind === 'slot' ? step : { ...step, mayLack: true };
  });
}

/** What hangs on a part that stands later in the text is read before that part is known. */
function inAnyForm(steps: readonly Step[], { isHeadFinal, readsAnyForm }: Language): readonly Step[] {
  if (isHeadFinal !== true) return steps;
  return steps.map((step, i) => {
    if (step.kind !== 'inflected' || (step.form.from !== 'noun' && step.form.from !== 'verb')) return step;
    const { slot } = step.form;
    const isLater =
      readsAnyForm === true || steps.slice(i).some((later) => later.kind === 'slot' && later.slot === slot);
    return isLater ? { ...step, anyForm: true } : step;
  });
}

/** `@` makes a verb of a word, `#` a noun; the fixed forms of both share their numbers. */
const isVerbSource = (source: Exclude<FormSource, 'own'>): boolean =>
  'verb' in source || ('fixed' in source && source.as === 'verb');

interface Draft extends Candidates {
  readonly name: string;
  readonly id: number;
}

function firstStep(wording: Wording): Step {
  const step = wording.steps.find(({ kind }) => kind !== 'capital');
  if (step === undefined) throw new Error(`${wording.rule.name} has an empty wording`);
  return step;
}

/** The kinds of phrases that a phrase can begin with. */
const beginnings = (draft: Draft): ReadonlySet<number> =>
  new Set(
    draft.wordings.flatMap((wording) => {
      const step = firstStep(wording);
      return step.kind === 'slot' ? [step.category] : [];
    }),
  );

/** What each category can begin with, grown until nothing is added. */
function firstSets(drafts: readonly Draft[], begins: readonly ReadonlySet<number>[]): readonly ReadonlySet<string>[] {
  const sets = drafts.map((draft) => new Set(draft.terminals.flatMap(({ terminal }) => terminal.first)));
  for (const draft of drafts)
    for (const wording of draft.wordings) {
      const step = firstStep(wording);
      if (step.kind === 'literal') sets[draft.id]?.add(step.word);
      if (step.kind === 'inflected') for (const word of step.words) sets[draft.id]?.add(word);
    }
  for (let grown = true; grown; ) {
    grown = false;
    drafts.forEach((draft, id) => {
      const set = sets[id] ?? new Set();
      const before = set.size;
      for (const other of begins[draft.id] ?? []) for (const word of sets[other] ?? []) set.add(word);
      if (set.size > before) grown = true;
    });
  }
  return sets;
}

function indexByFirst(draft: Draft, firsts: readonly ReadonlySet<string>[]): ReadonlyMap<string, Candidates> {
  const index = new Map<string, { wordings: Wording[]; terminals: Candidates['terminals'][number][] }>();
  const at = (key: string) => {
    const known = index.get(key);
    if (known !== undefined) return known;
    const made = { wordings: [], terminals: [] };
    index.set(key, made);
    return made;
  };
  for (const wording of draft.wordings) {
    const step = firstStep(wording);
    const keys =
      step.kind === 'literal'
        ? [step.word]
        : step.kind === 'inflected'
          ? new Set(step.words)
          : step.kind === 'slot'
            ? (firsts[step.category] ?? [])
            : [];
    for (const key of keys) at(key).wordings.push(wording);
  }
  for (const terminal of draft.terminals) for (const key of terminal.terminal.first) at(key).terminals.push(terminal);
  return index;
}

/** The keys under which an index knows a token. */
export const firstKeys = (token: Token): readonly string[] =>
  token.capital ? [token.text, `#${token.kind}`, '#capital'] : [token.text, `#${token.kind}`];

/** What two sets of candidates are together, by the first and then the second. */
const merged = new WeakMap<Candidates, Map<Candidates, Candidates>>();

function together(first: Candidates, second: Candidates): Candidates {
  let known = merged.get(first);
  if (known === undefined) {
    known = new Map();
    merged.set(first, known);
  }
  let made = known.get(second);
  if (made === undefined) {
    made = {
      wordings: [...new Set([...first.wordings, ...second.wordings])],
      terminals: [...new Set([...first.terminals, ...second.terminals])],
    };
    known.set(second, made);
  }
  return made;
}

/** What can begin with a token: each wording once, however many of its keys lead to it. */
export function candidatesAt({ first }: Category, keys: readonly string[]): Candidates | undefined {
  let all: Candidates | undefined;
  for (const key of keys) {
    const found = first.get(key);
    if (found !== undefined) all = all === undefined ? found : together(all, found);
  }
  return all;
}
