/** Villainous choices (701.55), friends and foes: what several players are told to do by what they or others chose. */
import type { Action, Selector } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { bound, isGroup } from '../nouns/selectors.ts';

export const villainous = rulesOf();
const { rule } = villainous;

rule({
  name: 'clause.villainousChoice',
  of: 'Clause',
  slots: { p: 'Player', a: 'Chain', b: 'Chain' },
  en: '{p} <face@p> a villainous choice — ^{a}, or {b}',
  mean: (parts, d): readonly Action[] => {
    const { p } = parts;
    const choice = (who: Selector): Action => {
      d.mentionPlayer(who);
      const options = [d.option(() => parts.a), d.option(() => parts.b)];
      return { do: 'either', who, options, villainous: true };
    };
    if (!isGroup(p)) return [choice(p)];
    // 701.55d: one at a time, in turn order.
    const as = d.fresh('player');
    return [{ do: 'forEach', in: p, as, actions: [choice(bound(as))] }];
  },
});

// Friends and foes
const FRIENDS = 'friends';
const EVERYBODY: Selector = { kind: 'players', which: 'each' };
rule({
  name: 'clause.friendOrFoe',
  of: 'Clause',
  en: 'for each player, choose friend or foe',
  mean: (_, d): readonly Action[] => {
    const as = d.fresh(FRIENDS);
    d.mention({ selector: bound(as), kinds: [FRIENDS], several: true, byKind: true });
    return [{ do: 'choose', from: EVERYBODY, min: 0, max: { kind: 'count', of: EVERYBODY }, as }];
  },
});
rule({
  name: 'players.friends',
  of: 'Player',
  en: 'each friend',
  agreement: 'sg',
  mean: (_, d) => d.mentionPlayer(friends(d.refer({ kind: FRIENDS })), true),
});
rule({
  name: 'players.foes',
  of: 'Player',
  en: 'each foe',
  agreement: 'sg',
  mean: (_, d) => {
    const not = { kind: 'not', of: { kind: 'is', what: d.refer({ kind: FRIENDS }) } } as const;
    return d.mentionPlayer({ kind: 'filter', of: EVERYBODY, where: not }, true);
  },
});
const friends = (what: Selector): Selector => ({ kind: 'filter', of: EVERYBODY, where: { kind: 'is', what } });
