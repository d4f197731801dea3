/** What is made of queries, deck lists and cards as data, whole or spoiled. */
import * as ofGrandArchive from '@rulewright/language/grand-archive';
import * as ofMagic from '@rulewright/language/magic';
import * as grandArchive from '../../src/grand-archive/index.ts';
import { bundle } from '../../src/magic/bundle/index.ts';
import * as magic from '../../src/magic/index.ts';
import { chance, digest, spoiled } from './spoiling.ts';

interface Text {
  readonly key: string;
  readonly about: string;
  parts(): readonly unknown[];
}

const LENGTH = 8;
const text = (about: string, made: () => unknown): Text => ({
  key: digest(about).slice(0, LENGTH),
  about,
  parts: () => [made()],
});

const MAGIC_QUERIES = `
elf druid | "of the night" | !"Murder" | t:goblin | t:"basic land" | t:生物 | o:"draw a card" | o:"~ dies" | kw:flying | kw:"first strike"
c:rg | c=rg | c<=rg | c>=2 | c:c | c:m | c:izzet | c!=g | c>r | c<wub | id:esper | id<=g | id=bant | id>=wu
mv>=5 | pow=3 | tou<2 | loy:4 | def:5 | pow>tou | mv:even | mv:odd | pow!=tou | mv<=1 | pow>=mv | tou>4
m:{G}{G} | m=2rr | m>=ww | m<{2}{U}{U} | r:rare | r>=uncommon | r<rare | s:mid | s:m13 | s:none
is:own | is:imported | is:bundled | is:token | is:compiled | is:refused | is:permanent | is:spell | is:legendary | is:basic | is:snow
is:vanilla | is:hybrid | is:phyrexian | is:x | is:dfc | is:transform | is:mdfc | is:split | is:flip | is:adventure | not:permanent
-t:creature | t:elf or t:goblin | (t:elf or t:goblin) mv<3 | -(t:creature mv>3) | t:elf and -c:g | ((t:wolf)) | t:a or | (t:elf | t:elf)
c: | mv>many | is:odd | foo:bar | "unclosed | o: | mv> | c:purple | r:shiny | （t：elf） | “of the” | mv＞3 | - | or | and elf | pow>=loy
manavalue=3 | type:elf | oracle:draw | keyword:trample | color:g | rarity:common | set:shm | power=1 | toughness=1 | name:wolf | n:wolf
`;

const GRAND_ARCHIVE_QUERIES = `
t:ally | e:fire | class:mage | reserve=3 | lv=0 is:champion | speed:fast | kw:taunt | o:draw | e:mud | speed:quick | lv>many | is:odd
t:weapon or t:item | -e:norm | (e:wind or e:water) cost<=2 | pow>=2 | life<3 | dur=2 | memory=1 | memory>0 | cost=x | class:warrior t:attack
is:token | is:bundled | is:material | is:main | is:regalia | is:champion | not:champion | "spirit of" | !"Lost Spirit" | t: | pow> | foo:bar
speed:slow | st:human | sub:human | subtype:sword | set:doa | r:rare | e=fire | e:crux | lv>=2 | e:fire e:water | cost:even | pow>life
`;

const queriesIn = (all: string): readonly string[] => all.split(/\n| \| /).filter((query) => query !== '');

function magicQuery(query: string): unknown {
  const read = magic.readQuery(query);
  if ('problem' in read) return read.problem;
  const found = magic.bundledFacts().filter(read.test);
  const [first] = magic.ORDERS.filter((_, i) => i === query.length % magic.ORDERS.length);
  return [read, (first === undefined ? found : magic.inOrderOf(first, found)).map(({ name }) => name)];
}

const grandArchiveFacts = grandArchive.bundledCards.map((card) =>
  grandArchive.factsOfCard(card, { origin: 'bundled' }),
);

