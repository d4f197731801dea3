/** What is known of the bundled cards and of the tokens they make. */
import { type Card, type Face, type TokenFace, walk } from '@rulewright/language/magic';
import { bundle, printedText, sourceOf } from '../bundle/index.ts';
import { bundledTokens } from '../bundle/tokens.ts';
import { type CardFacts, type FactsGiven, factsOf } from './facts.ts';

const SYMBOLS = /^(?:\{[^{}]+\})+$/;

/** Every run of symbols in a card's data. */
function symbolsIn(card: Card): string {
  const found: string[] = [];
  walk(card, (node) => {
    for (const value of Object.values(node).flat())
      if (typeof value === 'string' && SYMBOLS.test(value)) found.push(value);
    return undefined;
  });
  return found.join('');
}

/** Keywords of the card itself, not those that it gives to others. */
const keywordsOf = (card: Card): readonly string[] =>
  card.faces.flatMap((face) =>
    (face.abilities ?? []).flatMap((ability) =>
      'keyword' in ability && typeof ability.keyword === 'string' ? [ability.keyword.toLowerCase()] : [],
    ),
  );

const lazily = (texts: () => readonly string[]): ((face: number) => string) => {
  let made: readonly string[] | undefined;
  return (face) => {
    made ??= texts();
    return made[face] ?? '';
  };
};

const given = (card: Card, texts: () => readonly string[]): FactsGiven => ({
  source: sourceOf(card, []),
  origin: 'bundled',
  text: lazily(texts),
  keywords: () => keywordsOf(card),
  symbols: () => symbolsIn(card),
});

/** A token whose numbers are worked out when it is made has none here. */
const cardOfToken = ({ back, ...front }: TokenFace): Card => {
  const face = ({ power, toughness, ...rest }: Omit<TokenFace, 'back'>): Face => ({
    ...rest,
    ...(typeof power === 'number' && typeof toughness === 'number' ? { power, toughness } : {}),
  });
  return { name: front.name, layout: 'normal', faces: [face(front), ...(back === undefined ? [] : [face(back)])] };
};

let made: readonly CardFacts[] | undefined;

/** Of every bundled card, every token among them, each once. Texts are printed when they are asked for. */
export function bundledFacts(): readonly CardFacts[] {
  made ??= [
    ...bundle.map((entry): FactsGiven => {
      const { card, names, sets, rarity } = entry;
      return {
        ...given(card, () => printedText(entry)),
        names,
        ...(sets === undefined ? {} : { sets }),
        ...(rarity === undefined ? {} : { rarity }),
      };
    }),
    ...bundledTokens().map((token): FactsGiven => ({ ...given(cardOfToken(token), () => []), origin: 'token' })),
  ]
    .map(factsOf)
    .filter((facts) => facts !== undefined);
  return made;
}
