/** Faces in 繁體中文: read with the wordings of 简体中文, which they are turned into sign by sign, and printed by turning those back. */
import type { Grammar } from '../../grammar/grammar.ts';
import type { Language } from '../../grammar/language.ts';
import type { FaceFacts } from '../face-facts.ts';
import { simplifiedMagic, traditionalMagic } from '../traditional.ts';
import { chinese } from './chinese.ts';
import type { SourceFace } from './source.ts';
import type { Tongue } from './tongue.ts';

const written = (language: Language): Language => ({
  ...language,
  code: 'zht',
  tokens: (text, names) =>
    language
      .tokens(simplifiedMagic(text), names.map(simplifiedMagic))
      .map((token) => ({ ...token, raw: token.kind === 'word' ? text.slice(token.start, token.end) : token.raw })),
  // Names are put in last: they are written as they are.
  join: (pieces, names) =>
    traditionalMagic(
      language.join(
        pieces,
        names.map((_, i) => OWN[i] ?? '~'),
      ),
    ).replace(/[\uE000-\uE007]/gu, (own) => names[OWN.indexOf(own)] ?? own),
});
const OWN = '\uE000\uE001\uE002\uE003\uE004\uE005\uE006\uE007';

let made: Grammar | undefined;
function grammar(): Grammar {
  made ??= { ...chinese.grammar(), language: written(chinese.grammar().language) };
  return made;
}

/** Signs of 简体中文 are read as those of 繁體中文: what is put into today's words stays in them. */
function asToday(face: SourceFace): SourceFace {
  const simplified = { ...face, name: simplifiedMagic(face.name), text: simplifiedMagic(face.text) };
  const today = chinese.asToday?.({ ...simplified, typeLine: simplifiedMagic(face.typeLine) }) ?? simplified;
  const isHost = today.typeLine === '结界～灵气' && !/[灵靈]/u.test(face.typeLine);
  return {
    ...face,
    typeLine: isHost ? '結界～靈氣' : face.typeLine.replace(/\s*(?:[-—–～~∼]\s*)+/gu, '～'),
    text: today.text,
  };
}

function namesIn(facts: FaceFacts, text: string): readonly string[] {
  const [, ...short] = chinese.namesIn({ ...facts, name: simplifiedMagic(facts.name) }, simplifiedMagic(text));
  return [facts.name, ...short];
}

export const traditionalChinese: Tongue = {
  code: 'zht',
  grammar,
  asToday,
  paragraphs: (text, isSpell, isLine) =>
    chinese
      .paragraphs(simplifiedMagic(text), isSpell, isLine)
      .map((line) => ({ ...line, text: traditionalMagic(line.text) })),
  namesIn,
};
