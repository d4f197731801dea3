import { languages as grandArchive } from '@rulewright/text/grand-archive';
import { inTraditional, languages, subtypeWord, traditional, traditionalMagic } from '@rulewright/text/magic';
import { expect, test } from 'vitest';
import subtypes from '../src/magic/types/subtypes.json' with { type: 'json' };

test('繁體中文 is made by terms, by words and by characters', () => {
  expect(traditionalMagic('抓两张牌，然后弃一张法术牌。')).toBe('抽兩張牌，然後棄一張巫術牌。');
  expect(traditionalMagic('支付其法术力费用')).toBe('支付其魔法力費用');
  expect(traditional('防御单位的复制品复活')).toBe('防禦單位的複製品復活');
  expect(traditional('将若干张手牌放在这里，其余的在系列里。')).toBe('將若干張手牌放在這裡，其餘的在系列裡。');
  expect(traditional('无法导入此文件。')).toBe('無法匯入此檔案。');
});

test('what is traditional stays, and so do other languages', () => {
  for (const text of [
    '皇后的干預',
    '里尼斯',
    '獅群喚師阿耶尼',
    'Grizzly Bears',
    '灰色熊がブロックする',
    '{2}{W}: +1/+1',
  ])
    expect(traditionalMagic(text)).toBe(text);
});

test('a whole pack is converted, what its functions give as well', () => {
  const pack = { title: '设置', list: ['战斗'], says: (name: string) => `${name}被消灭`, deep: { times: 3 } };
  const converted = inTraditional(pack, traditional);
  expect(converted).toMatchObject({ title: '設定', list: ['戰鬥'], deep: { times: 3 } });
  expect(converted.says('Bear')).toBe('Bear被消滅');
});

test('subtypes are called as they were printed', () => {
  const wrong = Object.entries(subtypes as Readonly<Record<string, Partial<Record<string, readonly string[]>>>>).filter(
    ([, { zhs, zht }]) => zhs?.[0] !== undefined && zht !== undefined && !zht.includes(traditionalMagic(zhs[0])),
  );
  expect(wrong.map(([name]) => name)).toEqual(['Yanggu']);
  expect(subtypeWord('Wizard', 'zht')).toBe('魔法師');
});

test('both games speak it', () => {
  expect(languages.zht?.steps.combat).toBe('戰鬥開始步驟');
  expect(languages.zht?.options.C).toBe('無色');
  expect(grandArchive.zht?.steps).not.toEqual(grandArchive.zhs?.steps);
});
