/** The audit of texts: which of their words count. Knows any game's grammar; each compiler says what of its readings is audited. */
export { Audit, type Finding } from './audit.ts';
export { wordsLostIn } from './lost.ts';
export type { AuditedText } from './text.ts';
