import type { MagicWords } from '../pack.ts';

export const deck: MagicWords['deck'] = {
  problems: {
    'too-few-cards': (count, least) =>
      `デッキは${count}枚です。${least}枚以上必要なので、あと${least - count}枚足りません。`,
    'too-many-copies': (card, count, most) =>
      `${card}がサイドボードと合わせて${count}枚あります。${most}枚まで使用できます。`,
    'sideboard-too-big': (count, most) => `サイドボードは${count}枚です。${most}枚まで使用できます。`,
  },
  parts: {
    main: {
      title: 'メイン・デッキ',
      empty: 'まだカードがありません。上の欄から加えてください。',
      added: (card, count) => `${card}：メイン・デッキに${count}枚。`,
      moveTo: (card) => `${card}を1枚メイン・デッキに移す`,
      found: (n) => `メイン・デッキ${n}枚`,
    },
    sideboard: {
      title: 'サイドボード',
      empty: 'カードがありません。',
      added: (card, count) => `${card}：サイドボードに${count}枚。`,
      moveTo: (card) => `${card}を1枚サイドボードに移す`,
      found: (n) => `サイドボード${n}枚`,
    },
  },
  deckLeft: (n) => `ライブラリーの残り：${n}枚`,
  deckEmpty: 'ライブラリーにカードがありません。',
  formats: { constructed: '構築', limited: 'リミテッド' },
  formatNotes: {
    constructed: '60枚以上。基本土地以外は同じカードを4枚まで。サイドボードは15枚まで。',
    limited: '40枚以上。同じカードを何枚でも使用できます。',
  },
  addHint: 'カード名の一部を入力してください。Enterで選んだカードを加え、Shiftを押しながらだとサイドボードに加えます。',
  kinds: {
    creature: 'クリーチャー',
    planeswalker: 'プレインズウォーカー',
    battle: 'バトル',
    instant: 'インスタント',
    sorcery: 'ソーサリー',
    artifact: 'アーティファクト',
    enchantment: 'エンチャント',
    land: '土地',
    other: 'その他',
  },
  curve: 'マナ・カーブ',
  curveOf: (value, n) => `マナ総量${value}：${n}枚`,
  average: (value) => `土地以外のマナ総量の平均：${value}`,
  colors: '色',
  color: '色',
  colorNames: { W: '白', U: '青', B: '黒', R: '赤', G: '緑' },
  symbolCount: 'コストに含まれるシンボル',
  sourceCount: '生み出せるカード',
  colorless: '色マナ・シンボルはありません。',
  lists: { arena: 'Arena', mtgo: 'Magic Online（テキスト）', dek: 'Magic Online（.dek）', plain: '通常のリスト' },
  toBottom: (n) => `ライブラリーの一番下に置くカードを${n}枚選んでください（ルール103.5）。`,
  importHint:
    'ArenaやMagic Onlineなどのリストを、「4 Forest」のように1行に1種類ずつ貼り付けるか、ファイル（.txt、.dek）を選んでください。',
  samples: {
    'Roots and Embers': '根と残り火',
    'Wings and Tides': '翼と潮',
    'Hunger at Nightfall': '日暮れの飢え',
    'Goblin Uproar': 'ゴブリンの大騒ぎ',
    'Twilight Court': '黄昏の宮廷',
    'Elven Procession': 'エルフの行列',
    'Ashen March': '灰の行進',
    'Howling Moon': '遠吠えの月',
    'The Restless Dead': '安らげぬ死者',
    'Dawn Coven': '暁の魔女団',
  },
};
