/** Symbols of mana, and power and toughness: 2/2, +1/+1. */
import type { Value } from '@rulewright/language/magic';
import { X } from '../../prose/numbers.ts';
import { rulesOf } from '../categories/index.ts';

export const symbols = rulesOf();
const { terminal } = symbols;

terminal({
  name: 'symbols',
  of: 'Symbols',
  first: ['#symbol'],
  scan: (tokens, at) => {
    let end = at;
    while (tokens[end]?.kind === 'symbol' && !/^\{(?:T|Q|E|CHAOS|TK|A)\}$/.test(tokens[end]?.raw ?? '')) end++;
    const value = tokens.slice(at, end).map(({ raw }) => raw);
    return end === at ? [] : [{ end, value: value.join('') }];
  },
  print: (value) => [value],
  mean: (value) => value,
});

const part = (text: string): Value => {
  const digits = text.replace(/^[+−-]/, '');
  const negative = /^[−-]/.test(text);
  if (/^x$/i.test(digits)) return negative ? { kind: 'minus', a: 0, b: X } : X;
  return negative ? 0 - Number(digits) : Number(digits);
};

terminal({
  name: 'pt',
  of: 'PT',
  first: ['#pt'],
  scan: (tokens, at) => {
    const raw = tokens[at]?.raw ?? '';
    return /^[+−-]?(?:\d+|X)\/[+−-]?(?:\d+|X)$/.test(raw) ? [{ end: at + 1, value: raw }] : [];
  },
  print: (value) => [value],
  mean: (value) => {
    const [power = '', toughness = ''] = value.split('/');
    return { power: part(power), toughness: part(toughness), signed: /^[+−-]/.test(value) };
  },
});
