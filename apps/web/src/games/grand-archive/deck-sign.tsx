/** What a deck is like: the champion that it grows into, and how it plays. */
import type { Deck } from '@rulewright/cards';
import type { GrandArchiveDeck } from '@rulewright/cards/grand-archive';
import { traditional } from '@rulewright/text';
import { useSettings } from '../../store/settings.ts';
import { useWords } from './words/index.ts';
import './deck-sign.css';

/** Champions are called "Rai, Archmage": the name that the most cards of the material deck begin with. */
function championOf({ parts }: Deck): string | undefined {
  const counts = new Map<string, number>();
  for (const [, name] of parts.material ?? []) {
    const person = /^([^,]+), /.exec(name)?.[1];
    if (person !== undefined) counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Only decks that come with the game say how they play. */
const playsOf = (deck: Deck): GrandArchiveDeck['plays'] | null =>
  'plays' in deck ? (deck as GrandArchiveDeck).plays : null;

export function DeckSign({ deck }: { readonly deck: Deck }) {
  const language = useSettings((s) => s.language);
  const plays = playsOf(deck);
  const { champions } = useWords().deck;
  const champion = championOf(deck) ?? '';
  return (
    <>
      <span className="ga-deck-sign">{new Map(Object.entries(champions)).get(champion) ?? champion}</span>
      {plays !== null && (
        <span className="ga-deck-plays">{language === 'zht' ? traditional(plays.zhs) : plays[language]}</span>
      )}
    </>
  );
}
