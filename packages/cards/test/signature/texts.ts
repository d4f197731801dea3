/**
 * What is made of texts: how examples and cards are read and told in each language, and what is said of the same texts when a word is
 * left out, exchanged for another or stands elsewhere, and when a phrase of another is grafted on. As digests, by the text.
 */
import * as grandArchiveLanguage from '@rulewright/language/grand-archive';
import * as magicLanguage from '@rulewright/language/magic';
import type { AuditedText } from '@rulewright/text';
import * as grandArchive from '@rulewright/text/grand-archive';
import * as magic from '@rulewright/text/magic';
import { bundledCards as grandArchiveCards } from '../../src/grand-archive/index.ts';
import { printedText, textsOf } from '../../src/magic/bundle/entry.ts';
import { bundle } from '../../src/magic/bundle/index.ts';
import { sourceOf } from '../../src/magic/index.ts';
import { type Example, examplesIn } from '../grammar-examples.ts';
import { sourceOf as grandArchiveSource } from '../grand-archive/example-cards.ts';
import { called } from './calling.ts';
import { combined } from './combining.ts';
import { dataSources } from './data.ts';
import { everyNode } from './every-node.ts';
import { wordsOf } from './every-word.ts';
import { fileSources } from './files.ts';
import { type Grafting, Grafts, type Telling } from './grafting.ts';
import { digest, spoiled } from './spoiling.ts';

/** What one rests on comes before it: where several have changed, the first is the cause. */
export const TEXT_KINDS = ['read', 'told', 'other language', 'spoiled', 'grafted'] as const;

const LENGTH = 4;
const short = (said: unknown): string => digest(said).slice(0, LENGTH);

/** One text: its name among the recorded ones, and what is made of it. */
interface Text {
  readonly key: string;
  /** What a person would call it. */
  readonly about: string;
  parts(): readonly unknown[];
}

const inMagic = (languages: 'en' | 'zhs' | 'ja') => magic.languages[languages] ?? magic.en;
const inGrandArchive = (language: 'en' | 'zhs' | 'ja') => grandArchive.languages[language] as grandArchive.Words;

function magicSource({ type, text }: Pick<Example, 'type' | 'text'>): magic.SourceCard {
  const name = 'Test Card';
  const size = type.startsWith('Creature') ? { power: '2', toughness: '2' } : {};
  const cost = type === 'Land' ? {} : { manaCost: '{1}{G}' };
  return { name, layout: 'normal', faces: [{ name, typeLine: type, text, ...cost, ...size }] };
}

/** Everything that is said of a card as it is written. */
function magicReading(source: magic.SourceCard): unknown {
  const result = magic.compileCard(source);
  const problems = magic.problemsOf(source, result);
  const told = problems.map((problem) => [
    magic.tellProblem(problem, inMagic('en')),
    magic.tellProblem(problem, inMagic('zhs')),
  ]);
  if ('refusals' in result) return [result.refusals, problems, told];
  const faces = result.readings.map((reading, i) => {
    const { name = '', types = [], supertypes = [], subtypes = [] } = result.card.faces[i] ?? {};
    const facts = { name, types, supertypes, subtypes };
    const how = reading.lines.map((_, line) => magic.howRead(facts, reading, line));
    return [reading.abilities, reading.roundTrip, reading.printed, reading.texts(), how];
  });
  return [result.card, faces, told];
}

function grandArchiveReading(source: grandArchive.SourceCard): unknown {
  const result = grandArchive.compileCard(source);
  if ('refusals' in result) return result.refusals;
  const faces = result.readings.map((reading, i) => {
    const { name = '', types = [], supertypes = [] } = result.card.faces[i] ?? {};
    const how = reading.lines.map((_, line) => grandArchive.howRead({ name, types, supertypes }, reading, line));
    return [reading.abilities, reading.roundTrip, reading.printed, how];
  });
  return [result.card, faces];
}

