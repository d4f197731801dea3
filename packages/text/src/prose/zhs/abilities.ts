/** 简体中文: abilities, lines and what stands of itself. */
import type { WordingTable } from '../../grammar/rule.ts';

export const abilities: WordingTable = {
  'modeList.more': ['{m}{more}', '{m}或{more}', '{m}；或{more}'],
  'modeList.one': '{m}',
  'mode.plain': '•{e}',
  'staticSentence.asLongAs': { words: '只要{condition}，{s}。', isEcho: true },
  'staticSentence.asLongAsFirst': ['只要{condition}，{s}。', '若{condition}，则{s}。', '若{condition}，{s}。'],
  'static.predicates': [
    '{what}{p}',
    '{what}便{p}',
    '{what}就{p}',
    '{what}各{p}',
    '{what}则{p}',
    '{what}均{p}',
    '{what}都{p}',
  ],
  'granted.inner': ['‘{a}’', '‘{a}’的异能'],
};
