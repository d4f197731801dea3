/** 日本語: tokens. */
import type { WordingTable } from '../../grammar/rule.ts';

export const tokens: WordingTable = {
  'tokenSet.attacking': [
    '{t}{count}<体#t>をタップ状態かつ[{whom}を]攻撃している状態で',
    'タップ状態で攻撃している{t}{count}<体#t>',
    'タップ状態で攻撃している{t}を{count}<体#t>',
    '{t}{count}<体#t>をタップ状態で[{whom}に]攻撃している状態で',
    '{count}<体#t>の{t}をタップ状態かつ[{whom}を]攻撃している状態で',
    '{t}を{count}<体#t>タップ状態かつ攻撃している状態で',
  ],
  'tokenSet.equal': ['{v}に等しい数の{t}を', '{v}に等しい数の{t}', '{v}に等しい数の、{t}', '{t}を{v}に等しい数'],
  'tokenSets.three': ['{a}と{b}と{c}', '{a}と、{b}と、{c}', '{a}、{b}、{c}'],
  'tokenSet.named': [
    '「{name}」という名前(の|で)[{g}を持つ]{shape}・トークン1<体#shape>',
    '「{name}」という名前(の|で)[{g}を持つ]{shape}・トークン1<体#shape>を',
    '「{name}」という名前の[{g}を持つ]{shape}・トークンを1<体#shape>',
  ],
  'tokenSet.attached': [
    '{t}{count}<体#t>を{to}につけた状態で',
    '{to}につけられた状態の{t}{count}<体#t>',
    '{to}につけられている{t}{count}<体#t>',
  ],
};
