import { readdirSync } from 'node:fs';
import { type Ability, type Action, type Card, type KeywordAbility, validateCard } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { predefinedTokens } from '../src/100-game/111.10-predefined-tokens.ts';
import { isKeywordAction, meaningOf } from '../src/700-additional/701-actions/keyword-meanings.ts';
import { belongsTo, expandKeyword } from '../src/700-additional/702-keywords/expand.ts';
import { keywords } from '../src/700-additional/702-keywords/index.ts';

const sample = (keyword: string): KeywordAbility => ({
  kind: 'keyword',
  keyword,
  cost: [{ kind: 'mana', mana: '{1}' }],
  amount: 2,
  what: { kind: 'type', type: 'creature' },
});

const cardWith = (...abilities: readonly Ability[]): Card => ({
  name: 'Sample',
  layout: 'normal',
  faces: [{ name: 'Sample', cost: '{1}', types: ['creature'], power: 1, toughness: 1, abilities }],
});

const SELF = { kind: 'this' } as const;

/** One of each keyword action that is short for others. */
const actions: readonly Action[] = [
  { do: 'populate' },
  { do: 'investigate' },
  { do: 'explore', what: SELF },
  { do: 'goad', what: SELF },
  { do: 'exert', what: SELF },
  { do: 'suspect', what: SELF },
  { do: 'detain', what: SELF },
  { do: 'connive', what: SELF, count: 2 },
  { do: 'amass', subtype: 'Orc', count: 2 },
  { do: 'bolster', count: 2 },
  { do: 'clash', as: 'won' },
  { do: 'discover', count: 3 },
  { do: 'monstrosity', what: SELF, count: 3 },
  { do: 'adapt', what: SELF, count: 3 },
  { do: 'manifestDread' },
];

describe('The table of keywords', () => {
  it.each(Object.keys(keywords))('expands %s into abilities of the card language', (keyword) => {
    expect(validateCard(cardWith(...expandKeyword(sample(keyword))))).toEqual([]);
  });

  it('names the rule of each', () => {
    for (const [name, { rule }] of Object.entries(keywords))
      expect(rule, name).toMatch(/^(?:7(?:0[12]|16)|103)\.\d+[a-z]?$/);
  });

  it('has a file for each keyword, of its name', () => {
    const folder = new URL('../src/700-additional/702-keywords/', import.meta.url);
    const files = readdirSync(folder).map((name) => name.replace('.ts', ''));
    const named = Object.keys(keywords).map((name) => name.replaceAll(' ', '-').replaceAll(/[^a-z-]/g, ''));
    expect(named.filter((name) => !files.includes(name))).toEqual([]);
    expect(files.filter((name) => !named.includes(name)).toSorted()).toEqual([
      'activated-words',
      'casting-words',
      'citys-blessing',
      'crewing',
      'evasion',
      'expand',
      'index',
      'keyword',
      'paired',
      'words',
    ]);
  });

  it('gives the same abilities each time, and knows whose they are', () => {
    const ability = sample('persist');
    const [first] = expandKeyword(ability);
    expect(expandKeyword(ability)[0]).toBe(first);
    expect(first !== undefined && belongsTo(first, 'persist')).toBe(true);
    expect(first !== undefined && belongsTo(first, 'undying')).toBe(false);
  });
});

describe('Keyword actions', () => {
  it.each(actions)('$do means actions of the card language', (action) => {
    if (!isKeywordAction(action)) throw new Error(`${action.do} is no keyword action`);
    const spell: Ability = { kind: 'triggered', on: { on: 'cast' }, actions: meaningOf(action) };
    expect(validateCard(cardWith(spell))).toEqual([]);
  });
});

describe('Predefined tokens', () => {
  it.each(Object.entries(predefinedTokens))('%s is data of the card language', (_, token) => {
    const maker: Ability = { kind: 'triggered', on: { on: 'cast' }, actions: [{ do: 'token', token, count: 1 }] };
    expect(validateCard(cardWith(maker))).toEqual([]);
  });
});
