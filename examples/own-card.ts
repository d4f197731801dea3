// A card of your own words: what the engine understands by it, and why a creature beside it is as big as it is.
import { cardFromText, characteristics, objectsIn, positionFrom, seenBy, why } from '@rulewright/engine';

const banner = cardFromText({
  name: 'Meadow Banner',
  manaCost: '{2}{W}',
  typeLine: 'Enchantment',
  text: 'Creatures you control get +2/+1 as long as you control two or more Plains.',
});
if ('problems' in banner) throw new Error(banner.problems.join('\n'));
console.log('What it means:', JSON.stringify(banner.card.faces[0].abilities));

const meadow = `
scenario: A banner in its meadow
players:
  Ann: {battlefield: [Plains, Plains, Meadow Banner, Silvercoat Lion]}
  Bob: {}
`;
const position = positionFrom(meadow, banner.cards);
if ('problems' in position) throw new Error(position.problems.join('\n'));
const { game } = position;

const lion = objectsIn(game, 'battlefield').find((id) => characteristics(game, id).name === 'Silvercoat Lion');
if (lion === undefined) throw new Error('no lion');
console.log(why(seenBy(game, 'all'), lion, 'power')?.join('\n'));
