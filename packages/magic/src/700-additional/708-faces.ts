/** Which of its faces a card shows where it is (708–710, 712, 715), and what it is while it is face down. */
import type { ObjectRow } from '@rulewright/kernel';
import type { Card, DownFace, Effect, Face, Layout } from '@rulewright/language/magic';
import { Flag } from '../100-game/110.5-status.ts';
import { type Printed, printed } from '../200-cards/printed.ts';
import { BATTLEFIELD, COMMAND, EXILE, STACK } from '../400-zones/400-zones.ts';
import { FACE_DOWN_HOOK } from './700.1-events/hooks.ts';
import { isRoom, roomOnBattlefield } from './709-rooms.ts';

/** An object with no characteristics at all: an ability on the stack, a card that is exiled face down (406.3a). */
export const BLANK: Face = { name: '', types: [] };

/** 708.2a: a 2/2 creature with no text, no name, no subtypes and no mana cost. */
const FACE_DOWN: Face = { name: '', types: ['creature'], power: 2, toughness: 2 };
/** 701.58a, 702.168a: the same with ward {2}. */
const FACE_DOWN_WARDED: Face = {
  ...FACE_DOWN,
  abilities: [{ kind: 'keyword', keyword: 'ward', cost: [{ kind: 'mana', mana: '{2}' }] }],
};

/** All that is said of an object by being face down, and that it stops being when it is turned up. */
export const FACE_DOWN_FLAGS = Flag.faceDown | Flag.manifested | Flag.warded;

/** The note that says what a permanent is while it is face down, if an effect says so (708.2); empty if none does. */
export const DOWN_FACE = 'downFace';
export const downFaceNote = (face: DownFace | undefined): string => (face === undefined ? '' : JSON.stringify(face));

export function faceDown(row: Pick<ObjectRow, 'flags' | 'zone'> & Partial<Pick<ObjectRow, 'notes'>>): Printed {
  if (row.zone === EXILE) return printed(BLANK);
  if (row.zone === COMMAND) return covered();
  const said = row.notes?.[DOWN_FACE];
  if (typeof said === 'string' && said !== '') return saidToBe(said);
  return (row.flags & Flag.warded) === 0 ? plainly() : warded();
}

/** Found by those who may turn it up; not part of what a copy of it is. */
const hooked = (face: Face): (() => Printed) => {
  let made: Printed | null = null;
  return () => {
    if (made !== null) return made;
    const p = printed(face);
    made = {
      ...p,
      hooks: p.hooks.map((list, zone) => (zone === BATTLEFIELD || zone === COMMAND ? [...list, FACE_DOWN_HOOK] : list)),
      plain: [],
    };
    return made;
  };
};
const saidSoFar = new Map<string, () => Printed>();
function saidToBe(said: string): Printed {
  const known = saidSoFar.get(said) ?? hooked({ name: '', ...(JSON.parse(said) as DownFace) });
  saidSoFar.set(said, known);
  return known();
}
const plainly = hooked(FACE_DOWN);
/** 905.4a: a conspiracy that is face down. */
const covered = hooked(BLANK);
const warded = hooked(FACE_DOWN_WARDED);

/** The face of a split spell that is cast fused (702.102). */
export const FUSED = 2;

type Shown = Pick<ObjectRow, 'face' | 'zone'>;

/** By layout: what a card that is face up shows. */
const shown: Readonly<Record<Layout, (card: Card, row: Shown) => Printed>> = {
  normal: (card) => printed(card.faces[0]),
  /** 709.4: both halves together, except on the stack (709.3b). */
  split: (card, row) =>
    row.zone === BATTLEFIELD && isRoom(card)
      ? roomOnBattlefield(card, row)
      : row.zone !== STACK
        ? combined(card)
        : row.face === FUSED
          ? fused(card)
          : upper(card, row.face),
  /** 710.1c: a flipped permanent keeps its colour and mana cost. */
  flip: (card, row) => (row.face === 0 ? printed(card.faces[0]) : withFront(card, flippedFrom)),
  /** 712.8c, 712.8e: the back face has the mana value of the front. */
  transform: (card, row) => (row.face === 0 ? printed(card.faces[0]) : withFront(card, backOf)),
  modal: (card, row) => upper(card, row.face),
  /** 715.4: the Adventure only as a spell. */
  adventure: (card, row) => upper(card, row.face),
  /** 722.4: only its normal characteristics, everywhere. */
  prepare: (card) => printed(card.faces[0]),
  /** 712.4b: the back only as a melded permanent. */
  meld: (card, row) => (row.zone === BATTLEFIELD ? upper(card, row.face) : printed(card.faces[0])),
  /** 718.3b, 718.4: a prototyped spell, and the permanent it becomes, with the second set of numbers. */
  prototype: (card, row) => (row.face === 0 ? printed(card.faces[0]) : withFront(card, prototyped)),
};

