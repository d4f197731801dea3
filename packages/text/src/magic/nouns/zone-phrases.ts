/** Additions that say where something is. */

import type { Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { type Adding, opponents } from './additions.ts';
import { ELSEWHERE } from './spells-cast.ts';

export const zonePhrases = rulesOf();
const { rule, lexicon } = zonePhrases;

// Where it is
rule({
  name: 'addition.zone',
  of: 'Addition',
  slots: { z: 'ZonePhrase' },
  en: '{z}',
  mean: ({ z }): Adding => {
    const { zones, filters } = z;
    const ofOpponent = filters.some(
      ({ kind, ...rest }) => kind === 'ownedBy' && 'who' in rest && rest.who === opponents,
    );
    return (it) => {
      // 110.1: what is elsewhere than on the battlefield is no permanent.
      if (it.filters.some(({ kind }) => kind === 'permanent')) throw new Unclear('permanents that are elsewhere');
      return { ...it, zones, ...(ofOpponent ? { ofOpponent } : {}), filters: [...it.filters, ...filters] };
    };
  },
});
/** Where permanents are anyway. */
rule({ name: 'addition.battlefield', of: 'Addition', en: 'on the battlefield', mean: (): Adding => (it) => it });
rule({
  name: 'zonePhrase.owned',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', z: 'Zone' },
  en: ['in {whose} {z}', 'from {whose} {z}'],
  mean: ({ whose, z }) => ({ zones: [z], filters: [{ kind: 'ownedBy', who: whose }] }),
});
rule({
  name: 'zonePhrase.ownedTwo',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', a: 'Zone', b: 'Zone' },
  en: ['in {whose} {a} or {b}', 'from {whose} {a} or {b}', 'from {whose} {a} and/or {b}'],
  mean: ({ whose, a, b }) => ({ zones: [a, b], filters: [{ kind: 'ownedBy', who: whose }] }),
});
rule({
  name: 'zonePhrase.opponents',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ["in an opponent's {z}", "from an opponent's {z}"],
  mean: ({ z }) => ({ zones: [z], filters: [{ kind: 'ownedBy', who: opponents }] }),
});
rule({
  name: 'zonePhrase.any',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ['in a {z}', 'from a {z}', 'in any {z}', 'from any {z}', "in a player's {z}", "from a player's {z}"],
  mean: ({ z }) => ({ zones: [z], filters: [] }),
});
rule({
  name: 'zonePhrase.graveyards',
  of: 'ZonePhrase',
  en: [
    'in all graveyards',
    'from all graveyards',
    'in graveyards',
    'from graveyards',
    'in each graveyard',
    'from any graveyards',
  ],
  mean: () => ({ zones: ['graveyard'], filters: [] }),
});
rule({
  name: 'zonePhrase.graveyardsAndLibraries',
  of: 'ZonePhrase',
  en: ['in graveyards and libraries', 'in graveyards or libraries', 'from graveyards or libraries'],
  mean: () => ({ zones: ['graveyard', 'library'], filters: [] }),
});
rule({
  name: 'zonePhrase.opponentsGraveyards',
  of: 'ZonePhrase',
  en: ["in your opponents' graveyards", "from your opponents' graveyards", "in each opponent's graveyard"],
  mean: () => ({ zones: ['graveyard'], filters: [{ kind: 'ownedBy', who: opponents }] }),
});
rule({
  name: 'zonePhrase.ownedBoth',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', a: 'Zone', b: 'Zone' },
  en: ['in {whose} {a} and {b}', 'from {whose} {a} and {b}'],
  mean: ({ whose, a, b }) => ({ zones: [a, b], filters: [{ kind: 'ownedBy', who: whose }] }),
});
for (const [name, words, filters] of [
  ['all', 'all', []],
  ['allOpponents', "all opponents'", [{ kind: 'ownedBy', who: opponents }]],
] as const satisfies readonly (readonly [string, string, readonly Filter[]])[])
  for (const [zone, plural, zones] of [
    ['hands', 'hands', ['hand']],
    ['handsAndGraveyards', 'hands and graveyards', ['hand', 'graveyard']],
    ...(name === 'all' ? [] : [['graveyards', 'graveyards', ['graveyard']] as const]),
  ] as const)
    rule({
      name: `zonePhrase.${name}.${zone}`,
      of: 'ZonePhrase',
      en: `from ${words} ${plural}`,
      mean: () => ({ zones, filters }),
    });
rule({
  name: 'zonePhrase.exile',
  of: 'ZonePhrase',
  en: ['in exile', 'from exile'],
  mean: () => ({ zones: ['exile'], filters: [] }),
});
/** 400.11: a player's sideboard. */
rule({
  name: 'zonePhrase.outside',
  of: 'ZonePhrase',
  en: 'from outside the game',
  mean: () => ({ zones: ['outside'], filters: [] }),
});
rule({
  name: 'zonePhrase.exileAndGraveyard',
  of: 'ZonePhrase',
  en: ['you own in exile and in your graveyard', 'you own in exile and your graveyard'],
  mean: () => ({ zones: ['exile', 'graveyard'], filters: [{ kind: 'ownedBy', who: { kind: 'you' } }] }),
});
rule({
  name: 'zonePhrase.stack',
  of: 'ZonePhrase',
  en: 'on the stack',
  mean: () => ({ zones: ['stack'], filters: [] }),
});
/** Where cards are cast from if not from a hand. */
rule({
  name: 'zonePhrase.elsewhere',
  of: 'ZonePhrase',
  en: [
    'from anywhere other than your hand',
    'from anywhere other than their hand',
    'from anywhere other than their hands',
  ],
  mean: () => ({ zones: ELSEWHERE, filters: [] }),
});
rule({
  name: 'zonePhrase.graveyardOrExile',
  of: 'ZonePhrase',
  en: ['from your graveyard or from exile', 'from exile or from your graveyard'],
  mean: () => ({ zones: ['graveyard', 'exile'], filters: [] }),
});
rule({
  name: 'zonePhrase.graveyardsOrLibraries',
  of: 'ZonePhrase',
  en: 'from graveyards or libraries',
  mean: () => ({ zones: ['graveyard', 'library'], filters: [] }),
});
lexicon({
  of: 'Zone',
  en: { graveyard: 'graveyard', hand: 'hand', library: 'library' },
  mean: (zone) => zone as 'graveyard',
});
