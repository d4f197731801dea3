/**
 * Files have slips of spelling: words that are no words, and two that are always taken for each other. What is meant is plain from the
 * words alone; whatever could be read in two ways is left as it stands.
 */
const SLIPS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bdestoy\b/g, 'destroy'],
  [/\bFortell\b/g, 'Foretell'],
  [/\bit's (?=owner's\b)/g, 'its '],
  [/\b(\w+) of more (?=cards\b)/g, '$1 or more '],
  [/\ban opponent control(?=[ .,])/g, 'an opponent controls'],
  [/\band rest on the bottom\b/g, 'and the rest on the bottom'],
  [/\beach creature your opponents control get(?= )/g, 'each creature your opponents control gets'],
  [/(?<=\bcontrolled that artifact, )creature(?= three\b)/g, 'create'],
  [/(?<=\byou control )its owner's hand\b/g, "to its owner's hand"],
  [/^(\d+(?:—\d+)?) VERT /g, '$1 | '],
  [/^(\d+)-(\d+ \| )/g, '$1—$2'],
  [/(?<=^|, )1(?=\{[WUBRG]\})/g, '{1}'],
  [/(?<=[+-]X\/[+-]X) (?=where X is )/g, ', '],
  [/(?<=\btoken) (?=where X is )/g, ', '],
  [/\ba Goblin, Swamp or Mountain card\b/g, 'a Goblin, Swamp, or Mountain card'],
  [/\bMice creatures\b/g, 'Mice'],
  [/\bDjinns\b/g, 'Djinn'],
  [/(?<=\bIf you search your library this way, )shuffle it(?=\.)/g, 'shuffle'],
  [/\btriggers only once per turn\b/g, 'triggers only once each turn'],
  [/(?<=\blose )two life\b/g, '2 life'],
  [/\bcreate (?=3\/3 red Spawn creature token\b)/g, 'create a '],
  [/\bhas (?=[+-]\d+\/[+-]\d+ and has\b)/g, 'gets '],
];

export const withoutSlips = (line: string): string =>
  SLIPS.reduce((text, [wrong, right]) => text.replace(wrong, right), line);
