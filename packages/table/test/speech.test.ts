import { inOrder } from '@rulewright/cards';
import { bundled, findCard, ImportedCards } from '@rulewright/cards/magic';
import type { Ability } from '@rulewright/language/magic';
import type { Lang } from '@rulewright/text/magic';
import { expect, test } from 'vitest';
import { speechIn } from '../src/magic/index.ts';

const abilitiesOf = (name: string): readonly Ability[] => findCard(name)?.faces[0]?.abilities ?? [];
const said = (lang: Lang, name: string): readonly string[] =>
  abilitiesOf(name).map((a) => speechIn(lang, bundled).ability(name, a));

test('a card speaks of itself as cards do today, with a capital where a sentence begins', () => {
  expect(said('en', 'Furnace Whelp')).toEqual(['Flying', '{R}: This creature gets +1/+0 until end of turn.']);
  expect(said('en', 'Rootbound Crag')[0]).toMatch(/^This land enters tapped unless/);
});

test('a legend goes by its short name', () => {
  expect(said('en', 'Talrand, Sky Summoner').join()).not.toMatch(/\{this\}|this creature/);
});

test('an ability that no card has in these words is explained in a sentence', () => {
  const ability: Ability = {
    kind: 'activated',
    cost: [{ kind: 'mana', mana: '{R}' }],
    actions: [{ do: 'draw', who: { kind: 'you' }, count: 1 }],
  } as never;
  expect(speechIn('en', bundled).ability('', ability)).toMatch(/^\{R\}: [A-Z].*\.$/);
});

test.each<[Lang, RegExp]>([
  ['zhs', /生物.*天使/],
  ['zht', /生物.*天使/],
  ['ja', /クリーチャー.*天使/],
])('names and type lines come in the language: %s', (lang, line) => {
  const speech = speechIn(lang, bundled);
  expect(speech.card('Serra Angel')).not.toBe('Serra Angel');
  expect(speech.typeLine({ supertypes: [], types: ['creature'], subtypes: ['Angel'] })).toMatch(line);
});

test('each face of a card has its own name in the language, also one of a file', () => {
  const zhs = speechIn('zhs', bundled);
  expect(zhs.card("Arlinn, the Pack's Hope")).toBe('狼群之望雅琳');
  expect(zhs.card("Arlinn, the Moon's Fury")).toBe('皎月之怒雅琳');
  const own = new ImportedCards();
  own.add({
    source: { name: 'Moss Keeper', layout: 'normal', faces: [{ name: 'Moss Keeper', typeLine: 'Land', text: '' }] },
    names: { zhs: '苔藓守护者' },
  });
  expect(speechIn('zhs', inOrder(own, bundled)).card('Moss Keeper')).toBe('苔藓守护者');
});

test('in other languages a card keeps its words, and keywords are translated', () => {
  const own = '{R}: This creature gets +1/+0 until end of turn.';
  expect(said('zhs', 'Furnace Whelp')).toEqual(['飞行', own]);
  expect(said('ja', 'Furnace Whelp')).toEqual(['飛行', own]);
});

test('a token that is named after its subtypes is so in every language', () => {
  expect(speechIn('zhs', bundled).token('Elf Warrior Token', ['Elf', 'Warrior'])).toBe('妖精战士衍生物');
  expect(speechIn('en', bundled).token('Elf Warrior Token', ['Elf', 'Warrior'])).toBe('Elf Warrior Token');
  expect(speechIn('zht', bundled).token('Elf Warrior Token', ['Elf', 'Warrior'])).toBe('妖精戰士衍生物');
  expect(speechIn('ja', bundled).token('Elf Warrior Token', ['Elf', 'Warrior'])).toBe('エルフ・戦士・トークン');
  expect(speechIn('zhs', bundled).token('Voja', ['Wolf'])).toBe('Voja');
  // Also where only its name is known.
  expect(speechIn('ja', bundled).card('Zombie Token')).toBe('ゾンビ・トークン');
  expect(speechIn('ja', bundled).card('Nobody Token')).toBe('Nobody Token');
  // Markers have no printed names.
  expect(['zhs', 'zht', 'ja'].map((lang) => speechIn(lang as Lang, bundled).card('The Monarch'))).toEqual([
    '君主',
    '君主',
    '統治者',
  ]);
});
