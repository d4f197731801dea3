import type { AppWords } from '../pack.ts';

export const about: AppWords['about'] = {
  what: 'Rulewright严格按照规则进行集换式卡牌游戏。牌由其规则叙述编译而来，每个决定都能问清缘由，一切都在本浏览器中运行。',
  data: '你的数据',
  onDevice: '对局、套牌、回放，以及你编写或导入的牌都只保存在本设备上。不会向任何地方发送数据，没有账号，也没有跟踪。',
  glyphs: '图像',
  glyphsBy: '牌上的图像由Rulewright生成，所用图标来自',
  glyphsChanged: '，经过重新着色、加上阴影并置于生成的背景上。牌框和符号由我们自己绘制。',
  authors: (names) => `图标由 game-icons.net 的作者们绘制，其中有${names}；完整名单见其许可文件。`,
  comma: '、',
  rights: '权利声明',
};
