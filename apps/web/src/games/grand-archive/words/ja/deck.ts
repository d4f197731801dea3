import type { GrandArchiveWords } from '../pack.ts';

export const deck: GrandArchiveWords['deck'] = {
  problems: {
    'too-few-cards': (part, count, least) =>
      `${part}は${count}枚です。${least}枚以上必要なので、あと${least - count}枚足りません。`,
    'too-many-cards': (part, count, most) => `${part}は${count}枚です。${most}枚まで使用できます。`,
    'too-many-copies': (part, card, count, most) => `${part}に${card}が${count}枚あります。${most}枚まで使用できます。`,
    'wrong-deck': (card, material) =>
      material
        ? `${card}はチャンピオンでもレガリアでもないので、メインデッキに入れるカードです。`
        : `チャンピオンとレガリアはマテリアルデッキに入れます。${card}もそうです。`,
    'no-first-champion': 'マテリアルデッキには、最初に使うレベル0のチャンピオンが必要です。',
    'too-many-relics': (count) => `ディヴァインレリックを持つカードが${count}枚あります。1枚だけ使用できます。`,
    'sideboard-too-big': (count, most) => `サイドボードは${count}枚です。${most}枚まで使用できます。`,
    'sideboard-points': (count, most) =>
      `サイドボードは${count}点（チャンピオンとレガリアは3点、それ以外は1点）です。${most}点まで使用できます。`,
    boons: (count, wanted) => `同じ種類の恩恵が${count}枚あります。このフォーマットでは${wanted}枚です。`,
  },
  parts: {
    main: {
      title: 'メインデッキ',
      empty: 'まだカードがありません。上の欄から加えてください。',
      added: (card, count) => `${card}：メインデッキに${count}枚。`,
      moveTo: (card) => `${card}を1枚メインデッキに移す`,
      found: (n) => `メインデッキ${n}枚`,
    },
    material: {
      title: 'マテリアルデッキ',
      empty: 'チャンピオンとレガリアがまだありません。上の欄から加えてください。',
      added: (card, count) => `${card}：マテリアルデッキに${count}枚。`,
      moveTo: (card) => `${card}を1枚マテリアルデッキに移す`,
      found: (n) => `マテリアルデッキ${n}枚`,
    },
    sideboard: {
      title: 'サイドボード',
      empty: 'カードがありません。',
      added: (card, count) => `${card}：サイドボードに${count}枚。`,
      moveTo: (card) => `${card}を1枚サイドボードに移す`,
      found: (n) => `サイドボード${n}枚`,
    },
    boons: {
      title: '恩恵',
      empty: 'パンテオンでは、レッサーとグレーターの恩恵が1枚ずつ必要です。上の欄から加えてください。',
      added: (card, count) => `${card}：恩恵に${count}枚。`,
      moveTo: (card) => `${card}を1枚恩恵に移す`,
      found: (n) => `恩恵${n}枚`,
    },
  },
  formats: { standard: 'スタンダード', draft: 'ドラフト', pantheon: 'パンテオン' },
  formatNotes: {
    standard:
      'メインデッキは60枚以上、同じカードは4枚まで。マテリアルデッキは、異なるチャンピオンとレガリアを12枚まで。サイドボードは15点まで。',
    draft: 'メインデッキは30枚以上、同じカードを何枚でも使用できます。マテリアルデッキは10枚まで。',
    pantheon:
      'メインデッキは60枚以上で、すべて異なるカード。マテリアルデッキは異なるチャンピオンとレガリアを12枚。レッサーとグレーターの恩恵を1枚ずつ。サイドボードはありません。',
  },
  kinds: {
    champion: 'チャンピオン',
    regalia: 'レガリア',
    ally: 'アライ',
    attack: 'アタック',
    action: 'アクション',
    item: 'アイテム',
    weapon: 'ウェポン',
    domain: 'ドメイン',
    phantasia: 'ファンタジア',
    boon: '恩恵',
    other: 'その他',
  },
  lists: { plain: '通常のリスト' },
  addHint:
    'カード名の一部を入力してください。Enterで選んだカードを入れるべきデッキに加え、Shiftを押しながらだとサイドボードに加えます。',
  importHint:
    '「メインデッキ」「マテリアルデッキ」「サイドボード」の見出しの下に、「4 Fireball」のように1行に1種類ずつ書いたリストを貼り付けるか、ファイル（.txt）を選んでください。',
  deckLeft: (n) => `メインデッキの残り：${n}枚`,
  deckEmpty: 'メインデッキにカードがありません。',
  toBottom: (n) => `メインデッキの一番下に置くカードを${n}枚選んでください。`,
  curve: 'リザーブコスト',
  curveOf: (value, n) => `リザーブコスト${value}：${n}枚`,
  average: (value) => `リザーブコストの平均：${value}。`,
  elements: 'エレメント',
  classes: 'クラス',
  speeds: (fast, of) => `${of}枚中${fast}枚がファストスピードです。`,
  samples: {
    'Knives in Bright Light': '光の中の短剣',
    'Low Water': '浅瀬',
    'The Herb Garden': '薬草園',
    'Cinders of the Faithful': '信徒の燃え殻',
    'Wall of Shields': '盾の壁',
    "The Valet's Omens": '従者の予兆',
    'Scorched Pages': '焦げたページ',
    'Ice on the River': '川面の氷',
    'Powder and Sparks': '火薬と火花',
    'Arrows on the Wind': '風に乗る矢',
    'Voices of the Pack': '群れの声',
    'Shells and Slimes': '甲羅とスライム',
    'Blades in the Embers': '残り火の刃',
    'Company of the Gale': '疾風の一団',
    'Pages Against the Gods': '神々に挑むページ',
    'The Drowned Bulwark': '水底の砦',
    'Hooves in the High Wind': '高き風の蹄',
    'One Blade, Many Shields': '一振りの剣、幾多の盾',
  },
  champions: {
    Zander: 'ザンダー',
    Tristan: 'トリスタン',
    Tonoris: 'トノリス',
    Ciel: 'シエル',
    Rai: 'ライ',
    Polkhawk: 'ポークホーク',
    Silvie: 'シルヴィ',
    Allen: 'アレン',
    Lorraine: 'ロレイン',
    Mordred: 'モードレッド',
    Kongming: 'コンミン',
    Gwendolyn: 'グウェンドリン',
  },
};
