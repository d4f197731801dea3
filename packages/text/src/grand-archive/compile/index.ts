/** The compiler: cards as text in, cards as card language out. */
export { type CompiledCard, type CompileResult, compileCard } from './card.ts';
export { type FaceReading, ruleNames } from './face.ts';
export { howRead, type WordReading } from './how.ts';
export { type Paragraph, paragraphs } from './paragraphs.ts';
export type { Refusal, SourceCard, SourceFace } from './source.ts';
