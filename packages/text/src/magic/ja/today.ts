/** What printed texts say at length, or in another order, in the words of today's cards. Only what means the same stands here. */

type Rewriting = readonly [said: RegExp, today: string | ((...found: string[]) => string)];

/** What a verb's last sign becomes when it is said by another verb in the same form. */
const MILLS: Readonly<Record<string, string>> = { く: '切削する', き: '切削し', い: '切削し' };

/** "Play" of a spell, which is cast today (601.1b), and of an ability, which is activated (602.1b). */
const CASTS: Readonly<Record<string, string>> = {
  する: '唱える',
  し: '唱え',
  でき: '唱えられ',
  され: '唱えられ',
};
const played = '(する|し|でき|され)';
const cast = (_: string, before = '', form = ''): string => `${before}${CASTS[form] ?? form}`;

/** The modes of "choose one" in quotation marks, one after the other: as today's list. */
const MODES =
  /((?:以下|次)の(?:中)?(?:[\d０-９]+つ)?(?:から|の?うち)?[、]?[^。「」\n]{0,12}を?選ぶ[。：:—―-]*)\n?((?:[「『][^「」『』\n]+[」』]\n?)+)/gu;
const listed = (_: string, choose = '', modes = ''): string =>
  `${choose.replace(/[：:—―-]+$/u, '。')}\n${modes.replace(/[「『]/gu, '・').replace(/[」』]\n?/gu, '\n')}`.trimEnd();

const ALL: readonly Rewriting[] = [
  [/^各戦闘で、(.+?)は可能なら攻撃する。/gmu, '$1は可能なら各戦闘で攻撃する。'],
  // Cards from the top of one's own library into one's own graveyard (701.17a); whose both are must be said alike.
  [
    /(自分|あなた)のライブラリーの一番上(?:から|にある)(?:カードを?([\dX０-９Ｘ]+)枚を?|([\dX０-９Ｘ]+)枚のカードを)、?\1の墓地に置([くきい])/gu,
    (_, _whose, many, cards, ending = '') => `カード${many ?? cards ?? ''}枚を${MILLS[ending] ?? ''}`,
  ],
  [/[･•](?=[\p{Script=Katakana}\p{Script=Han}])/gu, '・'],
  [/^・/gmu, '・'],
  [/ (?=[^A-Za-z])/gu, ''],
  // Spells were played once.
  [new RegExp(`((?:呪文|[\\uE000-\\uE0FF])[^、。「」]{0,14}?[をは])プレイ${played}`, 'gu'), cast],
  [new RegExp(`((?:あなた|プレイヤー|対戦相手)が)プレイ${played}(?=[^。、]{0,24}呪文)`, 'gu'), cast],
  [new RegExp(`(能力[^。「」]{0,25}?)プレイ${played}`, 'gu'), '$1起動$2'],
  // One that does something: 生き物が１体死亡する.
  [
    /が([\d０-９]+[体つ枚本個人](?:以上)?)、?(?=あなた|いずれか|対戦相手|プレイヤー|戦場|場[にから]|死亡|攻撃|ブロック|墓地|表向き|裏向き|アンタップ|タップ|追放|生け贄|ライブラリー|手札)/gu,
    '$1が',
  ],
  [/(攻撃|ブロック)か(?=(?:攻撃|ブロック)(している|する))/gu, '$1するか'],
  [/(攻撃|ブロック)するか(?=(?:攻撃|ブロック)している)/gu, '$1しているか'],
  [/([\d０-９]+枚)カードを引/gu, 'カード$1を引'],
  [/破壊されない(?=。|、|」|とともに)/gu, '破壊不能を持つ'],
  // What is asked of a spell's own condition, not of when something triggers (603.4).
  [
    /(^|[。；])((?:(?!たび、|とき、|時に、|そう|代わりに)[^。；「」\n])*?(?:である|でない|ている|ていない|あった|だった|された|[引戻出いっ]た))場合、(?!代わりに)/gmu,
    '$1$2なら、',
  ],
  // 115.4: any target is one of these.
  [
    /(?<=^|[。、：「\n・]\s?)(?:いずれかの)?クリーチャー(?:[1１]体)?(?:[やか]プレインズウォーカー(?:[1１]体)?)?[やか]プレイヤー(?:[1１]人)?(?:のうち[1１]つ)?を対象/gmu,
    '1つを対象',
  ],
  [
    /(?<=^|[。、：「\n・]\s?|望む数の)クリーチャー(?:[やか]プレインズウォーカー)?[やか]プレイヤー(?:のうち、?|を、?)?(最大)?([\d０-９XＸ]+)つ(?:まで)?を?対象/gmu,
    '$1$2つを対象',
  ],
  [/望む数の(?:クリーチャー(?:[やか]プレインズウォーカー)?[やか]プレイヤー|対象)を対象/gu, '望む数を対象'],
  [/、、/gu, '、'],
  [/軽減し、[０0]にする/gu, '軽減する'],
  // Turns ended with what is their end step today (513.1a).
  [
    /(^|[「：]|[。」]\n?)(あなたの|各)?ターンの?終了時に/gmu,
    (_, before = '', whose = '') =>
      /^(?:|「|\n)$/u.test(before)
        ? `${before}${whose || '各'}終了ステップの開始時に`
        : `${before}${whose === 'あなたの' ? 'あなたの' : ''}次の終了ステップの開始時に`,
  ],
  [
    /(あなたの|次の)?ターンの?終了時に/gu,
    (_, whose = '') => `${whose === 'あなたの' ? whose : ''}次の終了ステップの開始時に`,
  ],
  [/(?:あなたの|自分の)?マナ・プールに、?(?=\{|[^。、]{0,40}(?:マナ|加える))/gu, ''],
  [MODES, listed],
  // What one may choose is one act: its sentences are parts of it.
  [/「([^「」]*。[^「」]*)」(?=(?:こと)?を選んでもよい)/gu, (_, said = '') => `「${said.replace(/。(?!$)/gu, '；')}」`],
];

/** The text in today's words; what the card is called stays as it is. */
export function inTodaysWords(text: string, names: readonly string[]): string {
  const hidden = names.reduce(
    (said, name, i) => said.replaceAll(name, String.fromCodePoint(0xe000 + i)),
    text.replace(/〜/gu, '～'),
  );
  const today = ALL.reduce((said, [words, now]) => said.replace(words, now as string), hidden);
  return today.replace(/[\uE000-\uE0FF]/gu, (mark) => names[(mark.codePointAt(0) ?? 0) - 0xe000] ?? mark);
}
