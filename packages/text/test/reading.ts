/** Compiling a card that a test has made up. */
import { compileCard } from '../src/magic/index.ts';

export interface Made {
  readonly name?: string;
  readonly type?: string;
  readonly cost?: string;
  readonly pt?: string;
}

export function compile(
  text: string,
  { name = 'Test Card', type = 'Creature — Bear', cost = '{1}{G}', pt }: Made = {},
) {
  const [power, toughness] = (pt ?? (type.includes('Creature') ? '2/2' : '')).split('/');
  return compileCard({
    name,
    layout: 'normal',
    faces: [
      {
        name,
        manaCost: cost,
        typeLine: type,
        text,
        ...(power ? { power } : {}),
        ...(toughness ? { toughness } : {}),
        ...(type.includes('Planeswalker') ? { loyalty: '3' } : {}),
      },
    ],
  });
}

/** The abilities that a text gives; fails with the refusal if it is not understood or not given back word for word. */
export function abilitiesOf(text: string, made: Made = {}) {
  const result = compile(text, made);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  const [reading] = result.readings;
  if (reading?.roundTrip !== true) throw new Error(`printed as: ${reading?.printed}`);
  return result.card.faces[0].abilities ?? [];
}

export const spell = { type: 'Instant', cost: '{1}{R}' } as const;
