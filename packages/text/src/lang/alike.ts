/**
 * Words that carry no meaning of their own between wordings of one rule: a rule with two wordings means the same by both, and where they
 * differ only in these, nothing was lost. Words that name things (types, zones, players, numbers) are in none of the lists.
 */

interface Alike {
  readonly words: readonly string[];
  readonly why: string;
}

/** Words that one wording has and the other does not need. */
const NEEDLESS: readonly Alike[] = [
  { words: ['the', 'a', 'one', 'each', 'all', 'more'], why: 'articles and what stands in their place' },
  { words: ['and', 'or', 'then', 'also', 'additional', 'there'], why: 'what joins sentences and parts' },
  { words: ['of', 'on', 'to', 'for', 'by', 'with'], why: 'what joins a noun to another' },
  { words: ["'s", 'is', 'was', 'has', 'be'], why: 'the verb of what something is' },
  { words: ['that'], why: 'the pronoun that joins what is said of a noun to it' },
  { words: ['this', 'way', 'total', 'amount', 'number', 'paid'], why: 'said again of what was done, or of a number' },
];

/** Words of which one stands where the other could. */
const INTERCHANGEABLE: readonly Alike[] = [
  { words: ['when', 'whenever'], why: 'both begin what triggers' },
  { words: ['it', 'he', 'they', 'them', 'that', 'those'], why: 'one or several of what was spoken of' },
  { words: ['its', 'their', "'s"], why: 'whose it is of what was spoken of' },
  { words: ['in', 'from'], why: 'where something is, where it is taken from' },
  { words: ['on', 'onto', 'into'], why: 'where something goes' },
  { words: ['during', 'on', 'in'], why: 'when something is' },
  { words: ['less', 'fewer'], why: 'of amounts and numbers' },
  { words: ['more', 'greater'], why: 'of amounts and numbers' },
  { words: ['highest', 'greatest'], why: 'of amounts and numbers' },
  { words: ['lowest', 'least'], why: 'of amounts and numbers' },
  { words: ['much', 'many'], why: 'of amounts and numbers' },
  { words: ['total', 'combined', 'amount', 'number'], why: 'of amounts and numbers' },
  { words: ['as', 'if', 'while', 'long'], why: 'conditions of what is true all the time' },
  { words: ['gain', 'have', 'get'], why: 'to gain something is to have it' },
  { words: ['with', 'that', 'have', 'whose', 'is'], why: 'what has something is with it' },
  { words: ['without', "doesn't", "don't", 'have'], why: 'what does not have something is without it' },
  { words: ['any', 'a', 'each', 'all', 'both'], why: 'any one of them, each of them' },
  { words: ['another', 'other', 'second', 'third', 'a'], why: 'one more' },
  { words: ['until', 'end', 'this', 'rest', 'for'], why: 'for the rest of the turn' },
  { words: ['precombat', 'first'], why: 'of the two main phases' },
  { words: ['postcombat', 'second'], why: 'of the two main phases' },
  { words: ['transform', 'convert'], why: 'two words for one action' },
  { words: ["don't", "can't", "doesn't", "isn't", "didn't", "won't", 'not', "haven't"], why: 'what is not done' },
  { words: ['no', "doesn't", "don't", 'not', 'a'], why: 'none is not one' },
  { words: ['twice', 'double', 'two'], why: 'one number' },
  { words: ['triple', 'three'], why: 'one number' },
  { words: ['that', 'chosen', 'the'], why: 'what was spoken of' },
  { words: ['and', 'or', ',', 'then', '.'], why: 'what joins sentences and parts' },
  { words: ['rest', 'other'], why: 'what is left' },
  { words: ["you're", "you've", 'you'], why: 'contractions' },
];

export interface AlikeWords {
  readonly needless: ReadonlySet<string>;
  readonly classes: readonly ReadonlySet<string>[];
}

export const ENGLISH_ALIKE: AlikeWords = {
  needless: new Set(NEEDLESS.flatMap(({ words }) => words)),
  classes: INTERCHANGEABLE.map(({ words }) => new Set(words)),
};
