/** The languages that card text is read in, and the cards of a file as they were printed in one of them. */
import type { ImportedCard } from '@rulewright/cards/magic';
import { english, type Tongue } from '@rulewright/text/magic';
import { chinese, isTraditional, traditionalChinese } from '@rulewright/text/magic/chinese';
import { japanese } from '@rulewright/text/magic/japanese';
import type { FileEntry } from '../../../card-files/file.ts';
import { type Arguments, UsageError } from '../../../command.ts';
import { cardsInFile } from './file.ts';

const tongues = { en: english, zhs: chinese, zht: traditionalChinese, ja: japanese } as const satisfies Readonly<
  Record<string, Tongue>
>;
type Read = keyof typeof tongues;
const isRead = (lang: string): lang is Read => Object.hasOwn(tongues, lang);

/** Without `--lang`: of a text that has Chinese characters and no kana, Chinese, as it is written. */
export function tongueFor(given: Arguments, text = ''): Tongue {
  const lang = given.text('lang') ?? guess(text);
  if (!isRead(lang))
    throw new UsageError(`card text is not read in "${lang}": --lang takes ${Object.keys(tongues).join(' or ')}`);
  return tongues[lang];
}

function guess(text: string): Read {
  if (!/\p{Script=Han}/u.test(text) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'en';
  return isTraditional(text) ? 'zht' : 'zhs';
}

/** Other languages that printed texts are compared in. */
export const WITNESSES = ['zhs', 'zht', 'ja'] as const satisfies readonly Read[];
export type Witness = (typeof WITNESSES)[number];
export const isWitness = (lang: string): lang is Witness => WITNESSES.some((each) => each === lang);
export const witness = (lang: Witness): Tongue => tongues[lang];

/** A file's cards as they were printed in a language; those that were not are passed over. */
export const cardsIn = (tongue: Tongue) =>
  async function* (path: string, progress?: (part: number) => void): AsyncIterable<FileEntry<ImportedCard>> {
    const { code } = tongue;
    for await (const entry of cardsInFile(path, progress)) {
      if ('error' in entry || code === 'en') yield entry;
      else {
        const source = entry.card.printed?.[code];
        if (source !== undefined) yield { ...entry, card: { ...entry.card, source } };
      }
    }
  };
