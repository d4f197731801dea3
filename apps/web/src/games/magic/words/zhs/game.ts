import type { MagicWords } from '../pack.ts';

export const game: MagicWords['game'] = {
  motto: '按规则玩万智牌，还能问为什么。',
  lead: '浏览器里的完整万智牌规则引擎：严格按规则原文结算，陪你对战，还会告诉你为什么。',
  formats: { duel: '两人', 'free-for-all': '混战，各自为战' },
  priority: {
    has: '优先权',
    hold: '保留优先权',
    holdHint: '在你做下一件事之后保留优先权。',
    auto: '在你无事可做或没有设置停顿的地方，自动让过优先权。',
  },
  pages: {
    play: '与懂规则的电脑对手完整地打一局；十副套牌任选，也可以用自己的。',
    lab: '搭建任意局面，操作所有牌手，前后逐步查看，并看到每个事件背后的规则。',
    cards: '搜索牌张，看每个词是如何被理解的；写一张自己的牌来试试。',
    decks: '组建套牌，查看法术力曲线与颜色，导入各种牌表，抽起手牌试试。',
    replays: '重看你的对局，并可在实验室中打开任意时刻。',
  },
  everything: '实验室会显示所有的牌，包括对你隐藏的：手牌、牌库以及牌面朝下的牌。这一局会被标记为曾在那里打开。',
  labZones: '手牌、战场、堆叠、牌手、时间线',
  paste: 'scenario: …\nplayers:\n  Ann: {hand: [Lightning Bolt]}\n  Bob: {}',
  check: '末尾附上对总生命、手牌、坟墓场与回合的检查',
  losses: {
    stack: '堆叠上的咒语与异能',
    effects: '持续一段时间的咒语与异能效应',
    blocks: '哪些生物正在阻挡',
    decision: '正在作出的决定',
    'step-begins': '此步骤已在进行中：它会重新开始，触发式异能也会再次触发',
    copies: '已成为其他物件的复制',
    memory: '牌所记住的内容（放逐的牌、先前的选择）',
    designations: '君主等称号',
    emblems: '徽记',
    'token-abilities': '此处无法写出的衍生物异能',
    merged: '融合的永久物',
    mana: '法术力池中法术力的限制',
    casts: '指挥官施放过的次数',
    text: '某张牌的文字',
    over: '游戏已经结束',
  },
  rights:
    '万智牌（Magic: The Gathering）归威世智（Wizards of the Coast）所有。Rulewright并非由其制作、认可或赞助，也不含其任何插图、符号、牌框或规则文字。',
  examples: {
    persist: '留存让生物回来一次',
    layers: '血月、乌尔博格与一张树林：它们各是什么？',
    combat: '手握战斗诡计的一次攻击',
    four: '四人混战',
  },
};
