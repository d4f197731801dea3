/** Where things are put and returned to, and how they enter the battlefield. */
import type { Action, Destination, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Going } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import { you } from '../nouns/selectors.ts';

export const destinations = rulesOf();
const { rule, lexicon } = destinations;

/** 400.3: whosever hand, library or graveyard is named, a card goes to its owner's. */
const ownerWords = (zone: string, zones: string): readonly string[] => [
  `its owner's ${zone}`,
  `his owner's ${zone}`,
  `her owner's ${zone}`,
  `their owner's ${zone}`,
  `their owners' ${zones}`,
  `their owners' ${zone}`,
];
const zoneWords = (zone: string, zones: string): readonly string[] => [
  `your ${zone}`,
  ...ownerWords(zone, zones),
  `their ${zone}`,
  `that player's ${zone}`,
];
const OWN: Readonly<Record<string, readonly string[]>> = {
  hand: zoneWords('hand', 'hands'),
  graveyard: zoneWords('graveyard', 'graveyards'),
  library: [...zoneWords('library', 'libraries'), 'that library', 'the library', 'their libraries'],
};
lexicon({ of: 'OwnZone', en: OWN, mean: (zone) => zone as Zone });

const one =
  (to: Destination): Going =>
  () => [to];

rule({
  name: 'destination.into',
  of: 'Destination',
  slots: { z: 'OwnZone' },
  en: 'into {z}',
  mean: ({ z }) => one({ zone: z }),
});
rule({
  name: 'returnTo.zone',
  of: 'ReturnTo',
  slots: { z: 'OwnZone' },
  en: 'to {z}',
  mean: ({ z }) => one({ zone: z }),
});

// Places in a library
const inLibrary = (position: Destination['position'], order?: 'chosen' | 'random'): Going => {
  const to: Destination = { zone: 'library', ...(position === undefined ? {} : { position }) };
  // "In any order" is for the player who follows the instruction; others than its controller arrange their own cards (401.4).
  return (_, who) => [order === undefined || (order === 'chosen' && who.kind !== 'you') ? to : { ...to, order }];
};
const LIBRARY = OWN.library ?? [];
const ends: readonly (readonly ['top' | 'bottom', readonly string[]])[] = [
  ['top', ['on top of Z', 'on the top of Z', 'back on top of Z', 'on top', 'back on top']],
  ['bottom', ['on the bottom of Z', 'on the bottom']],
];
for (const [position, wordings] of ends) {
  const places = wordings.flatMap((words) =>
    words.includes('Z') ? LIBRARY.map((z) => words.replace('Z', z)) : [words],
  );
  rule({ name: `destination.${position}`, of: 'Destination', en: places, mean: () => inLibrary(position) });
  rule({
    name: `destination.${position}.anyOrder`,
    of: 'Destination',
    en: places.map((place) => `${place} in any order`),
    mean: () => inLibrary(position, 'chosen'),
  });
  rule({
    name: `destination.${position}.randomOrder`,
    of: 'Destination',
    en: places.map((place) => `${place} in a random order`),
    mean: () => inLibrary(position, 'random'),
  });
}
/** 311.2: the planar deck is in the command zone. */
for (const [name, words, place] of [
  ['top', 'on top of your planar deck', { position: 'top' }],
  ['bottom', 'on the bottom of your planar deck', { position: 'bottom' }],
  ['anyOrder', 'on the bottom of your planar deck in any order', { position: 'bottom', order: 'chosen' }],
  ['randomOrder', 'on the bottom of your planar deck in a random order', { position: 'bottom', order: 'random' }],
] as const)
  rule({
    name: `destination.planar.${name}`,
    of: 'Destination',
    en: words,
    mean: () => (): readonly Destination[] => [{ zone: 'command', ...place }],
  });
rule({
  name: 'destination.back',
  of: 'Destination',
  en: 'back in any order',
  mean: () => inLibrary('top', 'chosen'),
});
rule({ name: 'destination.back.one', of: 'Destination', en: 'back', mean: () => inLibrary('top') });
const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
ORDINALS.forEach((word, i) => {
  rule({
    name: `destination.${word}`,
    of: 'Destination',
    en: LIBRARY.flatMap((z) => [`into ${z} ${word} from the top`, `on top of ${z} ${word} from the top`]),
    mean: () => inLibrary(i + 2),
  });
  rule({
    name: `destination.${word}OrBottom`,
    of: 'Destination',
    en: LIBRARY.map((z) => `into ${z} ${word} from the top or on the bottom`),
    mean: () => (what, who) => [...inLibrary(i + 2)(what, who), ...inLibrary('bottom')(what, who)],
  });
});
rule({
  name: 'destination.beneath',
  of: 'Destination',
  slots: { count: 'Count' },
  en: LIBRARY.map((z) => `into ${z} just beneath the top {count} <card#count> of that library`).concat(
    LIBRARY.map((z) => `into ${z} beneath the top {count} <card#count>`),
  ),
  mean: ({ count: { max } }) => {
    if (typeof max !== 'number') throw new Unclear('how many cards is only known later');
    return inLibrary(max + 1);
  },
});
rule({
  name: 'destination.topOrBottom',
  of: 'Destination',
  en: LIBRARY.flatMap((z) => [
    `on the top or bottom of ${z}`,
    `on their choice of the top or bottom of ${z}`,
    `on your choice of the top or bottom of ${z}`,
    `on either the top or bottom of ${z}`,
  ]),
  mean: () => (what, who) => [...inLibrary('top')(what, who), ...inLibrary('bottom')(what, who)],
});