/** What can be audited of an example; nothing if it cannot be read. */
const magicAudited = (example: Example): readonly AuditedText[] => {
  const result = magic.compileCard(magicSource(example));
  return 'refusals' in result ? [] : result.readings.map((face) => face.audited());
};
const grandArchiveAudited = (example: Example): readonly AuditedText[] => {
  const result = grandArchive.compileCard(grandArchiveSource(example));
  return 'refusals' in result ? [] : result.readings.map((face) => face.audited());
};

function magicExamples(all: readonly Example[], graft: Grafting): readonly Text[] {
  return all.map((example, i) => ({
    key: short([example.type, example.text]) + short(example.text),
    about: example.text,
    parts: () => {
      const abilities = example.means as Parameters<magic.Words['ability']>[0][];
      const others = spoiled(example.text, all[i - 1]?.text ?? 'target');
      return [
        magicReading(magicSource(example)),
        abilities.map((ability) => inMagic('en').ability(ability)),
        abilities.map((ability) => [inMagic('zhs'), inMagic('ja')].map((words) => words.ability(ability))),
        others.map((text) => magicReading(magicSource({ type: example.type, text }))),
        magicAudited(example).map((face) => graft(face, example.text)),
      ];
    },
  }));
}

function grandArchiveExamples(all: readonly Example[], graft: Grafting): readonly Text[] {
  return all.map((example, i) => ({
    key: short([example.type, example.text]) + short(example.text),
    about: example.text,
    parts: () => {
      const abilities = example.means as Parameters<grandArchive.Words['ability']>[0][];
      const others = spoiled(example.text, all[i - 1]?.text ?? 'target');
      return [
        grandArchiveReading(grandArchiveSource(example)),
        abilities.map((ability) => inGrandArchive('en').ability(ability)),
        abilities.map((ability) =>
          [inGrandArchive('zhs'), inGrandArchive('ja')].map((words) => words.ability(ability)),
        ),
        others.map((text) => grandArchiveReading(grandArchiveSource({ type: example.type, text }))),
        grandArchiveAudited(example).map((face) => graft(face, example.text)),
      ];
    },
  }));
}

const COMBINED = 2;

/** The examples of a game, each with a part of another in it. */
function combinations<E extends Example>(
  files: readonly (readonly [string, readonly E[]])[],
  read: (type: string, text: string) => unknown,
): readonly Text[] {
  const all = files.flatMap(([, examples]) => examples);
  const texts = combined(
    all.map(({ text }) => text),
    COMBINED,
  );
  return all.map(({ type, text }) => ({
    key: short([type, text]) + short(text),
    about: text,
    parts: () => [(texts.get(text) ?? []).map((each) => read(type, each))],
  }));
}

/** Every so many of the cards is also spoiled. */
const SPOILED = 3;

const magicCards = (): readonly Text[] =>
  bundle.map((entry, i) => ({
    key: digest(entry.card.name).slice(0, 2 * LENGTH),
    about: entry.card.name,
    parts: () => {
      const texts = printedText(entry);
      const abilities = textsOf(entry).map(({ ability }) => ability);
      const [first = '', ...rest] = texts;
      const others = i % SPOILED === 0 ? spoiled(first, rest[0] ?? 'target').slice(0, 1) : [];
      return [
        [texts, textsOf(entry)],
        abilities.map((ability) => inMagic('en').ability(ability)),
        abilities.map((ability) => [inMagic('zhs'), inMagic('ja')].map((words) => words.ability(ability))),
        others.map((text) => magicReading(sourceOf(entry.card, [text, ...rest]))),
      ];
    },
  }));

const cardsOfGrandArchive = (): readonly Text[] =>
  grandArchiveCards.map((card) => ({
    key: digest(card.slug).slice(0, 2 * LENGTH),
    about: card.name,
    parts: () => {
      const abilities = card.faces.flatMap((face) => face.abilities ?? []);
      return [
        card.name,
        abilities.map((ability) => inGrandArchive('en').ability(ability)),
        abilities.map((ability) =>
          [inGrandArchive('zhs'), inGrandArchive('ja')].map((words) => words.ability(ability)),
        ),
        null,
      ];
    },
  }));

