import type { AppWords } from '../pack.ts';

export const about: AppWords['about'] = {
  what: 'Rulewrightは、トレーディングカードゲームをルールどおりにプレイするためのアプリです。カードはその文章から組み立てられ、どの判定についても理由を尋ねることができ、すべてがこのブラウザの中で動きます。',
  data: 'あなたのデータ',
  onDevice:
    '対戦、デッキ、リプレイ、そしてあなたが作成または取り込んだカードは、この端末にだけ保存されます。どこにも送信されません。アカウントも追跡もありません。',
  glyphs: '絵',
  glyphsBy: 'カードの絵はRulewrightが生成したものです。使用したアイコンの出典は',
  glyphsChanged: 'で、色を変え、陰影を付け、生成した背景に重ねています。カードの枠とシンボルは自作です。',
  authors: (names) =>
    `アイコンはgame-icons.netの作者の方々（${names}など）の作品です。全員の名前は同サイトのライセンスファイルに記載されています。`,
  comma: '、',
  rights: '権利表記',
};
