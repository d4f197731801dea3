/** What lasts in other words: costs of what is activated this turn, of playing at all, permissions as long as something is so. */
import type { Action, StaticEffect } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { isNode, someIn } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';

export const moreLasting = rulesOf();
const { rule } = moreLasting;

/** "Cards your opponents activate this turn cost 1 more to activate." */
for (const of of ['activate', 'materialize'] as const)
  rule({
    name: `clause.costThisTurn.${of}`,
    of: 'Clause',
    slots: { n: 'Noun', who: 'Player', c: 'CostDifference' },
    en: `{n#pl} {who} <${of}@who> this turn {c@base} to ${of}`,
    mean: ({ n, who, c }): readonly Action[] => [
      {
        do: 'effect',
        effects: [{ kind: 'cost', of, what: allOf(n.filters), who, ...c }],
        duration: { kind: 'endOfTurn' },
      },
    ],
  });
/** Playing cards 1: to play a card is to activate, to materialize or to bestow it. */
rule({
  name: 'statement.costToPlay',
  of: 'Statement',
  slots: { n: 'Noun', c: 'CostDifference' },
  en: '{n#pl} {c@base} to play',
  mean: ({ n, c }): readonly StaticEffect[] =>
    (['activate', 'materialize', 'bestow'] as const).map((of) => ({ kind: 'cost', of, what: allOf(n.filters), ...c })),
});
/** "You may activate it as long as you control …", of a card that was spoken of. */
rule({
  name: 'simple.statementAsLongAs',
  of: 'Simple',
  slots: { s: 'Statement', c: 'Conditions' },
  en: ['{s} as long as {c}', 'as long as {c}, {s}'],
  mean: ({ s, c }): readonly Action[] => {
    const isSpoken = (node: unknown): boolean => isNode(node) && node.kind === 'var';
    if (!s.every(({ kind }) => kind === 'may') || !someIn(s, isSpoken)) throw new Unclear('what stands');
    return [{ do: 'effect', effects: s, duration: { kind: 'while', condition: c } }];
  },
});
