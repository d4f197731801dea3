/**
 * What is written in several ways and means one thing: kanji or kana, words of other years. Texts and wordings are both read as the last
 * column says, so that no wording needs to be there twice.
 */

/** The first character, what follows it (as a regular expression), and how it is read. */
export const SPELLINGS: readonly (readonly [first: string, rest: string, today: string])[] = [
  ['戦', '場', '戦場'],
  ['場', '(?=に出|に戻|に置|に残|にある|から|を離)', '戦場'],
  ['点', '数で見たマナ・コスト', 'マナ総量'],
  ['好', 'きな', '望む'],
  ['任', '意の', '望む'],
  ['全', 'て', 'すべて'],
  ['無', 'い', 'ない'],
  ['限', 'り', 'かぎり'],
  ['毎', '戦闘', '各戦闘'],
  ['毎', 'ターン', '各ターン'],
  ['更', 'に', 'さらに'],
  ['但', 'し', 'ただし'],
  ['及', 'び', 'および'],
  ['又', 'は', 'または'],
  ['共', 'に', 'ともに'],
  ['コ', 'ントローラ(?!ー)', 'コントローラー'],
  ['ラ', 'イブラリ(?!ー)', 'ライブラリー'],
  ['よ', 'りも', 'より'],
  ['可', '能(?:ならば|であれば)', '可能なら'],
  ['こ', 'の方法(?:で|により|によって)', 'これにより'],
];

/** Verbs that mean the same as another, with the words that stand for it. */
export const VERBS_ALIKE: Readonly<Record<string, readonly string[]>> = {
  ゲームから取り除く: ['追', '放', 'する'],
  切りなおす: ['切り直す'],
  装着する: ['つける'],
  付ける: ['つける'],
};
