/** Where things are put and returned to, and how they enter the field. */
import type { Destination, Zone } from '@rulewright/language/grand-archive';
import type { Going } from '../categories/acts.ts';
import { rulesOf } from '../categories/index.ts';
import { championOf, you } from '../nouns/selectors.ts';

export const destinations = rulesOf();
const { rule, lexicon } = destinations;

/** Whosever zone is named, a card goes to its owner's. */
const zoneWords = (zone: string, zones: string): readonly string[] => [
  `your ${zone}`,
  `its owner's ${zone}`,
  `their owner's ${zone}`,
  `their owner's ${zones}`,
  `their owners' ${zones}`,
  `their owners' ${zone}`,
  `your owner's ${zone}`,
  `their ${zone}`,
  `that player's ${zone}`,
];
const OWN: Readonly<Record<string, readonly string[]>> = {
  hand: zoneWords('hand', 'hands'),
  memory: zoneWords('memory', 'memories'),
  graveyard: zoneWords('graveyard', 'graveyards'),
  mainDeck: zoneWords('deck', 'decks'),
  materialDeck: zoneWords('material deck', 'material decks'),
  banishment: zoneWords('banishment', 'banishments'),
};
lexicon({ of: 'OwnZone', en: OWN, mean: (zone) => zone as Zone });
const one =
  (to: Destination): Going =>
  () =>
    to;

rule({
  name: 'destination.into',
  of: 'Destination',
  slots: { z: 'OwnZone' },
  en: 'into {z}',
  mean: ({ z }) => one({ zone: z }),
});
rule({
  name: 'destination.intent',
  of: 'Destination',
  en: ["into your champion's intent", 'into your intent'],
  mean: () => one({ zone: 'intent' }),
});
rule({
  name: 'destination.preserved',
  of: 'Destination',
  en: zoneWords('material deck', 'material decks').map((zone) => `into ${zone} preserved`),
  mean: () => one({ zone: 'materialDeck', properties: ['preserved'] }),
});
rule({
  name: 'destination.faceDown',
  of: 'Destination',
  slots: { z: 'OwnZone' },
  en: 'into {z} face down',
  mean: ({ z }) => one({ zone: z, faceDown: true }),
});
rule({
  name: 'returnTo.zone',
  of: 'ReturnTo',
  slots: { z: 'OwnZone' },
  en: 'to {z}',
  mean: ({ z }) => one({ zone: z }),
});

// Places in a deck
const DECK = OWN.mainDeck ?? [];
const ends: readonly (readonly ['top' | 'bottom' | 'topOrBottom', readonly string[]])[] = [
  ['top', ['on top of Z', 'on the top of Z', 'back on top of Z', 'back on top', 'on top']],
  ['bottom', ['on the bottom of Z', 'on the bottom']],
  ['topOrBottom', ['on the top or bottom of Z', 'on the top and/or bottom of Z']],
];
for (const [position, wordings] of ends) {
  const places = wordings.flatMap((words) => (words.includes('Z') ? DECK.map((z) => words.replace('Z', z)) : [words]));
  const to: Destination = { zone: 'mainDeck', position };
  rule({ name: `destination.${position}`, of: 'Destination', en: places, mean: () => one(to) });
  rule({
    name: `destination.${position}.anyOrder`,
    of: 'Destination',
    en: places.map((place) => `${place} in any order`),
    mean: () => one({ ...to, order: 'chosen' }),
  });
  rule({
    name: `destination.${position}.randomOrder`,
    of: 'Destination',
    en: places.map((place) => `${place} in a random order`),
    mean: () => one({ ...to, order: 'random' }),
  });
}
rule({
  name: 'returnTo.top',
  of: 'ReturnTo',
  en: DECK.map((z) => `to the top of ${z}`),
  mean: () => one({ zone: 'mainDeck', position: 'top' }),
});
rule({
  name: 'returnTo.topOrder',
  of: 'ReturnTo',
  en: DECK.map((z) => `to the top of ${z} in any order`),
  mean: () => one({ zone: 'mainDeck', position: 'top', order: 'chosen' }),
});
const ORDINALS = ['second', 'third', 'fourth', 'fifth'];
ORDINALS.forEach((word, i) => {
  rule({
    name: `destination.${word}`,
    of: 'Destination',
    en: DECK.map((z) => `into ${z} ${word} from the top`),
    mean: () => one({ zone: 'mainDeck', position: i + 2 }),
  });
});
rule({
  name: 'destination.back',
  of: 'Destination',
  en: 'back in any order',
  mean: () => one({ zone: 'mainDeck', position: 'top', order: 'chosen' }),
});
rule({
  name: 'destination.lineage',
  of: 'Destination',
  slots: { whose: 'Whose' },
  en: "on the bottom of {whose} champion's lineage",
  mean: ({ whose }) => one({ zone: 'lineage', position: 'bottom', under: championOf(whose) }),
});
rule({
  name: 'destination.lineageOf',
  of: 'Destination',
  slots: { whose: 'ThingsWhose' },
  en: 'on the bottom of {whose} lineage',
  mean: ({ whose }) => one({ zone: 'lineage', position: 'bottom', under: whose }),
});

// The field
const field =
  (manner: Partial<Destination> | undefined): Going =>
  (what, who) => {
    const isOwners = manner?.controller?.kind === 'owner';
    return {
      zone: 'field',
      ...(who.kind === 'you' ? {} : { controller: who }),
      ...manner,
      ...(isOwners ? { controller: { kind: 'owner', of: what } } : {}),
    };
  };
rule({
  name: 'destination.field',
  of: 'Destination',
  slots: { m: 'Manners?' },
  en: 'onto the field [{m}]',
  mean: ({ m }) => field(m),
});
rule({
  name: 'returnTo.field',
  of: 'ReturnTo',
  slots: { m: 'Manners?' },
  en: 'to the field [{m}]',
  mean: ({ m }) => field(m),
});
rule({ name: 'manners.one', of: 'Manners', slots: { m: 'Manner' }, en: '{m}', mean: ({ m }) => m });
rule({
  name: 'manners.more',
  of: 'Manners',
  slots: { m: 'Manner', more: 'Manners' },
  en: ['{m} {more}', '{m} and {more}'],
  mean: ({ m, more }) => ({ ...m, ...more }),
});
const MANNERS: Readonly<Record<string, Partial<Destination>>> = {
  rested: { rested: true },
  transformed: { transformed: true },
  'face down': { faceDown: true },
  distant: { properties: ['distant'] },
  ephemeral: { properties: ['ephemeral'] },
};
lexicon({
  of: 'Manner',
  en: Object.fromEntries(Object.keys(MANNERS).map((word) => [word, word])),
  mean: (word) => MANNERS[word] ?? {},
});
rule({ name: 'manner.yours', of: 'Manner', en: 'under your control', mean: () => ({ controller: you }) });
rule({
  name: 'manner.owners',
  of: 'Manner',
  en: ["under its owner's control", "under their owner's control", "under their owners' control"],
  mean: () => ({ controller: { kind: 'owner', of: { kind: 'this' } } }),
});
rule({
  name: 'manner.counters',
  of: 'Manner',
  slots: { count: 'Count', c: 'Counter' },
  en: ['with {count} {c} <counter#count> on it', 'with {count} {c} <counter#count> on them'],
  mean: ({ count, c }) => ({ counters: [{ counter: c, count: count.max === 'any' ? 0 : count.max }] }),
});
