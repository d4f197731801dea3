/** The forms of English nouns and verbs: what is irregular is listed, the rest follows the spelling. */

/** What a game adds to the language: its words that are not formed as the spelling has it. */
export interface EnglishWords {
  readonly plurals: Readonly<Record<string, string>>;
  /** Base form, third person, participle, progressive. */
  readonly verbs: Readonly<Record<string, VerbForms>>;
  /** Words that "non" can stand before, so that it is a word of its own ("nonland" and "non-Wall" are alike). */
  readonly deniable: readonly string[];
  /** Those of them that have a hyphen after it. */
  readonly hyphenated: readonly string[];
}

type VerbForms = readonly [base: string, third: string, participle: string, progressive: string];

const PLURALS: Readonly<Record<string, string>> = {
  half: 'halves',
  player: 'players',
  this: 'these',
  that: 'those',
  its: 'their',
  it: 'them',
  is: 'are',
  was: 'were',
  has: 'have',
  child: 'children',
  die: 'dice',
  life: 'life',
  damage: 'damage',
  other: 'other',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};

const VERBS: Readonly<Record<string, VerbForms>> = {
  be: ['be', 'is', 'been', 'being'],
  are: ['are', 'is', 'been', 'being'],
  were: ['were', 'was', 'been', 'being'],
  have: ['have', 'has', 'had', 'having'],
  do: ['do', 'does', 'done', 'doing'],
  "don't": ["don't", "doesn't", "didn't", 'not doing'],
  "aren't": ["aren't", "isn't", "weren't", 'not being'],
  "haven't": ["haven't", "hasn't", "hadn't", 'not having'],
  "weren't": ["weren't", "wasn't", "weren't", 'not being'],
  their: ['their', 'its', 'their', 'their'],
  them: ['them', 'it', 'them', 'them'],
  they: ['they', 'it', 'they', 'they'],
  draw: ['draw', 'draws', 'drawn', 'drawing'],
  deal: ['deal', 'deals', 'dealt', 'dealing'],
  put: ['put', 'puts', 'put', 'putting'],
  lose: ['lose', 'loses', 'lost', 'losing'],
  win: ['win', 'wins', 'won', 'winning'],
  cast: ['cast', 'casts', 'cast', 'casting'],
  choose: ['choose', 'chooses', 'chosen', 'choosing'],
  shuffle: ['shuffle', 'shuffles', 'shuffled', 'shuffling'],
  get: ['get', 'gets', 'gotten', 'getting'],
  begin: ['begin', 'begins', 'begun', 'beginning'],
  become: ['become', 'becomes', 'become', 'becoming'],
  pay: ['pay', 'pays', 'paid', 'paying'],
  fight: ['fight', 'fights', 'fought', 'fighting'],
  leave: ['leave', 'leaves', 'left', 'leaving'],
  keep: ['keep', 'keeps', 'kept', 'keeping'],
  spend: ['spend', 'spends', 'spent', 'spending'],
  copy: ['copy', 'copies', 'copied', 'copying'],
  roll: ['roll', 'rolls', 'rolled', 'rolling'],
  flip: ['flip', 'flips', 'flipped', 'flipping'],
  skip: ['skip', 'skips', 'skipped', 'skipping'],
  discard: ['discard', 'discards', 'discarded', 'discarding'],
  die: ['die', 'dies', 'died', 'dying'],
  bid: ['bid', 'bids', 'bid', 'bidding'],
  set: ['set', 'sets', 'set', 'setting'],
  find: ['find', 'finds', 'found', 'finding'],
  give: ['give', 'gives', 'given', 'giving'],
  take: ['take', 'takes', 'taken', 'taking'],
  go: ['go', 'goes', 'gone', 'going'],
  planeswalk: ['planeswalk', 'planeswalks', 'planeswalked', 'planeswalking'],
  encounter: ['encounter', 'encounters', 'encountered', 'encountering'],
  abandon: ['abandon', 'abandons', 'abandoned', 'abandoning'],
  commit: ['commit', 'commits', 'committed', 'committing'],
};

export const nounForms = ({ plurals }: EnglishWords): ((word: string) => readonly string[]) => {
  const listed: Readonly<Record<string, string>> = { ...PLURALS, ...plurals };
  return (word) => [word, listed[word] ?? plural(word)];
};

function plural(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

export const verbForms = ({ verbs }: EnglishWords): ((word: string) => readonly string[]) => {
  const listed: Readonly<Record<string, VerbForms>> = { ...VERBS, ...verbs };
  return (word) => listed[word] ?? regular(word);
};

function regular(verb: string): readonly string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  return [verb, plural(verb), past, `${stem}ing`];
}