/** Each rule of the grammar, whether an example says it or not. */
const everyRule = (grafts: Grafts, grammar: AuditedText['grammar'] | undefined): readonly Text[] =>
  [...(grammar?.rules.values() ?? [])].map((rule) => ({
    key: digest(rule.name).slice(0, 2 * LENGTH),
    about: rule.name,
    parts: () => [grafts.rule(rule)],
  }));

/** Where the texts come from, and the texts. `home` is the folder of the tests. */
export function sources(home: URL = new URL('../', import.meta.url)): ReadonlyMap<string, readonly Text[]> {
  const named = (
    game: string,
    folder: string,
    texts: (all: readonly Example[], graft: Grafting) => readonly Text[],
    audited: (example: Example) => readonly AuditedText[],
    telling: Telling,
  ) => {
    const files = examplesIn(new URL(folder, home));
    const grafts = new Grafts(() => files.flatMap(([, all]) => all.flatMap(audited)), telling);
    const [first] = files.flatMap(([, all]) => all);
    const [{ grammar } = {}] = first === undefined ? [] : audited(first);
    return [
      ...files.map(([name, all]) => [`${game}, ${name}`, texts(all, grafts.on)] as const),
      [`${game}, every rule`, everyRule(grafts, grammar)] as const,
    ];
  };
  return new Map([
    ...named('magic', 'grammar/', magicExamples, magicAudited, [
      inMagic('en').ability,
      inMagic('zhs').ability,
      inMagic('ja').ability,
    ]),
    ...named('grand-archive', 'grand-archive/grammar/', grandArchiveExamples, grandArchiveAudited, [
      inGrandArchive('en').ability,
      inGrandArchive('zhs').ability,
      inGrandArchive('ja').ability,
    ]),
    [
      'magic, combined',
      combinations(examplesIn(new URL('grammar/', home)), (type, text) => magicReading(magicSource({ type, text }))),
    ],
    [
      'grand-archive, combined',
      combinations(examplesIn(new URL('grand-archive/grammar/', home)), (type, text) =>
        grandArchiveReading(grandArchiveSource({ type, text })),
      ),
    ],
    [
      'magic, every word',
      wordsOf(examplesIn(new URL('grammar/', home)), (example) => {
        const result = magic.compileCard(magicSource(example));
        return 'refusals' in result ? [] : result.readings;
      }),
    ],
    [
      'grand-archive, every word',
      wordsOf(examplesIn(new URL('grand-archive/grammar/', home)), (example) => {
        const result = grandArchive.compileCard(grandArchiveSource(example));
        return 'refusals' in result ? [] : result.readings;
      }),
    ],
    ...(['en', 'zhs', 'ja'] as const).flatMap((code) => [
      [`magic, words of ${code}`, [...called(inMagic(code), code)]] as const,
      [`grand-archive, words of ${code}`, [...called(inGrandArchive(code), code)]] as const,
    ]),
    [
      'magic, every node',
      everyNode(magicLanguage.schemas, [
        ...(['en', 'zhs', 'ja'] as const).map((code) => inMagic(code).ability),
        magicLanguage.normalForm,
        (ability) => magicLanguage.misfitsIn([ability]),
      ]),
    ],
    [
      'grand-archive, every node',
      everyNode(grandArchiveLanguage.schemas, [
        ...(['en', 'zhs', 'ja'] as const).map((code) => inGrandArchive(code).ability),
        grandArchiveLanguage.normalForm,
      ]),
    ],
    ['magic, the bundle', magicCards()],
    ['grand-archive, the bundle', cardsOfGrandArchive()],
    ...dataSources(),
    ...fileSources(),
  ]);
}

export const signatureOf = (text: Text): string => text.parts().map(short).join(' ');
