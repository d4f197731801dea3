/** 任何游戏的牌桌用语。 What a table says by itself in any game, in 简体中文. */
import type { CommonTableWords } from './words.ts';

export const commonTable: Omit<
  CommonTableWords,
  | 'hand'
  | 'graveyard'
  | 'stack'
  | 'attacking'
  | 'attachedTo'
  | 'abilityOf'
  | 'token'
  | 'aCard'
  | 'pass'
  | 'priorityHint'
  | 'notUnderstood'
  | 'unknownCard'
  | 'autoPass'
  | 'won'
  | 'lost'
  | 'drawn'
  | 'help'
> = {
  you: '你',
  others: '其他',
  damaged: (amount) => `${amount}点伤害`,
  beforeTheGame: '游戏开始前',
  turn: (number, whose, step) => `第${number}回合 · ${whose}的回合 · ${step}`,
  activate: (source, text) => `${source}：${text}`,
  yes: '是',
  no: '否',
  choose: (min, max) => (min === max ? `选择${min}个` : `选择${min}至${max}个`),
  orderHint: '依次列出所有号码，回车表示保持所示顺序',
  divideHint: (total) => `为每一个给出数量，总数为${total}`,
  wordHint: '一个词',
  repeatHint: (most, changes) =>
    `r加次数：将刚才做了两遍的动作再做至多${most}次${changes === '' ? '' : `（${changes}）`}`,
  repeated: (times) => `重复${times}次`,
  accept: '接受',
  differ: (time) => `第${time}次时另作选择`,
  refused: (reason, rule) => `不合法：${reason}${rule === undefined ? '' : `（${rule}）`}。`,
  undone: (reason, rule) => `已撤回：${reason}${rule === undefined ? '' : `（${rule}）`}。`,
  why: '原因：',
  nothingToUndo: '没有可以撤回的动作：只有在没有新信息公开之前，才能撤回最近的回答。',
  rule: (rule) => `规则${rule}`,
  quit: '再见。',
  endOfInput: '输入结束。',
  welcome: (mine, theirs, seed) => `你使用${mine}；Bot使用${theirs}。种子${seed}。输入h查看说明。`,
};
