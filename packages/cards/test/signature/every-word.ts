/** Which words of some examples count, and how many of their variants make sense. */
import { Audit, type AuditedText } from '@rulewright/text';
import type { Example } from '../grammar-examples.ts';
import { digest } from './spoiling.ts';

/** One example in so many. */
const SELDOM = 20;
const LENGTH = 8;

/** What has been read of an example: its faces; nothing if it cannot be. */
type Read = (example: Example) => readonly { audited(): AuditedText }[];

export const wordsOf = (files: readonly (readonly [string, readonly Example[]])[], read: Read) =>
  files
    .flatMap(([, examples]) => examples)
    .filter(({ text }) => Number.parseInt(digest(`every word of ${text}`).slice(0, 6), 16) % SELDOM === 0)
    .map((example) => ({
      key: digest([example.type, example.text]).slice(0, LENGTH),
      about: example.text,
      parts: () => {
        const audit = new Audit();
        const found = read(example).map((face) => audit.findings(face.audited()));
        return [found, [audit.read, audit.understood]];
      },
    }));
