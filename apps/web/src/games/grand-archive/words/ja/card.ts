import type { GrandArchiveWords } from '../pack.ts';

export const card: GrandArchiveWords['card'] = {
  search: {
    hint: 'カード名、t:ally、e:fire、class:mage、reserve<=3…',
    noneHint: '条件を減らすと多く見つかります。さらに多くのカードを検索するには、カードファイルを取り込んでください。',
    orders: {
      name: 'カード名',
      cost: 'コスト',
      element: 'エレメント',
      level: 'レベル',
      power: 'パワー',
      life: 'ライフ',
    },
    examples: [
      ['spirit of fire', 'カード名に含まれる語。どの言語でも検索できます'],
      ['t:ally', 'タイプ、クラス、サブタイプ'],
      ['class:mage', 'クラス'],
      ['e:wind', 'エレメント'],
      ['o:"draw a card"', 'ルール文章（英語）'],
      ['kw:taunt', 'このキーワードを持つ'],
      ['reserve<=2', 'リザーブコスト。ほかにmemory、cost、lv、pow、life、dur。pow>lifeのように比較もできます'],
      ['speed:fast', 'ファストスピード（fast）またはスロースピード（slow）'],
      [
        'is:regalia',
        'レガリア。ほかにis:champion、is:unique、is:own、is:imported、is:bundled、is:compiled、is:refused、is:twosided',
      ],
      ['-t:ally (e:fire or e:water)', 'マイナスは否定。orと括弧で組み合わせられます'],
    ],
  },
  problems: {
    'no-such-element': 'これはエレメントではありません。',
    'no-such-speed': 'これは速度ではありません。',
  },
  write: {
    pasteHint: 'カードファイル（JSON）の1項目を貼り付けてください。',
    types: 'タイプ',
    typesHint: '例：「Unique Ally」「Regalia Weapon」「Champion」',
    classes: 'クラス',
    subtypes: 'サブタイプ',
    elements: 'エレメント',
    elementsHint: '例：「fire」「norm」。複数あるときは空白で区切る',
    costKind: 'コスト',
    costKinds: { none: 'なし', reserve: 'リザーブ', memory: 'メモリー' },
    amount: '値',
    amountHint: '数またはX',
    speed: '速度',
    speeds: { none: 'なし', slow: 'スロー', fast: 'ファスト' },
    level: 'レベル',
    power: 'パワー',
    life: 'ライフ',
    durability: '耐久',
    reasons: {
      unread: 'ここの語を知りません',
      unclear: '何を指しているのか分かりません',
      ambiguous: '2通り以上に読めます',
      'too deep': 'つながりが複雑すぎて読み取れません',
      'no X': 'Xの値がどこにも書かれていません',
      invalid: '各部分の組み合わせが正しくありません',
      fault: 'このカードでプログラムにエラーが起きました',
      engine: 'エンジンはまだこれを処理できません',
    },
  },
  import: {
    intro:
      'カードのファイル（JSON、全カードの一覧）を取り込みます。gzipで圧縮されていてもかまいません。ファイルはブラウザの中で読み取られ、この端末にだけ残ります。',
  },
};
