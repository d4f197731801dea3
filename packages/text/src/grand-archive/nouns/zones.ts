/** Additions that say where something is. */
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Adding } from '../categories/nouns.ts';
import { opponents, ownedBy } from './selectors.ts';

export const zones = rulesOf();
const { rule } = zones;

rule({
  name: 'addition.zone',
  of: 'Addition',
  slots: { z: 'ZonePhrase' },
  en: '{z}',
  mean: ({ z }): Adding => {
    const { zones, filters } = z;
    return (it) => {
      // Objects 1; non-objects 1: what is not on the field is no object.
      if (it.filters.some(({ kind }) => kind === 'object')) throw new Unclear('no objects are there');
      return { ...it, zones, filters: [...it.filters, ...filters] };
    };
  },
});
rule({ name: 'addition.field', of: 'Addition', en: 'on the field', mean: (): Adding => (it) => it });
rule({
  name: 'zonePhrase.owned',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', z: 'Zone' },
  en: ['in {whose} {z}', 'from {whose} {z}'],
  mean: ({ whose, z }) => ({ zones: [z], filters: [ownedBy(whose)] }),
});
rule({
  name: 'zonePhrase.ownedTwo',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', a: 'Zone', b: 'Zone' },
  en: [
    'in {whose} {a} or {b}',
    'in {whose} {a} and {b}',
    'in {whose} {a} and/or {b}',
    'from {whose} {a} or {b}',
    'from {whose} {a} and/or {b}',
    'from {whose} {a} and {b}',
  ],
  mean: ({ whose, a, b }) => ({ zones: [a, b], filters: [ownedBy(whose)] }),
});
rule({
  name: 'zonePhrase.opponents',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ["in an opponent's {z}", "from an opponent's {z}"],
  mean: ({ z }) => ({ zones: [z], filters: [ownedBy(opponents)] }),
});
rule({
  name: 'zonePhrase.any',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ['in a {z}', 'from a {z}', 'in any {z}', 'from any {z}'],
  mean: ({ z }) => ({ zones: [z], filters: [] }),
});
/** Attack cards of the combat at hand. */
rule({
  name: 'zonePhrase.intent',
  of: 'ZonePhrase',
  en: ["in the attacker's intent", "in this attacker's intent", 'in the intent'],
  mean: () => ({ zones: ['intent'], filters: [] }),
});
rule({
  name: 'addition.singleGraveyard',
  of: 'Addition',
  slots: { z: 'Zone' },
  en: ['from a single {z}', 'in a single {z}'],
  mean: ({ z }): Adding => {
    const zone = z;
    return (it) => ({ ...it, zones: [zone], joint: { sameOwner: true } });
  },
});
rule({
  name: 'addition.youHave',
  of: 'Addition',
  slots: { p: 'Player' },
  en: '{p} <have@p>',
  mean: ({ p }): Adding => {
    const owner = ownedBy(p);
    return (it) => {
      if (!it.kinds.includes('omen')) throw new Unclear('only omens are had');
      return { ...it, filters: [...it.filters, owner] };
    };
  },
});
rule({
  name: 'zonePhrase.lineages',
  of: 'ZonePhrase',
  en: ['in lineages', 'in any lineage', 'in an inner lineage', 'in any inner lineage'],
  mean: () => ({ zones: ['lineage'], filters: [] }),
});
rule({
  name: 'zonePhrase.graveyards',
  of: 'ZonePhrase',
  en: ['in all graveyards', 'from all graveyards', 'in graveyards', 'from graveyards'],
  mean: () => ({ zones: ['graveyard'], filters: [] }),
});
