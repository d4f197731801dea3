import { describe, expect, it } from 'vitest';
import { bundledFacts, type CardFacts, factsOf, inOrderOf, readQuery } from '../src/magic/index.ts';

const card = (
  name: string,
  typeLine: string,
  rest: {
    cost?: string;
    text?: string;
    size?: readonly [string, string];
    loyalty?: string;
    names?: Readonly<Record<string, string>>;
    sets?: readonly string[];
    rarity?: 'common' | 'uncommon' | 'rare' | 'mythic';
    origin?: 'own' | 'imported' | 'bundled' | 'token';
  } = {},
): CardFacts => {
  const facts = factsOf({
    source: {
      name,
      layout: 'normal',
      faces: [
        {
          name,
          typeLine,
          text: rest.text ?? '',
          ...(rest.cost === undefined ? {} : { manaCost: rest.cost }),
          ...(rest.size === undefined ? {} : { power: rest.size[0], toughness: rest.size[1] }),
          ...(rest.loyalty === undefined ? {} : { loyalty: rest.loyalty }),
        },
      ],
    },
    origin: rest.origin ?? 'imported',
    ...(rest.names === undefined ? {} : { names: rest.names }),
    ...(rest.sets === undefined ? {} : { sets: rest.sets }),
    ...(rest.rarity === undefined ? {} : { rarity: rest.rarity }),
  });
  if (facts === undefined) throw new Error('no facts');
  return facts;
};

const cards = [
  card('Moss Keeper', 'Creature — Elf Druid', {
    cost: '{1}{G}',
    size: ['1', '3'],
    text: '{T}: Add {G}.',
    names: { zhs: '苔藓守护者' },
    sets: ['AAA'],
    rarity: 'common',
  }),
  card('Ash Drake', 'Creature — Drake', {
    cost: '{2}{U}{R}',
    size: ['3', '2'],
    text: 'Flying, haste\nWhen Ash Drake dies, draw a card.',
    names: { ja: '灰のドレイク' },
    sets: ['AAA', 'BBB'],
    rarity: 'rare',
  }),
  card('Quiet Word', 'Instant', { cost: '{W/U}', text: 'Draw a card, then discard a card.', rarity: 'uncommon' }),
  card('Æther Lamp', 'Legendary Artifact', { cost: '{X}{2}', text: 'Ward {2}\n{T}: Add one mana of any color.' }),
  card('Home Field', 'Basic Land — Plains', { origin: 'own' }),
  card('The Marcher', 'Legendary Planeswalker — Marcher', { cost: '{3}{B/P}', loyalty: '4', origin: 'bundled' }),
];

function found(text: string): readonly string[] {
  const query = readQuery(text);
  if ('problem' in query) throw new Error(`${query.problem.code} at ${query.problem.at}: ${query.problem.words}`);
  return cards.filter(query.test).map(({ name }) => name);
}

function problem(text: string): string {
  const query = readQuery(text);
  return 'problem' in query ? `${query.problem.code} "${query.problem.words}" at ${query.problem.at}` : 'none';
}