export const faceUp = (card: Card, row: Shown): Printed => shown[card.layout](card, row);

const upper = (card: Card, face: number): Printed => printed(card.faces[face] ?? card.faces[0]);

/** The second part of a card, which takes something from the first: made once for each card. */
const second = new WeakMap<Card, Printed>();

function withFront(card: Card, make: (front: Printed, back: Printed) => Printed): Printed {
  const known = second.get(card);
  if (known !== undefined) return known;
  const made = make(printed(card.faces[0]), upper(card, 1));
  second.set(card, made);
  return made;
}

const backOf = (front: Printed, back: Printed): Printed => ({ ...back, manaValue: front.manaValue, plain: [] });

const prototyped = ({ face }: Printed, { face: { cost, power, toughness } }: Printed): Printed =>
  printed({
    ...face,
    ...(cost === undefined ? {} : { cost }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  });

const flippedFrom = (front: Printed, back: Printed): Printed =>
  printed({ ...back.face, ...(front.face.cost === undefined ? {} : { cost: front.face.cost }) });

const once = (make: (card: Card) => Printed): ((card: Card) => Printed) => {
  const known = new WeakMap<Card, Printed>();
  return (card) => {
    const made = known.get(card) ?? make(card);
    known.set(card, made);
    return made;
  };
};

const combined = once(({ faces }) => together(faces));

/** 702.102c–d, 709.4d: the same, and the instructions of the left half are followed before those of the right. */
const fused = once(({ faces: [left, ...right] }) => together([left, ...right.map(halfApart)]));

/** What one half calls its targets is not what the other calls them. */
const halfApart = (face: Face, index: number): Face => ({
  ...face,
  abilities: (face.abilities ?? []).map((a) => (a.kind === 'spell' ? apart(a, `.${index + 2}`) : a)),
});

/** The same text with other names for its targets, so that it can follow another. */
export function apart<E extends Effect>(effect: E, suffix: string): E {
  const modes = effect.modes?.choices.flatMap((m) => m.targets ?? []) ?? [];
  const names = new Set([...(effect.targets ?? []), ...modes].map((t) => t.name));
  return renamed(effect, names, suffix) as E;
}

function renamed(node: unknown, names: ReadonlySet<string>, suffix: string): unknown {
  if (Array.isArray(node)) return node.map((part) => renamed(part, names, suffix));
  if (typeof node === 'string') return names.has(node) ? node + suffix : node;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [
      key,
      typeof part === 'string' && !NAMES.has(key) ? part : renamed(part, names, suffix),
    ]),
  );
}
/** Fields that hold the name of a binding. */
const NAMES: ReadonlySet<string> = new Set(['name', 'divided', 'notAlso']);

/** 709.4a–c: two names, the costs added up, every type and ability of either half. */
function together(faces: readonly Face[]): Printed {
  const union = (of: (face: Face) => readonly string[]): readonly string[] => [...new Set(faces.flatMap(of))];
  const face: Face = {
    name: faces.map((f) => f.name).join(' // '),
    cost: faces.map((f) => f.cost ?? '').join(''),
    types: union((f) => f.types),
    subtypes: union((f) => f.subtypes ?? []),
    supertypes: union((f) => f.supertypes ?? []),
    abilities: faces.flatMap((f) => f.abilities ?? []),
  };
  return printed(face);
}

/** Layouts with a back (712.1). */
export const isDoubleFaced = (card: Card): boolean => card.layout === 'transform' || card.layout === 'modal';

/** What it is depends on where it is, so nothing can be said of it from its card alone once it is gone. */
export const dependsOnZone = (card: Card): boolean => card.layout === 'split';

/** The note that says when a permanent last transformed (701.27f). */
export const TRANSFORMED = 'transformed';

/** The note that says who may cast an exiled adventurer card (715.3d). */
export const ADVENTURE = 'adventure';

/** The note that says who may look at a card that is exiled face down (406.3a). */
export const SEEN_BY = 'seenBy';
/** The note that names the permanent whose controller may look at it too (702.75a). */
export const SEEN_THROUGH = 'seenThrough';
