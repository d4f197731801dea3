/** Prose is what the texts of any trading card game share: it knows no game, by import or by word. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = new URL('../src/', import.meta.url);
const filesOf = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, src), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}${name}`);
const textOf = (file: string): string => readFileSync(new URL(file, src), 'utf8');
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/\bfrom '([^']+)'/g)].map(([, specifier = '']) => specifier);

const GAMES = /(?:^|\/)(?:magic|grand-archive|toy)(?:\/|$)/;
/** Words of one game's rule book. */
const MAGIC =
  /\b(?:creatures?|permanents?|battlefield|graveyards?|mana|exiled?|librar(?:y|ies)|planeswalkers?|sorcer(?:y|ies)|instants?|lands?|(?:un)?tap(?:ped)?|enchant(?:ed|ments?)?|artifacts?|auras?|scry|surveil|mill(?:ed)?|combat|magic)\b/i;

describe.each([...filesOf('grammar/'), ...filesOf('prose/'), ...filesOf('lang/')])('%s', (file) => {
  it('imports nothing of a game', () => {
    expect(importsOf(file).filter((specifier) => GAMES.test(specifier))).toEqual([]);
  });

  it('has no word of a game in it', () => {
    const lines = textOf(file).split('\n');
    expect(lines.filter((line) => MAGIC.test(line.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
  });
});

it('the machinery of grammars knows no prose', () => {
  const wrong = filesOf('grammar/').filter((file) => importsOf(file).some((each) => each.includes('/prose/')));
  expect(wrong).toEqual([]);
});
