// A card of your own words: what the engine understands by it, and why a creature beside it is as big as it is.
import { type CardFinder, cardFromText, characteristics, objectsIn, positionFrom, why } from '@rulewright/engine';

const compiled = cardFromText({
  name: 'Meadow Banner',
  manaCost: '{2}{W}',
  typeLine: 'Enchantment',
  text: 'Creatures you control get +2/+1 as long as you control two or more Plains.',
});
if ('refusals' in compiled)
  throw new Error(compiled.refusals.map(({ words }) => `not understood: ${words}`).join('\n'));
const { card } = compiled;
console.log('What it means:', JSON.stringify(card.faces[0].abilities));

const own: CardFinder = { find: (name) => (name === card.name ? { card, texts: () => [] } : undefined) };
const position = positionFrom(
  `
scenario: A banner in its meadow
players:
  Ann: {battlefield: [Plains, Plains, Meadow Banner, Silvercoat Lion]}
  Bob: {}
`,
  own,
);
if ('problems' in position) throw new Error(position.problems.join('\n'));
const { game } = position;

const lion = objectsIn(game, 'battlefield').find((id) => characteristics(game, id).name === 'Silvercoat Lion');
if (lion === undefined) throw new Error('no lion');
console.log(why(game, lion, 'power')?.join('\n'));