describe('A query', () => {
  it.each([
    ['', ['Moss Keeper', 'Ash Drake', 'Quiet Word', 'Æther Lamp', 'Home Field', 'The Marcher']],
    ['moss', ['Moss Keeper']],
    ['ドレイク', ['Ash Drake']],
    ['ﾄﾞﾚｲｸ', ['Ash Drake']],
    ['トレイク', []],
    ['Ｍｏｓｓ', ['Moss Keeper']],
    ['ASH dra', ['Ash Drake']],
    ['"quiet word"', ['Quiet Word']],
    ['"word quiet"', []],
    ['aether', ['Æther Lamp']],
    ['守护', ['Moss Keeper']],
    ['!"Ash"', []],
    ['!"ash drake"', ['Ash Drake']],
    ['t:elf', ['Moss Keeper']],
    ['t:legendary t:artifact', ['Æther Lamp']],
    ['t:生物', ['Moss Keeper', 'Ash Drake']],
    ['type="basic land"', ['Home Field']],
    ['o:"draw a card"', ['Ash Drake', 'Quiet Word']],
    ['o:"~ dies"', ['Ash Drake']],
    ['kw:flying', ['Ash Drake']],
    ['kw:ward', ['Æther Lamp']],
    ['kw:draw', []],
  ])('%s finds by words', (query, names) => expect(found(query)).toEqual(names));

  it.each([
    ['c:u', ['Ash Drake', 'Quiet Word']],
    ['c:ur', ['Ash Drake']],
    ['c=u', []],
    ['c<=wu', ['Quiet Word', 'Æther Lamp', 'Home Field']],
    ['c>u', ['Ash Drake', 'Quiet Word']],
    ['c:c', ['Æther Lamp', 'Home Field']],
    ['c:m', ['Ash Drake', 'Quiet Word']],
    ['c:izzet', ['Ash Drake']],
    ['c>=1 c<2', ['Moss Keeper', 'The Marcher']],
    ['c:绿', ['Moss Keeper']],
    ['id:g', ['Moss Keeper', 'Æther Lamp']],
    ['id=w', ['Home Field']],
  ])('%s finds by colours', (query, names) => expect(found(query)).toEqual(names));

  it.each([
    ['mv=2', ['Moss Keeper', 'Æther Lamp']],
    ['cmc>=4', ['Ash Drake', 'The Marcher']],
    ['mv<1', ['Home Field']],
    ['mv!=2 mv<4', ['Quiet Word', 'Home Field']],
    ['pow>tou', ['Ash Drake']],
    ['pow:1', ['Moss Keeper']],
    ['tou<=2', ['Ash Drake']],
    ['loy>3', ['The Marcher']],
    ['mv:odd', ['Quiet Word']],
    ['m:{U}', ['Ash Drake']],
    ['m=1g', ['Moss Keeper']],
  ])('%s finds by numbers', (query, names) => expect(found(query)).toEqual(names));

  it.each([
    ['r:rare', ['Ash Drake']],
    ['r>=uncommon', ['Ash Drake', 'Quiet Word']],
    ['r:c', ['Moss Keeper']],
    ['s:bbb', ['Ash Drake']],
    ['is:own', ['Home Field']],
    ['is:bundled or is:own', ['Home Field', 'The Marcher']],
    ['not:permanent', ['Quiet Word']],
    ['is:hybrid', ['Quiet Word']],
    ['is:phyrexian', ['The Marcher']],
    ['is:refused', []],
  ])('%s finds by rarity, set and property', (query, names) => expect(found(query)).toEqual(names));

  it.each([
    ['-t:creature -t:land', ['Quiet Word', 'Æther Lamp', 'The Marcher']],
    ['t:elf or t:drake', ['Moss Keeper', 'Ash Drake']],
    ['(t:elf OR t:drake) mv>2', ['Ash Drake']],
    ['t:elf or t:drake mv>2', ['Moss Keeper', 'Ash Drake']],
    ['-(t:elf or t:drake) c:m', ['Quiet Word']],
    ['--t:elf', ['Moss Keeper']],
    ['t:creature and c:g', ['Moss Keeper']],
    ['（t：elf or t：drake）', ['Moss Keeper', 'Ash Drake']],
    ['o:“draw a card” t：instant', ['Quiet Word']],
    ['ｏ：「draw a card」　ｔ：instant', ['Quiet Word']],
    ['ｔ：creature　ｍｖ＞＝４', ['Ash Drake']],
  ])('%s combines', (query, names) => expect(found(query)).toEqual(names));

  it.each([
    ['o:"draw a card', 'unclosed-quote ""draw a card" at 2'],
    ['t:elf (c:g or c:u', 'unclosed-parenthesis "(" at 6'],
    ['t:elf ) c:g', 'unopened-parenthesis ")" at 6'],
    ['t:elf ()', 'empty-parentheses "()" at 6'],
    ['t:elf or', 'nothing-after-or "or" at 6'],
    ['or t:elf', 'nothing-before-or "or" at 0'],
    ['t:elf or or c:g', 'nothing-after-or "or" at 6'],
    ['moss -', 'nothing-to-negate "-" at 5'],
    ['moss colr:g', 'no-such-field "colr" at 5'],
    ['t: elf', 'no-value "t:" at 0'],
    ['o:""', 'no-value "o:""" at 0'],
    ['t>elf', 'wrong-operator "t>" at 0'],
    ['x mv>three', 'not-a-number "three" at 5'],
    ['c:q', 'no-such-color "q" at 2'],
    ['r:shiny', 'no-such-rarity "shiny" at 2'],
    ['is:good', 'no-such-property "good" at 3'],
  ])('%s is refused at the place', (query, said) => expect(problem(query)).toBe(said));

  it('that is wrong says what could have been meant', () => {
    const query = readQuery('is:good');
    expect('problem' in query && query.problem.known).toContain('own');
  });

  it('that is far too long is refused', () => {
    expect(problem('a'.repeat(5000))).toMatch(/^too-long/);
  });
});

describe('Cards', () => {
  it('are listed by what was asked, then by name', () => {
    expect(inOrderOf('mv', cards).map(({ name }) => name)).toEqual([
      'Home Field',
      'Quiet Word',
      'Æther Lamp',
      'Moss Keeper',
      'Ash Drake',
      'The Marcher',
    ]);
    expect(inOrderOf('rarity', cards)[0]?.name).toBe('Ash Drake');
  });

  it('of the bundle are found by what is known of them', () => {
    const names = (text: string): readonly string[] => {
      const query = readQuery(text);
      return 'problem' in query
        ? []
        : bundledFacts()
            .filter(query.test)
            .map(({ name }) => name);
    };
    expect(names('!"Serra Angel" kw:flying kw:vigilance c=w pow=4 s:m13 r:u')).toEqual(['Serra Angel']);
    expect(names('!"Evolving Wilds" id=c')).toEqual(['Evolving Wilds']);
    expect(names('!Forest id=g')).toContain('Forest');
    expect(names('is:token t:wolf').length).toBeGreaterThan(0);
    expect(names('o:"destroy target creature" t:instant')).toContain('Murder');
  });
});
