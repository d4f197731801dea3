import type { Pack } from '../index.ts';

export const shell: Pack['shell'] = {
  title: 'Rulewright',
  motto: '按规则玩万智牌，还能问为什么。',
  skip: '跳到内容',
  pages: { home: '首页', play: '对局', lab: '裁判实验室', cards: '牌', decks: '套牌', replays: '回放', about: '关于' },
  language: '语言',
  theme: '主题',
  themes: { system: '跟随系统', dark: '深色', light: '浅色' },
  motion: '动画',
  settings: '设置',
  close: '关闭',
  cancel: '取消',
  loading: '加载中……',
  notFound: '没有这个页面。',
  toHome: '回到首页',
  failed: '出错了',
  engineStopped: (message) => `规则引擎停止了：${message}。下次操作时会重新启动；你的对局和文件都已保存。`,
  again: '重试',
  offline: '已可离线使用。',
};
