/** Abilities in quotation marks: what they say is not of the text around them. */
import { type ProseRules, proseRules } from './categories.ts';
import type { Game } from './game.ts';

export function quoting<G extends Game>(): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  /** Inside another quotation. */
  rule({
    name: 'granted.inner',
    of: 'Granted',
    slots: { a: 'Ability' },
    en: '‹{a}›',
    mean: (parts, d) => d.quote(() => [parts.a]),
  });
  /** The sentence goes on after it: "until end of turn". */
  rule({
    name: 'granted.openStanding',
    of: 'Granted',
    slots: { s: 'Standing' },
    en: '"^{s}"',
    mean: (parts, d) => d.quote(() => parts.s),
  });
  return rules;
}
