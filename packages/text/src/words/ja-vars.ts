/** 文の中で名づけられたもの。 What was chosen, found or moved, and is spoken of by a name afterwards. */

const VARS: Readonly<Record<string, string>> = {
  target: '対象',
  chosen: '選ばれたもの',
  looked: '見たカード',
  found: '見つけたカード',
  exiled: '追放されたもの',
  banished: '追放されたもの',
  revealed: '公開されたカード',
  player: 'プレイヤー',
  token: 'トークン',
  summoned: '召喚されたトークン',
  returned: '戻されたもの',
  discarded: '捨てられたカード',
  destroyed: '破壊されたもの',
  milled: '墓地に置かれたカード',
  pile: '束',
  damaged: 'ダメージを受けたもの',
};
const SEVERAL: ReadonlySet<string> = new Set(['those', 'these', 'them', 'all revealed']);

/** 「その対象」, 「2つ目の対象」, 「それ」; `own` are words of the game. */
export function varWord(name: string, own: Readonly<Record<string, string>> = {}): string {
  const [, word = name, number] = /^(.*?)(\d*)$/.exec(name.replace(/ of all$/, '')) ?? [];
  const known = own[word] ?? VARS[word];
  if (known === undefined) return SEVERAL.has(word) ? 'それら' : 'それ';
  return number === '' ? `その${known}` : `${number}つ目の${known}`;
}
