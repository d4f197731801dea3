import type { Worded } from '../../../../words/worded.ts';
import type { deck as english } from '../en/deck.ts';

export const deck: Worded<typeof english> = {
  problems: {
    'too-few-cards': (part, count, least) =>
      `${part}只有 ${count} 张牌，至少需要 ${least} 张，还差 ${least - count} 张。`,
    'too-many-cards': (part, count, most) => `${part}有 ${count} 张牌，最多只能有 ${most} 张。`,
    'too-many-copies': (part, card, count, most) => `${part}中“${card}”有 ${count} 张，最多只能有 ${most} 张。`,
    'wrong-deck': (card, material) =>
      material ? `“${card}”既非英雄也非礼装，应放入主牌库。` : `“${card}”应放入素材库，英雄与礼装都是如此。`,
    'no-first-champion': '素材库中需要一名 0 级英雄来开始游戏。',
    'too-many-relics': (count) => `具有神圣遗物的牌有 ${count} 张，只能有一张。`,
    'sideboard-too-big': (count, most) => `备牌有 ${count} 张，最多只能有 ${most} 张。`,
    'sideboard-points': (count, most) => `备牌共 ${count} 点（英雄或礼装三点，其他一点），最多只能有 ${most} 点。`,
    boons: (count, wanted) => `某种恩赐有 ${count} 张，此赛制要求 ${wanted} 张。`,
  },
  parts: {
    main: {
      title: '主牌库',
      empty: '还没有牌。请在上方添加。',
      added: (card, count) => `${card}：主牌库中有 ${count} 张。`,
      moveTo: (card) => `将一张${card}移到主牌库`,
      found: (n) => `主牌库 ${n} 张`,
    },
    material: {
      title: '素材库',
      empty: '还没有英雄和礼装。请在上方添加。',
      added: (card, count) => `${card}：素材库中有 ${count} 张。`,
      moveTo: (card) => `将一张${card}移到素材库`,
      found: (n) => `素材库 ${n} 张`,
    },
    sideboard: {
      title: '备牌',
      empty: '没有备牌。',
      added: (card, count) => `${card}：备牌中有 ${count} 张。`,
      moveTo: (card) => `将一张${card}移到备牌`,
      found: (n) => `备牌 ${n} 张`,
    },
  },
  formats: { standard: '标准', draft: '轮抽' },
  formatNotes: {
    standard: '主牌库至少 60 张牌，每种至多四张；素材库至多 12 张不同的英雄与礼装；备牌至多 15 点。',
    draft: '主牌库至少 30 张牌，同名牌数量不限；素材库至多 10 张。',
  },
  kinds: {
    champion: '英雄',
    regalia: '礼装',
    ally: '伙伴',
    attack: '攻击',
    action: '行动',
    item: '道具',
    weapon: '武器',
    domain: '领地',
    phantasia: '幻象',
    other: '其他',
  },
  lists: { plain: '普通牌表' },
  addHint: '输入牌名的一部分。按 Enter 将所选的牌加入其所属的牌库；按住 Shift 则加入备牌。',
  importHint: '粘贴牌表，每行一种牌，例如“4 Fireball”，分别写在“主牌库”“素材库”“备牌”之下；也可以选择文件（.txt）。',
  deckLeft: (n) => `主牌库还剩 ${n} 张`,
  deckEmpty: '主牌库已空。',
  toBottom: (n) => `选择 ${n} 张牌置于主牌库底。`,
  curve: '封存费用',
  curveOf: (value, n) => `封存费用 ${value}：${n} 张`,
  average: (value) => `平均封存费用 ${value}。`,
  elements: '属性',
  classes: '职业',
  speeds: (fast, of) => `其中 ${fast} 张为快速，共 ${of} 张。`,
};
