/** The languages that cards are read and printed in. */
import { type Grammar, makeGrammar } from '../../grammar/grammar.ts';
import type { Lang } from '../../lang/lang.ts';
import { inflections } from '../categories/index.ts';
import { english as englishLanguage } from '../english.ts';
import type { FaceFacts } from '../face-facts.ts';
import { rules } from '../rules.ts';
import { misspelt, otherwise } from './misspelt.ts';
import { type Paragraph, paragraphs } from './paragraphs.ts';
import type { SourceFace } from './source.ts';

/** What differs between languages when a face is read. */
export interface Tongue {
  readonly code: Lang;
  grammar(): Grammar;
  /** The face as it would be written today, where printed words of their time are others. */
  asToday?(face: SourceFace): SourceFace;
  /** The lines of a text; `isLine` says whether something can be read as one, where the text does not say how it falls into lines. */
  paragraphs(text: string, isSpell: boolean, isLine: (line: Paragraph) => boolean): readonly Paragraph[];
  /** What the card calls itself in its text, its name first. */
  namesIn(facts: FaceFacts, text: string): readonly string[];
}

let made: Grammar | undefined;
/** Made when it is first needed: who only plays bundled cards never needs it. */
export function englishGrammar(): Grammar {
  made ??= makeGrammar(englishLanguage, rules, inflections);
  return made;
}

/** What a card calls itself: its name, and for a legend the part before the comma or "of" or the first word (201.5). */
export function ownNames(face: FaceFacts): readonly string[] {
  // Cards rebalanced for a digital client go by the name without the mark.
  const name = face.name.replace(/^A-(?=\p{Lu})/u, '');
  const names = name === face.name ? [name] : [face.name, name];
  if (face.supertypes.includes('legendary') || face.types.includes('planeswalker')) {
    const short = /^([^,]+),/.exec(face.name)?.[1] ?? /^(.+?) (?:of|the|from|and) /.exec(face.name)?.[1];
    if (short !== undefined) names.push(short);
    const first = /^([^\s,]+) /.exec(face.name)?.[1];
    if (first !== undefined && first !== short && !/^(?:the|a|an)$/i.test(first)) names.push(first);
  }
  return names;
}

export const english: Tongue = {
  code: 'en',
  grammar: englishGrammar,
  paragraphs,
  namesIn: (facts, text) => [...ownNames(facts), ...misspelt(facts.name, text), ...otherwise(ownNames(facts), text)],
};
