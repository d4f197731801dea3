import type { AppWords } from '../pack.ts';

export const home: AppWords['home'] = {
  games: '游戏',
  quick: '立即开始',
  promises: {
    exact: '准确',
    exactText: '牌面怎么写就怎么结算。没有完全读懂的牌会被拒绝，绝不猜测。',
    why: '随时问“为什么？”',
    whyText: '每个数字、每个不能执行的动作、每行记录都可以提问，并附上规则编号。',
    yours: '属于你',
    yoursText: '无需帐号，首次访问之后无需网络。对局、套牌和文件都留在这台设备上。',
    everyone: '人人可用',
    everyoneText: '只用键盘或屏幕阅读器也能完整对局；支持英文、简体中文、繁体中文与日文。',
  },
};
