/** Card types and supertypes as bits (205.2a, 205.4a). */
export const TypeBit = {
  artifact: 1 << 0,
  battle: 1 << 1,
  creature: 1 << 2,
  enchantment: 1 << 3,
  instant: 1 << 4,
  kindred: 1 << 5,
  land: 1 << 6,
  planeswalker: 1 << 7,
  sorcery: 1 << 8,
  conspiracy: 1 << 9,
  phenomenon: 1 << 10,
  plane: 1 << 11,
  scheme: 1 << 12,
  vanguard: 1 << 13,
} as const;
export type CardType = keyof typeof TypeBit;

/** As cards print several of them: "Kindred Enchantment", "Enchantment Artifact", "Artifact Land", "Land Creature". */
const PRINTED: readonly CardType[] = ['kindred', 'enchantment', 'artifact', 'land'];
const inPrint: readonly CardType[] = [
  ...PRINTED,
  ...(Object.keys(TypeBit) as CardType[]).filter((type) => !PRINTED.includes(type)),
];
export const typesIn = (bits: number): readonly CardType[] => inPrint.filter((type) => (bits & TypeBit[type]) !== 0);

/** 110.4: the types that are permanents. */
export const PERMANENT_TYPES =
  TypeBit.artifact | TypeBit.battle | TypeBit.creature | TypeBit.enchantment | TypeBit.land | TypeBit.planeswalker;

/** 108.2b, 311.2, 312.2, 313.2, 314.2, 315.3: the types of nontraditional cards, which never leave the command zone. */
export const COMMAND_TYPES =
  TypeBit.conspiracy | TypeBit.phenomenon | TypeBit.plane | TypeBit.scheme | TypeBit.vanguard;

export const SupertypeBit = { basic: 1, legendary: 2, snow: 4, world: 8, ongoing: 16, token: 0 } as const;
export type Supertype = keyof typeof SupertypeBit;

export const typeBits = (types: readonly string[]): number =>
  types.reduce((bits, t) => bits | (TypeBit[t as CardType] ?? 0), 0);
export const supertypeBits = (types: readonly string[] = []): number =>
  types.reduce((bits, t) => bits | (SupertypeBit[t as Supertype] ?? 0), 0);

/** Colours as bits, in the order W U B R G. */
export const ColorBit = { white: 1, blue: 2, black: 4, red: 8, green: 16 } as const;
export const colorBits = (colors: readonly (keyof typeof ColorBit)[]): number =>
  colors.reduce((bits, c) => bits | ColorBit[c], 0);

/** 205.3i, 305.6: the basic land types and the mana each gives. */
export const BASIC_LAND_MANA: Readonly<Record<string, string>> = {
  Plains: '{W}',
  Island: '{U}',
  Swamp: '{B}',
  Mountain: '{R}',
  Forest: '{G}',
};
