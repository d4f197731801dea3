/** What 繁體中文 calls otherwise, or writes with a character that depends on the word. Longer ones go before shorter ones. */
type Phrases = Readonly<Record<string, string>>;

/** Characters that stand for several: 复 is 復 (恢復) or 複 (複製). */
const WRITTEN: Phrases = {
  防御: '防禦',
  复制: '複製',
  重复: '重複',
  复数: '複數',
  绘制: '繪製',
  制作: '製作',
  印制: '印製',
  制成: '製成',
  合并: '合併',
  干枯: '乾枯',
  战斗: '戰鬥',
  乱斗: '亂鬥',
  互斗: '互鬥',
  其余: '其餘',
  剩余: '剩餘',
  余下: '餘下',
  余数: '餘數',
  所余: '所餘',
  余响: '餘響',
  准备: '準備',
  准确: '準確',
  标准: '標準',
  瞄准: '瞄準',
  为准: '為準',
  日志: '日誌',
  系命: '繫命',
  魂系: '魂繫',
  松鼠: '松鼠',
  轻松: '輕鬆',
  采集: '採集',
  采矿: '採礦',
  采用: '採用',
  这里: '這裡',
  那里: '那裡',
  哪里: '哪裡',
  里的: '裡的',
  '里。': '裡。',
  '里，': '裡，',
  里没: '裡沒',
  里什: '裡什',
  里面: '裡面',
  里试用: '裡試用',
  奇迹: '奇蹟',
  史迹: '史蹟',
  借着: '藉著',
  皇后: '皇后',
  王后: '王后',
  伙伴: '伙伴',
  蛇发妖: '蛇髮妖',
};

/** Words of programs. */
const OF_PROGRAMS: Phrases = {
  剪贴板: '剪貼簿',
  文件: '檔案',
  链接: '連結',
  窗口: '視窗',
  浏览器: '瀏覽器',
  设置: '設定',
  撤销: '復原',
  导入: '匯入',
  导出: '匯出',
  打开: '開啟',
  保存: '儲存',
  加载: '載入',
  信息: '訊息',
  程序: '程式',
  设备: '裝置',
  屏幕: '螢幕',
  网络: '網路',
  数据: '資料',
  搜索: '搜尋',
  粘贴: '貼上',
  鼠标: '滑鼠',
  支持: '支援',
  高级: '進階',
  刷新: '重新整理',
  运行: '執行',
  菜单: '選單',
  触摸: '觸控',
  触屏: '觸控螢幕',
  回放: '重播',
  账号: '帳號',
};

/** What both games call otherwise. */
const OF_GAMES: Phrases = { 牌手: '玩家', 抓: '抽' };

/** The terms of Magic. */
const OF_MAGIC: Phrases = {
  法术力: '魔法力',
  法术: '巫術',
  法术师: '魔法師',
  精怪: '精靈',
  灵俑: '殭屍',
};

export const COMMON: Phrases = { ...WRITTEN, ...OF_PROGRAMS, ...OF_GAMES };
export const MAGIC: Phrases = { ...COMMON, ...OF_MAGIC };
