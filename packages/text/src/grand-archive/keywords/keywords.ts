/** Keyword abilities with their parameters. */
import { type Cost, type Filter, type KeywordAbility, LABELS } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import { any } from '../nouns/selectors.ts';

export const keywords = rulesOf();
const { rule, lexicon, terminal } = keywords;

const PLAIN =
  'aethercalling|ambush|bulwark|class locked|cleave|divine relic|efficiency|fast activation|first boon|floating memory|foster|hindered|immortality|intercept|interdiction|link shield|omnishroud|preserve|renewable|reservable|spellshroud|steadfast|stealth|taunt|true sight|unblockable|vigor|elysian aura|aenean progression'.split(
    '|',
  );
const NUMBERED =
  'agility|bulwark|commanded will|critical|imbue|kindle|level locked|multistrike|prepare|pride|ranged|retort|cascade'.split(
    '|',
  );
const WORDS = [...PLAIN, ...NUMBERED, 'brew', 'ephemerate', 'starcalling', 'command', 'empower'];
lexicon({
  of: 'KeywordName',
  en: Object.fromEntries([...new Set(WORDS)].map((word) => [word, word])),
  mean: (word) => word,
});
lexicon({
  of: 'LabelName',
  en: Object.fromEntries(LABELS.map((label) => [label, label])),
  mean: (label) => LABELS.find((known) => known === label) ?? 'balance',
});
const keyword = (word: string, more: Partial<KeywordAbility> = {}): readonly KeywordAbility[] => [
  { kind: 'keyword', keyword: word, ...more },
];
const asIs = (words: string): string => words;
const titled = (words: string): string => words.replace(/(?<=^| )\p{Ll}/gu, (c) => c.toUpperCase());
/** On a line of its own a keyword is written in capitals, elsewhere not. */
for (const [of, written, up] of [
  ['Keyword', asIs, ''],
  ['TitleKeyword', titled, '^'],
] as const) {
  for (const word of PLAIN) rule({ name: `${of}.plain.${word}`, of, en: written(word), mean: () => keyword(word) });
  for (const word of NUMBERED)
    rule({
      name: `${of}.${word}`,
      of,
      slots: { n: 'Amount' },
      en: `${written(word)} {n}`,
      mean: ({ n }) => keyword(word, { amount: n }),
    });
  rule({
    name: `${of}.classLocked`,
    of,
    slots: { c: 'Class' },
    en: [`${written('class locked')} — {c}`, `{c} ${written('class locked')}`],
    mean: ({ c }) => keyword('class locked', { word: c }),
  });
  for (const word of ['ephemerate', 'starcalling'])
    rule({
      name: `${of}.${word}`,
      of,
      slots: { c: 'Costs' },
      en: [`${written(word)} — {c}`, `${written(word)} {c}`],
      mean: ({ c }) => keyword(word, { cost: c }),
    });
  rule({
    name: `${of}.imbueElement`,
    of,
    slots: { e: 'Element', n: 'Amount' },
    en: `${up}{e} ${written('imbue')} {n}`,
    mean: ({ e, n }) => keyword('imbue', { amount: n, what: { kind: 'element', element: e } }),
  });
  rule({
    name: `${of}.imbueElements`,
    of,
    slots: { a: 'Element', b: 'Element', n: 'Amount' },
    en: `${up}{a} & ${up}{b} ${written('imbue')} {n}`,
    mean: ({ a, b, n }) =>
      keyword('imbue', {
        amount: n,
        what: any([
          { kind: 'element', element: a },
          { kind: 'element', element: b },
        ]),
      }),
  });
  for (const kind of ['advanced', 'basic'] as const)
    rule({
      name: `${of}.imbue.${kind}`,
      of,
      slots: { n: 'Amount' },
      en: `${written(kind)} ${written('imbue')} {n}`,
      mean: ({ n }) => keyword('imbue', { amount: n, what: { kind: 'elementKind', of: kind } }),
    });
  rule({
    name: `${of}.command`,
    of,
    slots: { t: 'TypeWord' },
    en: `${written('command')} ${up}{t}`,
    mean: ({ t }) => keyword('command', { what: t.filter }),
  });
  for (const word of ['link', 'link shield'])
    rule({
      name: `${of}.${word}`,
      of,
      slots: { t: 'TypeWord' },
      en: `${up}{t} ${written(word)}`,
      mean: ({ t }) => keyword(word, { what: t.filter }),
    });
  rule({
    name: `${of}.linkTwo`,
    of,
    slots: { a: 'TypeWord', b: 'TypeWord' },
    en: `${up}{a} or ${up}{b} ${written('link')}`,
    mean: ({ a, b }) => keyword('link', { what: any([a.filter, b.filter]) }),
  });
  for (const [word, filter] of [
    ['unit', { kind: 'unit' }],
    ['object', { kind: 'object' }],
    ['regalia', { kind: 'supertype', type: 'regalia' }],
  ] as const satisfies readonly (readonly [string, Filter])[])
    for (const link of ['link', 'link shield'])
      rule({
        name: `${of}.${link}.${word}`,
        of,
        en: `${written(word)} ${written(link)}`,
        mean: () => keyword(link, { what: filter }),
      });
}
/** "Alice Lineage": the character that the champion must be. */
terminal({
  name: 'keyword.lineage',
  of: 'TitleKeyword',
  first: ['#capital', '#self'],
  scan: (tokens, at) => {
    for (let end = at + 1; end < at + 6; end++) {
      const token = tokens[end];
      if (token === undefined) return [];
      if (token.raw === 'Lineage') {
        const next = tokens[end + 1]?.text;
        if (next === 'release') return [];
        let text = '';
        for (let i = at; i < end; i++) {
          const each = tokens[i];
          if (each !== undefined) text += `${i > at && each.start > (tokens[i - 1]?.end ?? 0) ? ' ' : ''}${each.raw}`;
        }
        return [{ end: end + 1, value: text }];
      }
    }
    return [];
  },
  print: (value) => [`${value} Lineage`],
  mean: (value) => keyword('lineage', { word: value }),
});
// Brewing
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];
terminal({
  name: 'ingredients',
  of: 'Ingredients',
  first: ['#capital'],
  scan: (tokens, at) => {
    let end = at;
    let text = '';
    while (tokens[end] !== undefined) {
      const token = tokens[end];
      if (token === undefined || (token.kind === 'mark' && token.text !== ',')) break;
      text += `${end > at && token.start > (tokens[end - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
      end++;
    }
    return text.split(', ').every((item) => ITEM.test(item)) ? [{ end, value: text }] : [];
  },
  print: (value) => [value],
  mean: (value) =>
    value.split(', ').map((item): Cost => {
      const [, number = '', name = '', different] = ITEM.exec(item) ?? [];
      const type = name.replace(/s$/, '');
      const isKind = /^(?:Herb|Flower|Root|Leaf|Catalyst|Adjuvant|Leave|Mushroom)$/.test(type);
      const what: Filter = isKind ? { kind: 'subtype', type } : { kind: 'named', name };
      const count = NUMBERS.indexOf(number.toLowerCase()) + 1;
      return {
        kind: 'sacrifice',
        what,
        count,
        ...(different === undefined ? {} : { together: { kind: 'different', what: 'names' } as const }),
      };
    }),
});
const ITEM = /^(One|Two|Three|Four|Five) (\p{Lu}\p{L}+)( with different names)?$/u;
rule({
  name: 'keyword.brew',
  of: 'TitleKeyword',
  slots: { i: 'Ingredients' },
  en: 'Brew — {i}',
  mean: ({ i }) => keyword('brew', { cost: i }),
});

rule({ name: 'keywords.one', of: 'Keywords', slots: { k: 'Keyword' }, en: '{k}', mean: ({ k }) => k });
rule({
  name: 'keywords.more',
  of: 'Keywords',
  slots: { k: 'Keyword', more: 'Keywords' },
  en: ['{k}, {more}', '{k} and {more}', '{k}, and {more}'],
  mean: ({ k, more }) => [...k, ...more],
});
rule({ name: 'titleKeywords.one', of: 'TitleKeywords', slots: { k: 'TitleKeyword' }, en: '{k}', mean: ({ k }) => k });
rule({
  name: 'titleKeywords.more',
  of: 'TitleKeywords',
  slots: { k: 'TitleKeyword', more: 'TitleKeywords' },
  en: ['{k}, ^{more}', '{k} ^{more}'],
  mean: ({ k, more }) => [...k, ...more],
});
