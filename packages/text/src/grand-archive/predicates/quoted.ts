/** Abilities in quotation marks that lack their full stop: the sentence goes on after them. */
import type { Ability, Effect } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';

export const quoted = rulesOf();
const { rule } = quoted;

const effect = (actions: Effect['actions'], d: Telling): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions } : { actions };
rule({
  name: 'openQuote.label',
  of: 'OpenQuote',
  slots: { l: 'Label', c: 'Clause' },
  en: '"{l}: ^{c}"',
  mean: (parts, d): Ability =>
    d.quote(() => {
      const { keyword, event } = parts.l;
      const actions = parts.c;
      return { kind: 'triggered', on: event.on, keyword, ...effect(actions, d) };
    }),
});
rule({
  name: 'openQuote.triggered',
  of: 'OpenQuote',
  slots: { on: 'Trigger', c: 'Clause' },
  en: '"^{on}, {c}"',
  mean: (parts, d): Ability =>
    d.quote(() => {
      const { on } = parts.on;
      const actions = parts.c;
      return { kind: 'triggered', on, ...effect(actions, d) };
    }),
});
rule({
  name: 'openQuote.activated',
  of: 'OpenQuote',
  slots: { cost: 'Costs', c: 'Clause' },
  en: '"^{cost}: ^{c}"',
  mean: (parts, d): Ability =>
    d.quote(() => {
      const { cost } = parts;
      const actions = parts.c;
      return { kind: 'activated', cost, ...effect(actions, d) };
    }),
});
rule({
  name: 'granted.quotedKeywords',
  of: 'Granted',
  slots: { k: 'TitleKeywords' },
  en: '"^{k}"',
  mean: (parts, d) => d.quote(() => parts.k),
});
rule({
  name: 'granted.inherited',
  of: 'Granted',
  slots: { a: 'Ability' },
  en: '"Inherited Effect: ^{a}"',
  mean: (parts, d) => d.quote(() => [{ kind: 'inherited', abilities: [parts.a] }]),
});
rule({ name: 'granted.open', of: 'Granted', slots: { a: 'OpenQuote' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'granted.openTwo',
  of: 'Granted',
  slots: { a: 'OpenQuote', b: 'OpenQuote' },
  en: '{a} and {b}',
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'granted.keywordsAndOpen',
  of: 'Granted',
  slots: { k: 'Keywords', a: 'OpenQuote' },
  en: ['{k} and {a}', '{k}, and {a}'],
  mean: ({ k, a }) => [...k, a],
});
rule({
  name: 'predicate.quotedAbility',
  of: 'Predicate',
  slots: { a: 'Ability' },
  en: '"^{a}"',
  mean: (parts, d) => {
    const ability = d.quote(() => parts.a);
    return (what) => [{ kind: 'modify', what, changes: [{ kind: 'gain', ability }] }];
  },
});
/** "Gets +3 POWER and "On Champion Hit: …"." */
rule({
  name: 'predicate.quotedOnly',
  of: 'Predicate',
  slots: { a: 'OpenQuote' },
  en: '{a}',
  mean:
    ({ a }) =>
    (what) => [{ kind: 'modify', what, changes: [{ kind: 'gain', ability: a }] }],
});