// The battlefield
/** 110.2a: under the control of the player who puts it there, unless the effect says otherwise. */
const battlefield =
  (manner?: (what: Selector) => Partial<Destination>): Going =>
  (what, who) => [{ zone: 'battlefield', ...(who.kind === 'you' ? {} : { controller: who }), ...manner?.(what) }];
rule({
  name: 'destination.battlefield',
  of: 'Destination',
  slots: { m: 'Manners?' },
  en: ['onto the battlefield [{m}]', 'on the battlefield [{m}]'],
  mean: ({ m }) => battlefield(m),
});
rule({
  name: 'returnTo.battlefield',
  of: 'ReturnTo',
  slots: { m: 'Manners?' },
  en: 'to the battlefield [{m}]',
  mean: ({ m }) => battlefield(m),
});
rule({ name: 'manners.one', of: 'Manners', slots: { m: 'Manner' }, en: '{m}', mean: ({ m }) => m });
rule({
  name: 'manners.more',
  of: 'Manners',
  slots: { m: 'Manner', more: 'Manners' },
  en: ['{m} {more}', '{m} and {more}'],
  mean:
    ({ m, more }) =>
    (what) => ({ ...m(what), ...more(what) }),
});
const MANNERS: Readonly<Record<string, Partial<Destination>>> = {
  tapped: { tapped: true },
  attacking: { attacking: true },
  transformed: { transformed: true },
  'face down': { faceDown: true },
};
lexicon({
  of: 'Manner',
  en: Object.fromEntries(Object.keys(MANNERS).map((word) => [word, word])),
  mean: (word) => () => MANNERS[word] ?? {},
});
rule({
  name: 'manner.yours',
  of: 'Manner',
  en: 'under your control',
  mean: () => () => ({ controller: you }),
});
rule({
  name: 'manner.owners',
  of: 'Manner',
  en: [
    "under its owner's control",
    "under his owner's control",
    "under her owner's control",
    "under their owner's control",
    "under their owners' control",
  ],
  mean: () => (what) => ({ controller: { kind: 'owner', of: what } }),
});
rule({
  name: 'manner.players',
  of: 'Manner',
  en: ["under that player's control", 'under their control'],
  mean: (_, d) => {
    const controller = d.refer({ player: true });
    return () => ({ controller });
  },
});
rule({
  name: 'manner.attached',
  of: 'Manner',
  slots: { to: 'Things' },
  en: 'attached to {to}',
  mean: (parts, d) => {
    // What it is attached to is chosen once, however often it is asked.
    let attachedTo: Selector | undefined;
    return (what) => {
      attachedTo ??= d.besides(what, () => d.pick(parts.to));
      return { attachedTo };
    };
  },
});
rule({
  name: 'manner.attachedPlayer',
  of: 'Manner',
  slots: { p: 'Player' },
  en: 'attached to {p}',
  mean: ({ p }) => {
    const attachedTo = p;
    return () => ({ attachedTo });
  },
});
rule({
  name: 'manner.counters',
  of: 'Manner',
  slots: { count: 'Count', c: 'Counter' },
  en: [
    'with {count} {c} <counter#count> on it',
    'with {count} {c} <counter#count> on them',
    'with {count} additional {c} <counter#count> on it',
    'with {count} additional {c} <counter#count> on them',
    'with {count} {c} <counter#count> on each of them',
  ],
  mean: ({ count, c }) => {
    const counters = [{ counter: c, count: count.max === 'any' ? 0 : count.max }];
    return () => ({ counters });
  },
});

/** Something goes to a place, or to one of several as `who` chooses; `as` is bound to what it becomes. */
export function gone(what: Selector, who: Selector, going: Going, as: string): readonly Action[] {
  const moves = going(what, who).map((to): Action => ({ do: 'move', what, to, as }));
  const [first] = moves;
  if (moves.length === 1 && first !== undefined) return [first];
  return [{ do: 'either', ...(who.kind === 'you' ? {} : { who }), options: moves.map((move) => [move]) }];
}
