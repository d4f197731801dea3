import type { AppWords } from '../pack.ts';

export const home: AppWords['home'] = {
  games: 'ゲーム',
  quick: '今すぐ対戦',
  promises: {
    exact: '正確',
    exactText: 'カードは書かれているとおりに働きます。完全に理解できないカードは、推測せずに受け付けません。',
    why: '「なぜ？」に答える',
    whyText: 'すべての数値、選べない行動、ログの一行一行について理由を尋ねられます。ルール番号も示します。',
    yours: 'あなたのもの',
    yoursText:
      'アカウントは不要。一度開けば、ネットワークも要りません。対戦もデッキもファイルも、この端末の中に残ります。',
    everyone: '誰にでも',
    everyoneText:
      'キーボードだけでも、スクリーンリーダーでも遊べます。英語、簡体字中国語、繁体字中国語、日本語に対応しています。',
  },
};
