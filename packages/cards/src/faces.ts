/** Constructors for whole cards and tokens, one per kind of type line. */
import type { Ability, Card, ColorName, Face, Layout, TokenFace } from '@rulewright/language';

/** Everything of a face that is neither its name nor its abilities. */
type Facts = Omit<Face, 'name' | 'abilities'>;

function card(name: string, facts: Facts, abilities: readonly Ability[]): Card {
  const face: Face = abilities.length > 0 ? { name, ...facts, abilities } : { name, ...facts };
  return { name, layout: 'normal', faces: [face] };
}

/** `'2/1'` as two numbers; a star is 0 (the ability that defines it says the rest). */
function powerToughness(text: string): { readonly power: number; readonly toughness: number } {
  const [power = 0, toughness = 0] = text.split('/').map((part) => (part === '*' ? 0 : Number(part)));
  return { power, toughness };
}

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

export const creature = (
  name: string,
  cost: string,
  subtypes: string,
  pt: string,
  ...abilities: readonly Ability[]
): Card => card(name, { cost, types: ['creature'], subtypes: words(subtypes), ...powerToughness(pt) }, abilities);

export const artifactCreature = (
  name: string,
  cost: string,
  subtypes: string,
  pt: string,
  ...abilities: readonly Ability[]
): Card =>
  card(name, { cost, types: ['artifact', 'creature'], subtypes: words(subtypes), ...powerToughness(pt) }, abilities);

export const enchantmentCreature = (
  name: string,
  cost: string,
  subtypes: string,
  pt: string,
  ...abilities: readonly Ability[]
): Card =>
  card(name, { cost, types: ['enchantment', 'creature'], subtypes: words(subtypes), ...powerToughness(pt) }, abilities);

export const vehicle = (name: string, cost: string, pt: string, ...abilities: readonly Ability[]): Card =>
  card(name, { cost, types: ['artifact'], subtypes: ['Vehicle'], ...powerToughness(pt) }, abilities);

const noncreature =
  (type: string, subtype?: string) =>
  (name: string, cost: string, ...abilities: readonly Ability[]): Card =>
    card(name, subtype ? { cost, types: [type], subtypes: [subtype] } : { cost, types: [type] }, abilities);

export const instant = noncreature('instant');
export const sorcery = noncreature('sorcery');
export const artifact = noncreature('artifact');
export const equipment = noncreature('artifact', 'Equipment');
export const enchantment = noncreature('enchantment');
export const aura = noncreature('enchantment', 'Aura');

export const planeswalker = (
  name: string,
  cost: string,
  subtype: string,
  loyalty: number,
  ...abilities: readonly Ability[]
): Card =>
  card(name, { cost, supertypes: ['legendary'], types: ['planeswalker'], subtypes: [subtype], loyalty }, abilities);

export const land = (name: string, ...abilities: readonly Ability[]): Card =>
  card(name, { types: ['land'] }, abilities);
export const basicLand = (name: string, subtype?: string, ...abilities: readonly Ability[]): Card =>
  card(
    name,
    subtype
      ? { supertypes: ['basic'], types: ['land'], subtypes: [subtype] }
      : { supertypes: ['basic'], types: ['land'] },
    abilities,
  );
export const legendary = ({ faces: [face], ...rest }: Card): Card => ({
  ...rest,
  faces: [{ ...face, supertypes: ['legendary'] }],
});

/** A creature token of one colour; unless it says otherwise its name is its subtypes and "Token" (111.4). */
export const creatureToken = (
  color: ColorName,
  subtypes: string,
  pt: string,
  ...abilities: readonly Ability[]
): TokenFace => ({
  name: `${subtypes} Token`,
  colors: [color],
  types: ['creature'],
  subtypes: words(subtypes),
  ...powerToughness(pt),
  ...(abilities.length > 0 ? { abilities } : {}),
});

/** A card of two parts, the front or left one first; it goes by the first one's name. */
export const ofTwo = (layout: Layout, { name, faces: [first] }: Card, { faces: [second] }: Card): Card => ({
  name,
  layout,
  faces: [first, second],
});

/** The back of a card: no mana cost, and a colour indicator unless it is colourless. */
export const back = ({ name, layout, faces: [face] }: Card, ...colors: readonly ColorName[]): Card => {
  const { cost: _, ...rest } = face;
  return { name, layout, faces: [colors.length > 0 ? { ...rest, colors } : rest] };
};