function grandArchiveQuery(query: string): unknown {
  const read = grandArchive.readQuery(query);
  if ('problem' in read) return read.problem;
  const found = grandArchiveFacts.filter(read.test);
  const [first] = grandArchive.ORDERS.filter((_, i) => i === query.length % grandArchive.ORDERS.length);
  return [read, (first === undefined ? found : grandArchive.inOrderOf(first, found)).map(({ name }) => name)];
}

/** Lists as other programs write them, and with a word wrong. */
function magicLists(): readonly Text[] {
  return magic.decks.flatMap(({ name, parts }, i) => {
    const [main, sideboard] = [parts.main, parts.main.slice(0, 3)];
    const list = { name, parts: { main, sideboard, commander: i % 2 === 0 ? parts.main.slice(-1) : [] } };
    return magic.LIST_FORMATS.map((format) =>
      text(`${name}, ${format}`, () => {
        const printed = magic.printDecklist(list, format);
        const cardOf = (card: string) => magic.findCard(card);
        return [printed, ...spoiled(printed, 'Sideboard')].map((each) => {
          const read = magic.readDecklist(each);
          const known = Object.values(read.list.parts).flatMap((cards) => cards.map(([, card]) => cardOf(card)?.name));
          return [read, known];
        });
      }),
    );
  });
}

const grandArchiveLists = (): readonly Text[] =>
  grandArchive.decks.map(({ name, parts }) =>
    text(name, () => {
      const printed = grandArchive.printDecklist({ name, parts });
      return [printed, ...spoiled(printed, 'Sideboard')].map((each) => {
        const read = grandArchive.readDecklist(each);
        return [read, grandArchive.deckProblems(read.list.parts, 'standard', grandArchive.findCard)];
      });
    }),
  );

/** Lists that nobody's program writes. */
const ODD_LISTS = [
  '',
  ' ',
  'Deck',
  '0 Forest',
  '1001 Forest',
  '-1 Forest',
  '4x Forest\n3 forest\n\n2 Forest',
  'Sideboard\n1 Forest\nDeck\n2 Island',
  'Commander\n1 Forest\n\n1 Island // Plains',
  `1 ${'x'.repeat(900)}`,
  '# words\n// words\nabout words\n1 Forest (M13) 7 *F*',
  '<?xml version="1.0"?><Deck></Deck>',
  '<Deck><Cards Quantity="2" Sideboard="true" Name="Forest"/><Cards quantity=\'3\' NAME=\'Isl&#97;nd &amp; &#x41; &lt; &none; &#0;\'/></Deck>',
  '<Deck><Cards Quantity="0" Name="Forest"/><Cards Quantity="1.5" Name="A"/><Cards Quantity="1"/><Cards Name="B"/>\n<Cards Quantity="1001" Name="C"/></Deck>',
  `<Deck><Cards Quantity="1" Name="${'x'.repeat(900)}"/></Deck>`,
  'SB: 2 Forest\n1 Plains',
  '2 "Forest"\n1 Æther\n1 Forest\t\n1\tIsland',
];

/** Decks that hold whatever chance gives them, and what the rules say of them. */
const DECKS = 40;
const COUNTS = [1, 1, 2, 4, 5, 9, 0];

function anyPart(names: readonly string[], most: number, below: (bound: number) => number): [number, string][] {
  return Array.from({ length: below(most) }, () => [
    COUNTS[below(COUNTS.length)] ?? 1,
    names[below(names.length)] ?? '',
  ]);
}

const magicDeckRules = (): readonly Text[] =>
  Array.from({ length: DECKS }, (_, i) =>
    text(`deck ${i}`, () => {
      const below = chance(`deck ${i}`);
      const names = [
        ...Array.from({ length: 9 }, () => bundle[below(bundle.length)]?.card.name ?? ''),
        'Forest',
        'None',
      ];
      const parts = {
        main: anyPart(names, 25, below),
        sideboard: anyPart(names, below(3) * 6, below),
        commander: anyPart(names, 3, below),
      };
      const says = ['', 'A deck can have any number of cards named X.', 'A deck can have up to seven cards named X.'];
      const said = says.map(magic.allowedByText);
      const cardOf = (name: string) => {
        const card = magic.findCard(name);
        const basicLand = card?.faces[0].supertypes?.includes('basic') === true;
        return card === undefined ? undefined : { basicLand, allowed: said[name.length % said.length] ?? null };
      };
      return (['constructed', 'limited'] as const).map((format) => magic.deckProblems(parts, format, cardOf));
    }),
  );

