/** The colours that a query names: letters, words, and what players call pairs and more. */
import { colorBitsOf } from './facts.ts';

const NAMED: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: '',
  colourless: '',
  c: '',
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'GW',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'RW',
  simic: 'GU',
  bant: 'GWU',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'RGW',
  abzan: 'WBG',
  jeskai: 'URW',
  sultai: 'BGU',
  mardu: 'RWB',
  temur: 'GUR',
  白: 'W',
  蓝: 'U',
  黑: 'B',
  红: 'R',
  绿: 'G',
  无色: '',
};

/** `m` and `multicolor` are for the caller; null for what is no colour. */
export function colorsNamed(word: string): number | null {
  const plain = word.toLowerCase();
  if (Object.hasOwn(NAMED, plain)) return colorBitsOf(NAMED[plain] ?? '');
  if (/^[wubrg]+$/.test(plain)) return colorBitsOf(plain.toUpperCase());
  if (/^[白蓝黑红绿]+$/.test(plain))
    return [...plain].reduce((bits, letter) => bits | colorBitsOf(NAMED[letter] ?? ''), 0);
  return null;
}

export const countColors = (bits: number): number => [1, 2, 4, 8, 16].filter((bit) => (bits & bit) !== 0).length;
