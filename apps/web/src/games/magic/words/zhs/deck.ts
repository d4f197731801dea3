import type { MagicWords } from '../pack.ts';

export const deck: MagicWords['deck'] = {
  problems: {
    'too-few-cards': (count, least) => `套牌只有 ${count} 张牌，至少需要 ${least} 张，还差 ${least - count} 张。`,
    'too-many-copies': (card, count, most) => `“${card}”连同备牌共有 ${count} 张，最多只能有 ${most} 张。`,
    'sideboard-too-big': (count, most) => `备牌有 ${count} 张，最多只能有 ${most} 张。`,
  },
  parts: {
    main: {
      title: '主牌',
      empty: '还没有牌。请在上方添加。',
      added: (card, count) => `${card}：主牌中有 ${count} 张。`,
      moveTo: (card) => `将一张${card}移到主牌`,
      found: (n) => `主牌 ${n} 张`,
    },
    sideboard: {
      title: '备牌',
      empty: '没有备牌。',
      added: (card, count) => `${card}：备牌中有 ${count} 张。`,
      moveTo: (card) => `将一张${card}移到备牌`,
      found: (n) => `备牌 ${n} 张`,
    },
  },
  deckLeft: (n) => `牌库还剩 ${n} 张`,
  deckEmpty: '牌库已空。',
  formats: { constructed: '构筑赛', limited: '限制赛' },
  formatNotes: {
    constructed: '至少 60 张牌，除基本地外每种至多四张，备牌至多 15 张。',
    limited: '至少 40 张牌，同名牌数量不限。',
  },
  addHint: '输入牌名的一部分。按 Enter 加入所选的牌；按住 Shift 则加入备牌。',
  kinds: {
    creature: '生物',
    planeswalker: '鹏洛客',
    battle: '战役',
    instant: '瞬间',
    sorcery: '法术',
    artifact: '神器',
    enchantment: '结界',
    land: '地',
    other: '其他',
  },
  curve: '法术力曲线',
  curveOf: (value, n) => `法术力值 ${value}：${n} 张`,
  average: (value) => `除地以外平均法术力值 ${value}`,
  colors: '颜色',
  color: '颜色',
  colorNames: { W: '白', U: '蓝', B: '黑', R: '红', G: '绿' },
  symbolCount: '费用中的符号',
  sourceCount: '可产生的牌',
  colorless: '没有有色法术力符号。',
  lists: { arena: 'Arena', mtgo: 'Magic Online（文本）', dek: 'Magic Online（.dek）', plain: '普通牌表' },
  toBottom: (n) => `选择 ${n} 张牌置于牌库底（规则 103.5）。`,
  importHint:
    '粘贴来自 Arena、Magic Online 或其他来源的牌表，每行一种牌，例如“4 Forest”；也可以选择文件（.txt、.dek）。',
};
