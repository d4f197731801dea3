import type { GrandArchiveWords } from '../pack.ts';

export const game: GrandArchiveWords['game'] = {
  motto: '按规则玩 Grand Archive，还能问为什么。',
  lead: '浏览器里的完整 Grand Archive 规则引擎：严格按规则原文结算，陪你对战，还会告诉你为什么。',
  formats: { standard: '标准，两人', pantheon: '万神殿，三或四人，各有两张恩赐' },
  priority: {
    has: '时机',
    hold: '保留时机',
    holdHint: '在你做下一件事之后保留时机。',
    auto: '在你无事可做或没有设置停顿的地方，自动让过时机。',
  },
  pages: {
    play: '与懂规则的电脑对手完整地打一局；每个职业都有牌组可选，也可以用自己的。',
    lab: '搭建任意局面，操作所有玩家，前后逐步查看，并看到每个事件背后的规则。',
    cards: '搜索卡牌，看每个词是如何被理解的。',
    decks: '组建主牌库与素材库，查看是否合规以及原因。',
    replays: '重看你的对局，并可在实验室中打开任意时刻。',
  },
  everything: '实验室会显示所有卡牌，包括对你隐藏的：手牌、回忆与牌库。这一局会被标记为曾在那里打开。',
  labZones: '手牌、战场、效果堆叠、玩家、时间线',
  paste:
    'scenario: …\ngame: grand-archive\nplayers:\n  Ann: {champion: Lost Spirit, hand: [Fireball]}\n  Bob: {champion: Lost Spirit}',
  check: '末尾附上对英雄、手牌、回忆、墓场与回合的检查',
  losses: {
    stack: '效果堆叠上的内容',
    effects: '持续一段时间的效果',
    combat: '正在进行的攻击',
    decision: '正在作出的决定',
    'step-begins': '此阶段已在进行中：它会重新开始，触发式能力也会再次触发',
    copies: '已成为其他物件的复制品',
    memory: '卡牌所记住的内容（放逐的卡牌、先前的选择）',
    champions: '一名玩家的多个英雄',
    properties: '初始局面无法表达的特性',
    'face-down': '背面朝上的卡牌',
    'token-abilities': '此处无法写出的衍生物能力',
    text: '某张卡牌的文本',
    over: '游戏已经结束',
  },
  rights:
    'Grand Archive 归 Weebs of the Shore 所有。Rulewright并非由其制作、认可或赞助，也不含其任何插图、符号、牌框或规则文字。',
  examples: {
    retaliation: '一把剑、一张攻击卡牌和一次反击',
    bonus: '只对正确的职业与等级存在的文本',
    memory: '为新英雄放逐的卡牌由随机决定',
    four: '四名玩家，其中一个带有嘲讽',
  },
};
