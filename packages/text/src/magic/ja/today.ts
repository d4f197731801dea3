/** What printed texts say at length, or in another order, in the words of today's cards. Only what means the same stands here. */

/** What a verb's last sign becomes when it is said by another verb in the same form. */
const MILLS: Readonly<Record<string, string>> = { く: '切削する', き: '切削し', い: '切削し' };

/** Cards from the top of one's own library into one's own graveyard (701.17a); whose both are must be said alike. */
const MILLED =
  /(自分|あなた)のライブラリーの一番上(?:から|にある)(?:カードを?([\dX０-９Ｘ]+)枚を?|([\dX０-９Ｘ]+)枚のカードを)、?\1の墓地に置([くきい])/gu;

const EACH_COMBAT = /^各戦闘で、(.+?)は可能なら攻撃する。/gu;

export const inTodaysWords = (text: string): string =>
  text
    .replace(EACH_COMBAT, '$1は可能なら各戦闘で攻撃する。')
    .replace(
      MILLED,
      (_, _whose, many: string | undefined, cards: string | undefined, ending: string) =>
        `カード${many ?? cards ?? ''}枚を${MILLS[ending] ?? ''}`,
    );
