/** `cards agree`: whether the texts of a card in several languages are read as the same; where they are not, both readings with the texts. */
import type { ImportedCard } from '@rulewright/cards/magic';
import { type Card, normalForm } from '@rulewright/language/magic';
import {
  compileCard,
  DIFFERENCES,
  type Difference,
  differenceOf,
  meanTheSame,
  type Refusal,
  type SourceCard,
} from '@rulewright/text/magic';
import { type EntryError, reportErrors } from '../../../card-files/file.ts';
import { type Arguments, UsageError } from '../../../command.ts';
import { progressOn } from '../../../progress.ts';
import { cardsInFile } from './file.ts';
import { isWitness, WITNESSES, type Witness, witness } from './languages.ts';

interface Said {
  readonly text: string;
  readonly meaning: unknown;
}
interface Disagreement {
  readonly name: string;
  readonly difference: Difference;
  readonly english: Said;
  readonly printed: Said;
}

/** What came of one language. */
export interface Agreement {
  /** Cards whose English text compiles, and that were printed in the language. */
  printed: number;
  agree: number;
  readonly disagree: Disagreement[];
  readonly unread: Refusal[];
}

export const noAgreement = (): Agreement => ({ printed: 0, agree: 0, disagree: [], unread: [] });

const said = ({ faces }: SourceCard, card: Card): Said => ({
  text: faces.map(({ text }) => text).join('\n//\n'),
  meaning: card.faces.map(({ abilities = [] }) => normalForm(abilities)),
});

/** Compares what the card means in English with what it means as it was printed; true if both are the same. */
export function compare(found: Agreement, { source, printed }: ImportedCard, english: Card, lang: Witness): boolean {
  const other = printed?.[lang];
  if (other === undefined) return false;
  found.printed++;
  const result = compileCard(other, witness(lang));
  if ('refusals' in result) {
    found.unread.push(...result.refusals.map((refusal) => ({ ...refusal, name: source.name })));
    return false;
  }
  if (meanTheSame(english, result.card)) {
    found.agree++;
    return true;
  }
  const sides = { english: said(source, english), printed: said(other, result.card) };
  found.disagree.push({ name: source.name, difference: differenceOf(english, result.card), ...sides });
  return false;
}

export async function agree(path: string, given: Arguments): Promise<number> {
  const lang = given.text('lang');
  if (lang !== undefined && !isWitness(lang))
    throw new UsageError(`texts are not compared in "${lang}": --lang takes ${WITNESSES.join(' or ')}`);
  const langs = lang === undefined ? WITNESSES : [lang];
  const top = given.integer('top', 40, 1);
  const found = new Map(langs.map((each) => [each, noAgreement()]));
  const errors: EntryError[] = [];
  const seen = new Set<string>();
  const bar = progressOn(process.stderr);
  let part = 0;
  for await (const entry of cardsInFile(path, (read) => {
    part = read;
  })) {
    if ('error' in entry) {
      errors.push(entry.error);
      continue;
    }
    const { card } = entry;
    if (card.printed === undefined || seen.has(card.source.name)) continue;
    seen.add(card.source.name);
    const english = compileCard(card.source);
    if ('card' in english) for (const [each, agreement] of found) compare(agreement, card, english.card, each);
    bar.at(part, `${seen.size} cards`);
  }
  bar.end();
  reportErrors(errors);
  const report = [...found].map(([each, agreement]) => ({
    lang: each,
    ...agreement,
    disagree: DIFFERENCES.flatMap((why) => agreement.disagree.filter(({ difference }) => difference === why)),
  }));
  process.stdout.write(given.has('json') ? `${JSON.stringify({ languages: report, errors })}\n` : inWords(report, top));
  return errors.length > 0 ? 1 : 0;
}

type Reported = Agreement & { readonly lang: string };

const inWords = (report: readonly Reported[], top: number): string =>
  report
    .flatMap(({ lang, printed, agree: same, disagree, unread }) => [
      ...disagree
        .slice(0, top)
        .flatMap((each) => [
          `${each.name} (${lang}; ${each.difference})`,
          ...[each.english, each.printed].flatMap(({ text, meaning }) => [
            ...text.split('\n').map((line) => `  | ${line}`),
            `  ${JSON.stringify(meaning)}`,
          ]),
        ]),
      ...(disagree.length > top ? [`and ${disagree.length - top} more`] : []),
      `${lang}: ${printed} cards that compile in English were printed; ${same} are read as the same (${share(same, printed)}), ` +
        `${disagree.length} as something else, ${printed - same - disagree.length} have words that are not read ` +
        `(${unread.length} places)`,
      ...DIFFERENCES.map((why) => `  ${why}: ${disagree.filter(({ difference }) => difference === why).length}`),
      '',
    ])
    .join('\n');

const share = (some: number, all: number): string => (all === 0 ? '0 %' : `${Math.floor((1000 * some) / all) / 10} %`);
