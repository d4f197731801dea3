/**
 * 简体中文 as it is written today. Cards of other years and other translators say the same with other words: those are put into today's
 * before a text is read. Only what means the same stands here; a word more or less is the grammar's to read or to refuse.
 */

type Rewriting = readonly [said: RegExp, today: string | ((...found: string[]) => string)];

const HAN_NUMBER = '一二两三四五六七八九十';
/** What may stand between two words of one clause. */
const CLAUSE = '[^，。；：“”「」\\n]';

/** How it is written: spaces, marks, digits. */
const SPELLING: readonly Rewriting[] = [
  [/[０-９＋－Ｘ]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0)],
  [/−/gu, '-'],
  [/,\s*(?=[\p{Script=Han}\uE000-\uE0FF{「“])/gu, '，'],
  [/(?<![A-Za-z'.,])[ \u3000]+|[ \u3000]+(?![A-Za-z])/gu, ''],
  [/[「﹁]/gu, '“'],
  [/[」﹂]/gu, '”'],
  // A quotation at the end of a sentence had the full stop of both.
  [/([。.)）])”(?=$|\n|[^，。；、：的异且并与和以‘’”」』及此地或来])/gu, '。”。'],
  [/[。]{2,}/gu, '。'],
  [/([\dX*]\/[\dX*])，(?=[白蓝黑红绿无多])/gu, '$1'],
];

/** Words that were others once. */
const TERMS: readonly Rewriting[] = [
  [/移出(?:对战|游戏)/gu, '放逐'],
  [/放置进(?:战场|场)/gu, '放进战场'],
  [/(?<![战入出])进场/gu, '进战场'],
  [/进入(?:战场|场)/gu, '进战场'],
  [/(移|返|放)回场上/gu, '$1回战场'],
  [/从场上/gu, '从战场'],
  [/(?<![战墓])场上/gu, '战场上'],
  [/离场/gu, '离开战场'],
  [/总法术力费用/gu, '法术力值'],
  [/到(?:你的?|他的?|其|该牌手的?|自己的)?法术力池[中里]?/gu, ''],
  [/其它/gu, '其他'],
  [/如果/gu, '若'],
  [/任意次数/gu, '任意次'],
  [/(?<=^|[。：“\n])在回合结束时，/gmu, '在每个结束步骤开始时，'],
  [/在你的?回合结束时/gu, '在你的结束步骤开始时'],
  [/在回合结束时/gu, '在下一个结束步骤开始时'],
  [/直到回合结束为止/gu, '直到回合结束'],
  [/(?<!直到)(?:在|于)?本回合中?(?!结束|的|后|之|起)/gu, '本回合中'],
  [/(?<=^|[，。：“；\n]|只能|可以)于(?=[^，。]{1,25}(?:时|中)[，。]?)/gmu, '在'],
  [/从战场上/gu, '从战场'],
  [/此两者/gu, '两者'],
  [/受此结界之?的?(?=[生永地神牌])/gu, '所结附的'],
  [/振励/gu, '激励'],
  [/使用(?=(?:(?!使用|施放)[^，。；：地“”])*咒语)/gu, '施放'],
  [/使用(?=(?:此|其|该)异能)/gu, '起动'],
];

/** Of several ways to say it, the usual one. */
const USUAL: readonly Rewriting[] = [
  [/等于或(小|大)于/gu, '$1于或等于'],
  [/法术力值需?须?(?=[小大]于)/gu, '法术力值'],
  [/(?<![将把对向令使让由被与和反])之(?![一中间后前外上下以内际，。；：”、’)]|$)/gmu, '的'],
  [/其的/gu, '其'],
  [/的{2,}/gu, '的'],
  [/每一([个张位名种])/gu, '每$1'],
  [/各自的/gu, '其'],
  [/各自/gu, '各'],
  [/(你|牌手|对手|拥有者|操控者)(?=坟墓场|牌库|手牌)/gu, '$1的'],
  [/(你的对手|其操控者|该牌手|目标牌手|你|他|其)每操控(一[个张位名]?)/gu, '每有$2由$1操控的'],
  [
    /(?<=^|[，。：“\n则且])([^，。：“\n则且每]{1,24}?(?:坟墓场|手|手牌|战场|牌库|放逐区)[中上里]?)的?每有(一[个张位名])/gmu,
    '每有$2$1的',
  ],
  [/(?<=^|[，。：“\n则且])([^，。：“\n则且每]{1,16})上每有(一个)/gmu, '每有$2$1上的'],
  [
    /其中的?(至多[一两三四五六X]|任意数量的?|[一两三四五六X])([张个])(?![牌，。置放移之])(?=[^，。]{1,30}?牌)/gu,
    '$1$2其中的',
  ],
  [/由(你|对手|任一对手)操控的(一[个张]或数[个张])/gu, '$2由$1操控的'],
  [
    /(?<![将其])从((?:你|其|他|该牌手|目标牌手|自己)的?坟墓场)中?放逐((?:至多)?[一两三四五六X]|任意数量的?)([张个]?)(?!目标)/gu,
    '放逐$2$3$1中的',
  ],
  [/、且/gu, '且'],
  [new RegExp(`向(${CLAUSE}{1,40}?)各?造成`, 'gu'), '对$1造成'],
  [new RegExp(`对(${CLAUSE}{1,40}?)各造成`, 'gu'), '对$1造成'],
  [/(该|那|此)位(牌手|对手)/gu, '该$2'],
  [/只要是在你的?回合中/gu, '在你的回合中'],
  [/只要是(?=\p{Script=Han})/gu, '只要'],
  [/(?:此异能|你)?(?:只|仅)(?:可以|能够|可|能)/gu, '只能'],
  [/(?:此异能)?每回合中?(?:最多|至多)?只能(?:起动|施放)([一两三])次/gu, '每回合只能起动$1次'],
  [/循环((?:基本)?(?:树林|沼泽|海岛|山脉|平原|地))(?=\{)/gu, '$1循环'],
  [/具有以下异能的徽记～“([^”]*)”。?/gu, '具有“$1”的徽记。'],
  [/衍生物的生物/gu, '衍生生物'],
  [
    new RegExp(
      `将(?:其|他的?|她的?|你的?|自己的?|该牌手的?)牌库顶的?([${HAN_NUMBER}X]*)张?牌置入(?:其|他的?|她的?|你的?|自己的?)?坟墓场`,
      'gu',
    ),
    (_, n) => `磨${n || '一'}张牌`,
  ],
  [
    /(每当|当|或)(一个|另一个|任一|任一其他|任何其他|其他)([^，。；：当在]{1,24}?)在(你|任一对手|对手|任一牌手|所结附的牌手)的?操控下进战场/gu,
    '$1$2由$4操控的$3进战场',
  ],
  [
    /(每当|当|或)(一[个张]或数[个张])([^，。；：当在]{1,24}?)在(你|任一对手|对手)的?操控下进战场/gu,
    '$1$2由$4操控的$3进战场',
  ],
  [/由由/gu, '由'],
];

const ALL = [...SPELLING, ...TERMS, ...USUAL];

/** The text in today's words; what the card is called stays as it is. */
export function inTodaysWords(text: string, names: readonly string[]): string {
  const found: string[] = [];
  const hidden = names.reduce((said, name) => {
    found.push(name);
    return said.replaceAll(name, String.fromCodePoint(0xe000 + found.length - 1));
  }, text);
  const today = ALL.reduce((said, [words, now]) => said.replace(words, now as string), hidden);
  return today.replace(/[\uE000-\uE0FF]/gu, (mark) => found[(mark.codePointAt(0) ?? 0) - 0xe000] ?? mark);
}
