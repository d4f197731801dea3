/**
 * Templates: the wording of a rule in one language.
 *
 *     words          stand for themselves; a capital is printed and not asked for
 *     {what}         the part of that name
 *     {n#sg} {n#pl}  … as one, as several;  {n#count} as many as the part `count`
 *     {do@who}       … as a verb whose subject is the part `who`;  {do@base} {do@s} {do@ed} {do@ing} in that form
 *     <card>         a word in the form that is asked of the phrase;  <card#count>  <deal@who>  <card#pl> as above
 *     [a b]          may be left out      (a|b)   one or the other: each makes a wording of its own
 *     ^              the next word is printed with a capital
 */
import { FORMS, type FormName } from './language.ts';

export type FormSource =
  | { readonly fixed: number; readonly as: 'noun' | 'verb' }
  | { readonly noun: string }
  | { readonly verb: string }
  | 'own';

export type Element =
  | { readonly kind: 'literal'; readonly word: string }
  | { readonly kind: 'inflected'; readonly word: string; readonly form: FormSource }
  | { readonly kind: 'slot'; readonly slot: string; readonly form: FormSource }
  | { readonly kind: 'capital' };

/** All wordings that a template stands for, with its options worked out: the fullest first. */
export function expand(template: string): readonly string[] {
  const open = /[[(]/.exec(template);
  if (open === null) return [template];
  const at = open.index;
  const close = matching(template, at);
  const before = template.slice(0, at);
  const inside = template.slice(at + 1, close);
  const after = template.slice(close + 1);
  const choices = open[0] === '[' ? [inside, ''] : split(inside);
  return choices.flatMap((choice) => expand(`${before}${choice}${after}`));
}

function matching(template: string, at: number): number {
  let depth = 0;
  for (let i = at; i < template.length; i++) {
    const c = template[i];
    if (c === '[' || c === '(') depth++;
    if (c === ']' || c === ')') depth--;
    if (depth === 0) return i;
  }
  throw new Error(`unclosed bracket in the template "${template}"`);
}

function split(inside: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const c of inside) {
    if (c === '[' || c === '(') depth++;
    if (c === ']' || c === ')') depth--;
    if (c === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts;
}

const PIECE = /\{([a-z]\w*)(?:([#@])(\w+))?\}|<([^<>#@]+)(?:([#@])(\w+))?>|(\^)|([^<{^]+|\{)/gy;

/** `tokenize` cuts plain words as the language does. */
export function parseTemplate(template: string, tokenize: (text: string) => readonly string[]): readonly Element[] {
  const found: Element[] = [];
  // Symbols such as {T} begin with a capital or a digit and are words to a template.
  for (const [, slot, sep, arg, word, wordSep, wordArg, capital, text] of cut(template)) {
    if (slot !== undefined) found.push({ kind: 'slot', slot, form: formSource(sep, arg) });
    else if (word !== undefined) found.push({ kind: 'inflected', word, form: formSource(wordSep, wordArg) });
    else if (capital !== undefined) found.push({ kind: 'capital' });
    else if (text !== undefined) for (const literal of tokenize(text)) found.push({ kind: 'literal', word: literal });
  }
  if (found.length === 0) throw new Error('an empty template');
  return found;
}

function* cut(template: string): Iterable<RegExpExecArray> {
  PIECE.lastIndex = 0;
  let pending: RegExpExecArray | null = null;
  while (PIECE.lastIndex < template.length) {
    const at = PIECE.lastIndex;
    const match = PIECE.exec(template);
    if (match === null) throw new Error(`cannot read the template "${template}" at ${at}`);
    if (match[8] !== undefined && pending !== null) pending[8] += match[8];
    else {
      if (pending !== null) yield pending;
      pending = match[8] === undefined ? null : match;
      if (pending === null) yield match;
    }
  }
  if (pending !== null) yield pending;
}

function formSource(separator: string | undefined, name: string | undefined): FormSource {
  if (name === undefined) return 'own';
  if (name in FORMS) return { fixed: FORMS[name as FormName], as: separator === '#' ? 'noun' : 'verb' };
  return separator === '#' ? { noun: name } : { verb: name };
}
