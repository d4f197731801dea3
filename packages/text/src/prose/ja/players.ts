/** 日本語: players, and whose something is. */
import type { WordingTable } from '../../grammar/rule.ts';

export const players: WordingTable = {
  'players.you': 'あなた',
  'players.that': ['そのプレイヤー', 'その対戦相手'],
  'players.they': ['彼', '彼ら'],
  'players.those': ['それらのプレイヤー', 'それらの対戦相手'],
  'players.yourOpponents': ['あなたの対戦相手', '対戦相手', 'あなたの対戦相手全員'],
  'players.eachOther': ['他の各プレイヤー', '各他のプレイヤー', 'あなたでない各プレイヤー', 'あなた以外の各プレイヤー'],
  'players.each': ['各{n}'],
  'players.a': ['{n}1人', 'いずれかの{n}', '{n}'],
  'players.all': ['{n}', 'すべての{n}'],
  'players.controller': ['{whose}コントローラー', '{whose}コントローラ'],
  'players.owner': '{whose}オーナー',
  'players.definite': '{p}',
  'players.defending': '防御プレイヤー',
  'playerNoun.plain': '{h}',
  'playerNoun.opponent': { words: '対戦相手', as: '人' },
  'playerNoun.player': { words: 'プレイヤー', as: '人' },
  'whose.your': ['あなたの'],
  'whose.their': ['それぞれの', '彼らの'],
  'whose.players': { words: '{p}の', except: { p: ['players.you'] } },
  'whose.its': ['その', '自身の', '自分の'],
  'whose.theirThings': { words: ['それらの', 'それらのカードの'], isEcho: true },
  'whose.of': ['{t}の'],
  'playerNoun.who': ['{w}{h}'],
};
