import type { MagicWords } from '../pack.ts';

export const game: MagicWords['game'] = {
  motto: '按规则玩万智牌，还能问为什么。',
  lead: '浏览器里的完整万智牌规则引擎：严格按规则原文结算，陪你对战，还会告诉你为什么。',
  examples: {
    persist: '坚存让生物回来一次',
    layers: '血月、乌尔博格与一张树林：它们各是什么？',
    combat: '手握战斗诡计的一次攻击',
    four: '四人混战',
  },
};
