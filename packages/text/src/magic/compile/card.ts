/** Card text in, card language out: faces, lines, meanings; refused with the words that were not understood. */
import {
  type Ability,
  type Card,
  type ColorName,
  type Face,
  type Layout,
  nonsenseOn,
  type Problem,
  validateCard,
} from '@rulewright/language/magic';
import { senseless } from '../../grammar/senseless.ts';
import type { FaceFacts } from '../face-facts.ts';
import { readTypeLine, type TypeLine } from '../types/type-line.ts';
import { type FaceReading, readFace } from './face.ts';
import type { Refusal, SourceCard, SourceFace } from './source.ts';
import { english, type Tongue } from './tongue.ts';

/** A card in the card language, and how each of its faces was read. */
export interface CompiledCard {
  readonly card: Card;
  readonly readings: readonly FaceReading[];
}

/** A compiled card, or why there is none. */
export type CompileResult = CompiledCard | { readonly refusals: readonly Refusal[] };

const LAYOUTS: ReadonlyMap<string, Layout> = new Map<string, Layout>(
  Object.entries({
    normal: 'normal',
    saga: 'normal',
    class: 'normal',
    case: 'normal',
    leveler: 'normal',
    mutate: 'normal',
    prototype: 'normal',
    split: 'split',
    flip: 'flip',
    transform: 'transform',
    modal_dfc: 'modal',
    adventure: 'adventure',
    prepare: 'prepare',
    meld: 'meld',
  }),
);

/**
 * Reads a card. One whose words are not all understood is refused with the words and their places; so is one that the compiler fails
 * at, because those beside it in a file have no part in that.
 */
export function compileCard(source: SourceCard, tongue: Tongue = english): CompileResult {
  try {
    return compiled(source, tongue);
  } catch (error) {
    const { name } = source;
    return { refusals: [{ name, face: name, line: 0, at: 0, words: name, reason: 'fault', detail: String(error) }] };
  }
}

function compiled(source: SourceCard, tongue: Tongue): CompileResult {
  const layout = LAYOUTS.get(source.layout);
  const refuse = (refusal: Omit<Refusal, 'name'>): CompileResult => ({ refusals: [{ name: source.name, ...refusal }] });
  // 722.1: a preparation card has its prepare spell.
  if (layout === undefined || (layout === 'prepare' && source.faces.length < 2))
    return refuse({ face: source.name, line: 0, at: 0, words: source.layout, reason: 'layout' });
  const refusals: Refusal[] = [];
  const faces: Face[] = [];
  const readings: FaceReading[] = [];
  for (const [index, face] of source.faces.entries()) {
    const others = source.faces.filter((other) => other !== face);
    const made = compileFace(face, index, tongue, {
      beside: faces.flatMap(({ abilities = [] }) => abilities),
      spokenOf: layout === 'transform' && others.some(({ text }) => text.includes('exiled with')),
    });
    if ('refusals' in made) refusals.push(...made.refusals.map((refusal) => ({ name: source.name, ...refusal })));
    else {
      faces.push(made.face);
      readings.push(made.reading);
    }
  }
  const [first, ...rest] = faces;
  if (refusals.length > 0 || first === undefined) return { refusals };
  // 712.8a, 709.4: a card goes by the name of its front or first face; findable by all of them.
  const card = prototyped(first, readings[0]) ?? { name: first.name, layout, faces: [first, ...rest] };
  // 712.4a: what it melds into is written on its back.
  if (layout === 'meld' && faces.length < 2 && first.abilities?.some(melds) === true)
    return refuse({ face: source.name, line: 0, at: 0, words: source.layout, reason: 'layout' });
  const [problem] = validateCard(card);
  if (problem !== undefined) return refuse(invalid(source, problem));
  const wrong = senseless(
    nonsenseOn(card),
    source.faces.map(({ text }) => text),
  );
  return wrong === undefined ? { card, readings } : refuse({ face: first.name, line: 0, at: 0, ...wrong });
}

const melds = (ability: Ability): boolean => JSON.stringify(ability).includes('"do":"meld"');

type FaceRefusal = Omit<Refusal, 'name'>;

/** A cost that is not written as costs are; anything else is a fault of the grammar. */
function invalid(source: SourceCard, { code, path, message }: Problem): FaceRefusal {
  const face = source.faces[Number(/^faces\[(\d+)\]/.exec(path)?.[1] ?? 0)]?.name ?? source.name;
  const mana = code === 'bad-symbols' ? /^"(.*)" is not/.exec(message)?.[1] : undefined;
  const where = { face, line: 0, at: 0 };
  if (code === 'wrong-sort')
    return {
      ...where,
      words: face,
      reason: 'unclear',
      detail: 'something is said of a thing of which it cannot be said',
    };
  return mana === undefined
    ? { ...where, words: path, reason: 'invalid', detail: JSON.stringify({ code, path, message }) }
    : { ...where, words: mana, reason: 'cost' };
}

