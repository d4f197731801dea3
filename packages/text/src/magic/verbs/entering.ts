/** What is said of the way something enters in a sentence of its own, after it was created or put onto the battlefield. */
import type { Ability, Action, Change } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';
import { modify, newSelf } from '../predicates/changes.ts';
import { exactly } from '../values/amounts.ts';
import type { Entering } from './tokens-made.ts';

export const entering = rulesOf();
const { rule } = entering;

type Made = Extract<Action, { readonly do: 'token' | 'copyToken' }>;
const isMade = (action: Action | undefined): action is Made => action?.do === 'token' || action?.do === 'copyToken';

rule({
  name: 'sequel.tokenEnters',
  of: 'Sequel',
  slots: { w: 'Entering' },
  en: ['the token enters {w}.', 'that token enters {w}.', 'the tokens enter {w}.', 'those tokens enter {w}.'],
  mean: (parts) => (before) => {
    const last = before.at(-1);
    if (!isMade(last)) throw new Unclear('no tokens were created before');
    return [...before.slice(0, -1), { ...last, ...parts.w }];
  },
});
rule({
  name: 'sequel.itEnters',
  of: 'Sequel',
  slots: { w: 'Entering' },
  en: ['it enters {w}.', 'they enter {w}.', 'each of them enters {w}.'],
  mean: (parts) => (before) => [...before.slice(0, -1), enteringSo(before.at(-1), parts.w)],
});

function enteringSo(action: Action | undefined, way: Entering): Action {
  if (isMade(action)) return { ...action, ...way };
  if (action?.do === 'move' && action.to.zone === 'battlefield') return { ...action, to: { ...action.to, ...way } };
  throw new Unclear('nothing entered before');
}

/** 205.1a, 611.2e: what it is as it enters and from then on, instead of what it was. */
rule({
  name: 'sequel.itIsAsItEnters',
  of: 'Linked',
  slots: { shape: 'Shape' },
  en: "it's a {shape#sg}.",
  mean:
    ({ shape }, d) =>
    (before) => {
      const last = before.at(-1);
      if (last?.do !== 'move' || last.to.zone !== 'battlefield' || last.to.faceDown === true)
        throw new Unclear('nothing has entered that could be that');
      const as = last.as ?? d.fresh('entered');
      const effects = modify(...newSelf(shape, undefined, 'nothing'))({ kind: 'var', name: as });
      return [...before.slice(0, -1), { ...last, as }, { do: 'effect', effects, duration: { kind: 'forever' } }];
    },
});

/** 303.4f: an Aura that enters so is attached to what its controller chooses. */
rule({
  name: 'sequel.itIsAuraAsItEnters',
  of: 'Linked',
  slots: { n: 'Noun', g: 'Granted', s: 'Self?' },
  en: [
    "it's an Aura enchantment with enchant {n#sg} and {g} and it loses all other abilities.",
    "it's an Aura enchantment with enchant {n#sg} and {g}. ^{s} loses all other abilities.",
  ],
  mean: (parts, d) => (before) => {
    const last = before.at(-1);
    if (last?.do !== 'move' || last.to.zone !== 'battlefield' || last.to.faceDown === true)
      throw new Unclear('nothing has entered that could be that');
    const { n } = parts;
    const granted = d.quote(() => parts.g);
    const enchant: Ability = { kind: 'keyword', keyword: 'enchant', what: allOf(n.filters) };
    const being: readonly Change[] = [
      { kind: 'types', types: ['enchantment'], subtypes: ['Aura'], set: true },
      { kind: 'loseAll' },
      ...[enchant, ...granted].map((ability): Change => ({ kind: 'gain', ability })),
    ];
    return [...before.slice(0, -1), { ...last, to: { ...last.to, being } }];
  },
});

rule({ name: 'entering.tapped', of: 'Entering', en: 'tapped', mean: () => ({ tapped: true }) });
rule({
  name: 'entering.counters',
  of: 'Entering',
  slots: { count: 'Count', c: 'Counter' },
  en: [
    'with {count} {c} <counter#count> on it',
    'with {count} {c} <counter#count> on them',
    'with {count} additional {c} <counter#count> on it',
    'with {count} additional {c} <counter#count> on them',
  ],
  mean: ({ count, c }) => ({ counters: [{ counter: c, count: exactly(count) }] }),
});
rule({
  name: 'entering.attacking',
  of: 'Entering',
  slots: { whom: 'Anything?' },
  en: 'tapped and attacking [{whom}]',
  mean: ({ whom }) => ({ tapped: true, attacking: true, ...(whom === undefined ? {} : { attacks: whom }) }),
});
