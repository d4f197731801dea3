/** `rulewright cards`: compile card files, say how a card is read, try a text, rank what cannot be read yet, audit what is. */
import { type Command, UsageError } from '../command.ts';
import * as grandArchive from '../games/grand-archive/cards/verbs.ts';
import { gameIn, gameOption } from '../games/index.ts';
import * as magic from '../games/magic/cards/verbs.ts';
import { LANGUAGES_READ } from '../games/magic/cards/written.ts';

export const command: Command = {
  operands: 'compile FILE | gaps FILE | audit FILE | agree FILE | explain NAME | try TEXT | bundle FILE...',
  options: [
    gameOption('whose cards'),
    { name: 'json', summary: 'print JSON' },
    {
      name: 'out',
      value: 'DIR',
      summary: 'compile, bundle: the directory to write into',
    },
    {
      name: 'lang',
      value: 'LANG',
      summary: 'compile, gaps, agree, try: the language of the texts, en, zhs, zht or ja (en; try: as the text looks)',
    },
    { name: 'top', value: 'N', summary: 'gaps, audit, agree: how many to list (40)' },
    { name: 'select', value: 'FILE', summary: "bundle: which cards (the game's bundle.json in packages/cards)" },
    { name: 'rulings', value: 'DIR', summary: 'bundle: the scenarios whose cards are counted as exercised (rulings)' },
    { name: 'cards', value: 'FILE', summary: 'explain: look for the card in this file first' },
    { name: 'type', value: 'LINE', summary: 'try: the type line (Creature, Ally)' },
    { name: 'cost', value: 'COST', summary: 'try: the mana cost; of Grand Archive a number or X' },
    { name: 'pt', value: 'P/T', summary: 'try: power and toughness, life or durability' },
    { name: 'loyalty', value: 'N', summary: 'try: loyalty of a planeswalker' },
    { name: 'defense', value: 'N', summary: 'try: defense of a battle' },
    { name: 'element', value: 'WORDS', summary: 'try: the elements of a card of Grand Archive (norm)' },
    { name: 'level', value: 'N', summary: 'try: the level of a champion' },
    { name: 'speed', value: 'SPEED', summary: 'try: of an action of Grand Archive, slow or fast (slow)' },
    { name: 'name', value: 'NAME', summary: 'try: what the card is called (This Card)' },
  ],
  notes: [
    LANGUAGES_READ,
    'FILE is a Scryfall bulk file (a JSON array or one card per line), a single Scryfall card, an MTGJSON set or AtomicCards',
    'file, or a list of Grand Archive cards; any of them may be compressed with gzip. A card with a word that is not understood is refused with the words',
    'and their place. Exit code 1 means that an entry of the file was broken, or that the card asked for was refused.',
    'audit leaves out or exchanges each word of each text that compiles, and lists the words that did not count: with them or without, the',
    'card means the same. Lines that are built alike are looked at three times each way; what is found is looked for on every card. All of',
    "Magic's cards take two to three minutes. Exit code 1 means that something was found.",
    'With --lang, cards are read as they were printed in that language, as far as the file says; agree compares what they mean then with',
    'what their English text means, and lists those that mean something else with both texts and both readings.',
  ].join('\n'),
  run(given) {
    const [verb, operand, ...more] = given.operands;
    const { bundle, verbs } = GAMES[gameIn(given)];
    if (verb === 'bundle') return bundle(given.operands.slice(1), given);
    const act = verb === undefined ? undefined : verbs[verb];
    if (act === undefined)
      throw new UsageError(
        verb === undefined
          ? 'say what to do: compile FILE, gaps FILE, audit FILE, agree FILE, explain NAME, try TEXT or bundle FILE...'
          : `cards cannot "${verb}"`,
      );
    if (operand === undefined) throw new UsageError(`cards ${verb} needs ${NEEDS[verb ?? ''] ?? 'something'}`);
    if (more.length > 0) throw new UsageError(`cards ${verb} takes one thing, not also "${more[0]}"`);
    return act(operand, given);
  },
};

const GAMES = {
  magic: { bundle: magic.bundle, verbs: magic.verbs },
  'grand-archive': { bundle: grandArchive.bundle, verbs: grandArchive.verbs },
};

const NEEDS: Readonly<Record<string, string>> = {
  compile: 'a FILE',
  gaps: 'a FILE',
  audit: 'a FILE',
  agree: 'a FILE',
  explain: 'a NAME',
  try: 'a TEXT',
};