/** 208.1, 301.7, 306.5, 310.4: the numbers that a card of its type has. */
function missingNumber({ types, subtypes }: TypeLine, numbers: Numbers): Refusal['reason'] | undefined {
  const hasSize = numbers.power !== undefined && numbers.toughness !== undefined;
  if ((types.includes('creature') || subtypes.includes('Vehicle')) && !hasSize) return 'no size';
  if (types.includes('planeswalker') && numbers.loyalty === undefined) return 'no loyalty';
  return types.includes('battle') && numbers.defense === undefined ? 'no defense' : undefined;
}

/** 718.2: the second mana cost, power and toughness of a prototype card are a face of their own. */
function prototyped(face: Face, reading: FaceReading | undefined): Card | undefined {
  const second = reading?.prototype;
  if (second === undefined) return undefined;
  const { name, types, subtypes } = face;
  const kinds = subtypes === undefined ? { types } : { types, subtypes };
  return { name, layout: 'prototype', faces: [face, { name, ...second, ...kinds }] };
}

function compileFace(
  printed: SourceFace,
  index: number,
  tongue: Tongue,
  beside: Pick<FaceFacts, 'beside' | 'spokenOf'>,
): { face: Face; reading: FaceReading } | { refusals: readonly FaceRefusal[] } {
  const source = tongue.asToday?.(printed) ?? printed;
  const outside = (words: string, reason: Refusal['reason']): { refusals: readonly FaceRefusal[] } => ({
    refusals: [{ face: source.name, line: 0, at: 0, words, reason }],
  });
  const types = typesOf(source.typeLine, tongue);
  if ('unread' in types) return outside(types.unread, 'type line');
  const numbers = readNumbers(source);
  if ('words' in numbers) return outside(numbers.words, 'number');
  // 721.2: its last station makes it a creature of that size.
  const isSpacecraft = types.subtypes.includes('Spacecraft') && !types.types.includes('creature');
  const { power = 0, toughness = 0, ...others } = numbers;
  const size = isSpacecraft && numbers.power !== undefined ? { size: { power, toughness } } : {};
  const cost = source.manaCost ? { cost: source.manaCost } : {};
  const reading = readFace(source, { name: source.name, index, ...types, ...cost, ...size, ...beside }, tongue);
  const missing = missingNumber(types, numbers);
  if (missing !== undefined) {
    const { refusals } = outside(source.typeLine, missing);
    return { refusals: 'refusals' in reading ? [...refusals, ...reading.refusals] : refusals };
  }
  if ('refusals' in reading) return reading;
  const colors = source.colorIndicator?.map((letter) => LETTERS.get(letter)).filter((color) => color !== undefined);
  return {
    face: {
      name: source.name,
      ...cost,
      ...(colors !== undefined && colors.length > 0 ? { colors } : {}),
      ...(types.supertypes.length > 0 ? { supertypes: types.supertypes } : {}),
      types: types.types,
      ...(types.subtypes.length > 0 ? { subtypes: types.subtypes } : {}),
      ...(isSpacecraft ? others : numbers),
      ...reading.modifiers,
      ...(reading.abilities.length > 0 ? { abilities: reading.abilities } : {}),
    },
    reading,
  };
}

/** Type lines are not always translated where texts are. */
function typesOf(line: string, { code }: Tongue): ReturnType<typeof readTypeLine> {
  const types = readTypeLine(line, code);
  const untranslated = code === 'en' ? types : readTypeLine(line, 'en');
  return 'unread' in types && !('unread' in untranslated) ? untranslated : types;
}

const LETTERS: ReadonlyMap<string, ColorName> = new Map<string, ColorName>(
  Object.entries({ W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }),
);

type Numbers = Pick<Face, 'power' | 'toughness' | 'loyalty' | 'defense'>;

/** A star is 0 (a characteristic-defining ability sets it); anything else must be a whole number. */
function readNumbers(source: SourceFace): Numbers | { readonly words: string } {
  const numbers: Record<string, number | 'X'> = {};
  for (const key of ['power', 'toughness', 'loyalty', 'defense'] as const) {
    const text = source[key];
    if (text === undefined) continue;
    if (key === 'loyalty' && text === 'X') numbers[key] = 'X';
    else if (/^[+-]?\d+$/.test(text)) numbers[key] = Number(text);
    else if (/^(?:\d+[+-])?\*(?:[+-]\d+)?$/.test(text)) numbers[key] = 0;
    else return { words: text };
  }
  return numbers;
}