const grandArchiveDeckRules = (): readonly Text[] =>
  Array.from({ length: DECKS }, (_, i) =>
    text(`deck of any cards ${i}`, () => {
      const below = chance(`deck of any cards ${i}`);
      const { bundledCards } = grandArchive;
      const names = Array.from({ length: 12 }, () => bundledCards[below(bundledCards.length)]?.name ?? '');
      const parts = {
        main: anyPart(names, 30, below),
        material: anyPart(names, 14, below),
        sideboard: anyPart(names, 12, below),
        boons: anyPart(names, 3, below),
      };
      return (['standard', 'draft', 'pantheon'] as const).map((format) =>
        grandArchive.deckProblems(parts, format, grandArchive.findCard),
      );
    }),
  );

type Json = unknown;

/** The same data with something else in one place. */
function otherwise(data: Json, below: (bound: number) => number): Json {
  if (Array.isArray(data)) {
    if (data.length === 0 || below(5) === 0) return [...data, 'more'];
    const at = below(data.length);
    return data.map((part, i) => (i === at ? otherwise(part, below) : part));
  }
  if (typeof data !== 'object' || data === null) return [null, -1, 'nothing', [], {}, true, 1.5][below(7)];
  const entries = Object.entries(data);
  if (entries.length === 0 || below(8) === 0) return { ...data, more: 1 };
  const at = below(entries.length);
  if (below(6) === 0) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(entries.map(([key, part], i) => [key, i === at ? otherwise(part, below) : part]));
}

/** One card in so many. */
const SOME = 2;
const WAYS = 8;

function cardData<C extends object>(
  all: readonly C[],
  nameOf: (card: C) => string,
  validate: (card: Json) => Json,
  normal: (card: Json) => Json,
  nonsense: (card: object) => Json,
): readonly Text[] {
  return all
    .filter((_, i) => i % SOME === 0)
    .map((card) =>
      text(nameOf(card), () => {
        const below = chance(nameOf(card));
        const others = Array.from({ length: WAYS }, () => otherwise(card, below));
        const made = others.map((other) => {
          const problems = validate(other);
          const makesSense = Array.isArray(problems) && problems.length === 0;
          return [problems, makesSense ? [normal(other), nonsense(other as object)] : null];
        });
        return [validate(card), normal(card), nonsense(card), made];
      }),
    );
}

export const dataSources = (): readonly (readonly [string, readonly Text[]])[] => [
  ['magic, queries', queriesIn(MAGIC_QUERIES).map((query) => text(query, () => magicQuery(query)))],
  [
    'grand-archive, queries',
    queriesIn(GRAND_ARCHIVE_QUERIES).map((query) => text(query, () => grandArchiveQuery(query))),
  ],
  ['magic, lists', magicLists()],
  ['magic, odd lists', ODD_LISTS.map((list) => text(list, () => [magic.readDecklist(list)]))],
  ['grand-archive, odd lists', ODD_LISTS.map((list) => text(list, () => [grandArchive.readDecklist(list)]))],
  ['magic, deck rules', magicDeckRules()],
  ['grand-archive, deck rules', grandArchiveDeckRules()],
  ['grand-archive, lists', grandArchiveLists()],
  [
    'magic, cards as data',
    cardData(
      bundle.map(({ card }) => card),
      ({ name }) => name,
      ofMagic.validateCard,
      ofMagic.normalForm,
      ofMagic.nonsenseOn,
    ),
  ],
  [
    'grand-archive, cards as data',
    cardData(
      grandArchive.bundledCards,
      ({ slug }) => slug,
      ofGrandArchive.validateCard,
      ofGrandArchive.normalForm,
      ofGrandArchive.nonsenseOn,
    ),
  ],
];
