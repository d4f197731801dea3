/** What is done instead of what the sentence before says, and what hangs on more than one thing: "if you do or if …", "when you do, if …". */
import type { Action, Destination } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { last } from '../../prose/if-you-do.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { MagicGame, Telling } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';

export const insteadOfHand = rulesOf();
const { rule } = insteadOfHand;

// "Put it onto the battlefield instead of putting it into your hand"
const OTHERS = ['it', 'that card', 'them', 'those cards'];
const HANDS = ['putting it into your hand', 'putting them into your hand', 'into your hand'];
const PUT = OTHERS.flatMap((it) => HANDS.map((hand) => [it, hand] as const)).filter(
  ([it, hand]) => hand === 'into your hand' || hand.includes(' them ') === (it === 'them' || it === 'those cards'),
);
/** The move to the hand, and what is done in its place. */
function inPlaceOfHand(
  before: readonly Action[],
  change: (toHand: Action, toBattlefield: Action) => Action,
): readonly Action[] {
  let found = 0;
  const made = substitute(before, (node) => {
    if (typeof node !== 'object' || node === null || (node as { do?: unknown }).do !== 'move') return undefined;
    const move = node as Extract<Action, { do: 'move' }>;
    if (move.to.zone !== 'hand') return undefined;
    found++;
    const to: Destination = { zone: 'battlefield' };
    return change(move, { ...move, to });
  });
  if (found !== 1) throw new Unclear('instead of what');
  return made;
}
rule({
  name: 'sequel.battlefieldInsteadOfHand',
  of: 'Linked',
  slots: { condition: 'Conditions' },
  en: PUT.map(([it, hand]) => `if {condition}, put ${it} onto the battlefield instead of ${hand}.`),
  mean: (parts) => (before) => {
    const { condition } = parts;
    return inPlaceOfHand(before, (hand, there) => ({ do: 'if', condition, then: [there], else: [hand] }));
  },
});
rule({
  name: 'sequel.mayBattlefieldInsteadOfHand',
  of: 'Linked',
  slots: { condition: 'Conditions' },
  en: PUT.map(([it, hand]) => `you may put ${it} onto the battlefield instead of ${hand} if {condition}.`),
  mean: (parts) => (before) => {
    const { condition } = parts;
    return inPlaceOfHand(before, (hand, there) => {
      const choice: Action = { do: 'either', options: [[there], [hand]] };
      return { do: 'if', condition, then: [choice], else: [hand] };
    });
  },
});

// Countered spells (701.6a)
const isCounter = (node: unknown): node is Extract<Action, { do: 'counter' }> =>
  typeof node === 'object' && node !== null && 'do' in node && node.do === 'counter' && !('to' in node);
function counteredTo(before: readonly Action[], change: (action: Extract<Action, { do: 'counter' }>) => Action) {
  let found = 0;
  const made = substitute(before, (node) => {
    if (!isCounter(node)) return undefined;
    found++;
    return change(node);
  });
  if (found !== 1) throw new Unclear('nothing is countered before it');
  return made;
}
rule({
  name: 'sequel.counterTopOrBottom',
  of: 'Sequel',
  en: ['that', 'a'].map(
    (a) =>
      `if ${a} spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard.`,
  ),
  mean: () => (before) =>
    counteredTo(before, (counter) => ({
      do: 'either',
      options: (['top', 'bottom'] as const).map((position) => [{ ...counter, to: { zone: 'library', position } }]),
    })),
});
rule({
  name: 'sequel.counterBattlefield',
  of: 'Sequel',
  slots: { n: 'Noun' },
  en: "if a {n#sg} is countered this way, put that card onto the battlefield under your control instead of into its owner's graveyard.",
  mean:
    ({ n }) =>
    (before) =>
      counteredTo(before, (counter) => ({
        do: 'if',
        condition: { kind: 'matches', what: counter.what, where: allOf(n.filters) },
        then: [{ ...counter, to: { zone: 'battlefield', controller: { kind: 'you' } } }],
        else: [counter],
      })),
});

// On one or the other
const named = (before: readonly Action[], d: Telling): [readonly Action[], string] => {
  const name = d.fresh('did');
  const made = last<MagicGame>(before, (action) => (action.do === 'may' ? [{ ...action, name }] : undefined));
  return [made, name];
};
rule({
  name: 'sequel.ifYouDoOrIf',
  of: 'Linked',
  slots: { condition: 'Condition', c: 'Clause' },
  en: 'if you do or if {condition}, {c}.',
  mean: (parts, d) => (before) => {
    const { condition } = parts;
    const [made, name] = named(before, d);
    const then = d.conditionally(() => parts.c);
    return [...made, { do: 'if', condition: { kind: 'any', of: [{ kind: 'did', name }, condition] }, then }];
  },
});
/** 603.7: both at that time. */
rule({
  name: 'acts.laterThen',
  of: 'Acts',
  slots: { a: 'Act', w: 'Later', b: 'Acts' },
  en: '{a} {w}, then {b}',
  mean: (parts, d) => (who) =>
    d.later((doer = who) => {
      const actions = [...d.act(() => parts.a(doer)), ...d.act(() => parts.b(doer))];
      return { do: 'delayed', trigger: { kind: 'triggered', on: parts.w, actions } };
    }, who),
});
/** 701.19a: the shield is used when it would be destroyed next. */
rule({
  name: 'depending.ifItRegenerates',
  of: 'Depending',
  slots: { a: 'Bare' },
  en: '{a} if it regenerates this way',
  mean: (parts, d) =>
    d.later(() => {
      const effect = d.effect(() => d.act(() => parts.a));
      const what = d.refer({ several: false });
      return {
        do: 'delayed',
        trigger: { kind: 'triggered', on: { on: 'regenerate', what: { kind: 'is', what } }, ...effect },
        once: true,
        until: { kind: 'endOfTurn' },
      };
    }),
});
