/** Split cards with a shared type line: Rooms and their doors (709.5). */
import type { ObjectRow } from '@rulewright/kernel';
import type { ActivatedAbility, Card, Face } from '@rulewright/language/magic';
import { type Printed, printed } from '../200-cards/printed.ts';

/** 709.5: a permanent card of two halves. */
export const isRoom = (card: Card): boolean => card.layout === 'split' && card.faces[0].types.includes('enchantment');

/** Which halves are unlocked, as bits: the left one is 1, the right one 2. */
export const UNLOCKED = 3;
/** The face of a permanent by its unlocked halves, and back: 0 and 1 are a half alone, 2 both, 3 neither. */
const FACE_OF: readonly number[] = [3, 0, 1, 2];
export const faceWith = (unlocked: number): number => FACE_OF[unlocked] ?? LOCKED;
export const unlockedOf = (face: number): number => FACE_OF.indexOf(face);
/** 709.5d: neither half was cast. */
export const LOCKED = 3;

/** 709.5e: its unlock cost is the mana cost of the half; a special action. */
const unlocking = (half: Face, door: number): ActivatedAbility => ({
  kind: 'activated',
  keyword: 'unlock',
  special: true,
  timing: 'sorcery',
  cost: half.cost === undefined ? [] : [{ kind: 'mana', mana: half.cost }],
  actions: [{ do: 'unlock', what: { kind: 'this' }, door }],
});

/** Made once for each card and face. */
const known = new WeakMap<Card, Printed[]>();

/** 709.5: on the battlefield it has the name, mana cost and text of its unlocked halves only. */
export function roomOnBattlefield(card: Card, { face }: Pick<ObjectRow, 'face'>): Printed {
  const made = known.get(card) ?? [];
  known.set(card, made);
  const found = made[face] ?? printed(halves(card, unlockedOf(face)));
  made[face] = found;
  return found;
}

function halves(card: Card, unlocked: number): Face {
  const isOpen = (door: number): boolean => (unlocked & (1 << door)) !== 0;
  const open = card.faces.filter((_, door) => isOpen(door));
  const [{ types, subtypes = [], supertypes = [] }] = card.faces;
  const cost = open.map((f) => f.cost ?? '').join('');
  return {
    name: open.map((f) => f.name).join(' // '),
    ...(cost === '' ? {} : { cost }),
    types,
    subtypes,
    supertypes,
    abilities: [
      ...open.flatMap((f) => f.abilities ?? []),
      ...card.faces.flatMap((half, door) => (isOpen(door) ? [] : [unlocking(half, door)])),
    ],
  };
}
