import type { GrandArchiveWords } from '../pack.ts';

export const game: GrandArchiveWords['game'] = {
  motto: 'Grand Archiveを正しく。「なぜ？」にも答えます。',
  lead: 'ブラウザの中で動く、Grand Archiveの完全なルールエンジンです。書かれているとおりのルールに従い、あなたと対戦し、理由を説明します。',
  formats: { standard: 'スタンダード（2人）', pantheon: 'パンテオン（3～4人、それぞれ恩恵2枚）' },
  priority: {
    has: 'オポチュニティ',
    hold: 'オポチュニティを保持',
    holdHint: '次の行動の後もオポチュニティを保持します。',
    auto: 'できることがないときや、止まるステップを設定していないときは、自動的にオポチュニティをパスします。',
  },
  pages: {
    play: 'ルールを知るボットと、最初から最後まで対戦できます。デッキは各クラスに用意されたものでも、自分で組んだものでも使えます。',
    lab: 'どんな局面でも作り、全プレイヤーを操作し、前後に行き来しながら、あらゆる出来事の元になったルールを確かめられます。',
    cards: 'カードを検索し、語の一つ一つがどう理解されたかを確かめられます。',
    decks: 'メインデッキとマテリアルデッキを組み、使用できるかどうかと、その理由を確かめましょう。',
    replays: '対戦を見返し、好きな場面をラボで開けます。',
  },
  everything:
    'ラボでは、手札、メモリー、デッキなど、あなたに見えないものも含めてすべてのカードが見えます。この対戦には、ラボで開いたという印が付きます。',
  labZones: '手札、場、エフェクトスタック、プレイヤー、タイムライン',
  paste:
    'scenario: …\ngame: grand-archive\nplayers:\n  Ann: {champion: Lost Spirit, hand: [Fireball]}\n  Bob: {champion: Lost Spirit}',
  check: 'チャンピオン、手札、メモリー、墓地、ターンの確認を最後に付ける',
  losses: {
    stack: 'エフェクトスタックにあるもの',
    effects: 'しばらく続く効果',
    combat: '行われている攻撃',
    decision: '行われている選択',
    'step-begins': 'フェイズの途中であること（誘発型能力も含めて最初から始まります）',
    copies: '何かのコピーになっていること',
    memory: 'カードが記憶していること（追放したカード、以前の選択）',
    champions: '1人のプレイヤーの2体目以降のチャンピオン',
    properties: '局面の記述では表せない性質',
    'face-down': '裏向きのカード',
    'token-abilities': 'ここでは文章にできないトークンの能力',
    text: 'カードの文章',
    over: 'ゲームが終了していること',
  },
  rights:
    'Grand Archiveの権利はWeebs of the Shoreに帰属します。Rulewrightは同社が制作、承認、後援するものではなく、同社のアート、シンボル、枠、ルール文章を一切含みません。',
  examples: {
    retaliation: '剣とアタックカードと、反撃する相手',
    bonus: '正しいクラスとレベルのときだけ存在する文章',
    memory: '新しいチャンピオンのために追放するカードは無作為に決まる',
    four: '4人のプレイヤーと、タウントを持つ1人',
  },
};
