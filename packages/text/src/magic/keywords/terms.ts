/** All wordings of a language that follow from what it calls keywords. */
import type { Rule, WordingTable } from '../../grammar/rule.ts';

/** Of a keyword's rules, those that say it alone, with a cost in symbols, with another cost, or with a number. */
export function keywordTerms(rules: readonly Rule[], terms: Readonly<Record<string, string>>): WordingTable {
  return Object.fromEntries(
    rules.flatMap(({ name }): readonly (readonly [string, string | readonly string[]])[] => {
      const [, kind = '', keyword = '', how] =
        /^(keyword|(?:p|P)lainKeyword|KeywordName)\.(.+?)(\.other|\.number)?$/.exec(name) ?? [];
      const term = Object.hasOwn(terms, keyword) ? terms[keyword] : undefined;
      if (term === undefined) return [];
      if (kind !== 'keyword') return [[name, term]];
      if (how === '.other') return [[name, [`${term}～{cost}`]]];
      return [[name, how === '.number' ? `${term}{n}` : `${term}{s}`]];
    }),
  );
}
