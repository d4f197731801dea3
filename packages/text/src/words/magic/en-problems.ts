/** What is wrong with a card as it is written, in English. */
import type { Problem } from '../../magic/compile/problems.ts';
import type { ProblemWords } from './words.ts';

const because = ({ detail }: Problem): string => (detail === undefined ? '' : `: ${detail}`);

export const problems: ProblemWords = {
  tell: {
    unread: ({ words }) => (words === '' ? 'The text ends where more was expected.' : `“${words}” is not understood.`),
    unclear: (problem) =>
      `It is not clear what ${problem.words === '' ? 'this' : `“${problem.words}”`} means${because(problem)}.`,
    ambiguous: ({ words }) => `“${words}” can be read in more than one way.`,
    'too deep': ({ words }) => `From “${words}” on, more hangs together than can be read: make it several lines.`,
    language: ({ words }) => `“${words}” is not English: this card is read as English.`,
    'type line': ({ words }) => `“${words}” is no type that is known.`,
    number: ({ words }) => `“${words}” is not a number.`,
    layout: ({ words }) => `Cards of the layout “${words}” are not known.`,
    cost: ({ words }) => `“${words}” is not a mana cost: costs are written like {2}{G}.`,
    'no size': ({ words }) => `A card of the type “${words}” needs a power and a toughness.`,
    'no loyalty': () => 'A planeswalker needs a loyalty.',
    'no defense': () => 'A battle needs a defense.',
    'no X': () => 'Nothing says what X is: it is in no cost, and no “where X is …” defines it.',
    'no text': () => 'There is no text to read.',
    invalid: () => 'The words are known, but what they say together is not.',
    fault: (problem) => `The card could not be read, by a fault of the program${because(problem)}.`,
    engine: ({ words }) => `The engine cannot play this yet: ${words}.`,
  },
  at: (face, place) => {
    const where = place === null ? '' : `line ${place.line}, column ${place.column}`;
    if (face === null) return where === '' ? '' : `L${where.slice(1)}: `;
    return where === '' ? `${face}: ` : `${face}, ${where}: `;
  },
  suggest: ({ kind, words, instead }) => {
    if (kind === 'spelling') return ` Did you mean “${instead}”?`;
    return instead === '' ? ` Today’s cards leave out “${words.trim()}”.` : ` Today’s cards say “${instead}”.`;
  },
};
