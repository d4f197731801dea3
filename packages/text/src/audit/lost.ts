/** The words of one card's texts that do not count. */
import { Audit } from './audit.ts';
import type { AuditedText } from './text.ts';

interface Reading {
  audited(): AuditedText;
}

/** Each once, as they stand in the text; none if every word counts. Everything is looked at, however often it has been elsewhere. */
export function wordsLostIn(readings: readonly Reading[]): readonly string[] {
  const audit = new Audit(Number.POSITIVE_INFINITY);
  return [...new Set(readings.flatMap((reading) => audit.findings(reading.audited()).map(({ words }) => words)))];
}
