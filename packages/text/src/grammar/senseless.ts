/** Words that cannot be meant as they were understood, and what is wrong with them, for the refusal of a text. */
import type { Nonsense } from '@rulewright/language';

/** What texts call what the nodes of these kinds speak of. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  chosenColor: /\b(?:the chosen|that) colou?r\b/i,
  chosenType: /\b(?:the chosen|that) (?:\w+ )?type\b/i,
  chosenName: /\b(?:the chosen|that) name\b/i,
  noted: /\bthe chosen \w+/i,
};

const WHY: Readonly<Record<Nonsense['code'], string>> = {
  'never-chosen': 'nothing chooses or keeps it',
  'idle-target': 'a target that nothing is done to',
  contradiction: 'nothing can be both',
  always: 'always or never true',
  'wrong-place': 'nothing of the kind is there',
};

export interface Senseless {
  readonly reason: 'unclear';
  readonly words: string;
  readonly detail: string;
}

/** The first of it, by the words of the text where they can be told. */
export function senseless([first]: readonly Nonsense[], texts: readonly string[]): Senseless | undefined {
  if (first === undefined) return undefined;
  const { code, node, path } = first;
  const kind = String(node.kind ?? 'target');
  const spoken = code === 'idle-target' || code === 'wrong-place' ? /\btargets?\b[^.,]*/i : SPOKEN[kind];
  const words = texts.flatMap((text) => (spoken === undefined ? [] : (spoken.exec(text)?.[0] ?? []))).at(0) ?? kind;
  return { reason: 'unclear', words, detail: `${WHY[code]} (${path})` };
}
