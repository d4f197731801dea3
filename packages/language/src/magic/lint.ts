/** What nobody can have meant with a card of Magic. */
import { type Nonsense, nonsenseIn } from '../core/lint.ts';

/** 702.75 (hideaway), 702.55 (haunt), 702.104 (tribute), 702.167c (craft): what these keywords exile or note, other abilities speak of. */
const KEEPING = new Set(['hideaway', 'haunt', 'tribute', 'craft']);

/** 702.82b, 702.106d. */
const KEEPERS = { devour: 'devoured', 'hidden agenda': 'name' };

const STACK = ['stack'];
const BATTLEFIELD = ['battlefield'];

export const nonsenseOn = (card: object): readonly Nonsense[] =>
  nonsenseIn(card, {
    keeping: KEEPING,
    keepers: KEEPERS,
    places: {
      spell: STACK,
      ability: STACK,
      // 110.1
      permanent: BATTLEFIELD,
      tapped: BATTLEFIELD,
      attacking: BATTLEFIELD,
      blocking: BATTLEFIELD,
    },
    usualPlace: 'battlefield',
  });
