/** Situations for the lab: what they begin with, and the cards that can be in them. */
import { plainName } from '@rulewright/cards';
import { unsupported } from '@rulewright/grand-archive';
import type { PlainObject } from '@rulewright/scenario';
import { type Draft, writeScenario } from '@rulewright/scenario/grand-archive';
import { startFrom } from '@rulewright/table';
import { type GrandArchiveTypes, grandArchiveLab } from '@rulewright/table/grand-archive';
import type { Lang } from '@rulewright/text';
import type { Situations } from '../../../engine/game.ts';
import { entryOf } from './cards/exported.ts';
import { everything, sourced } from './cards/sources.ts';
import { finder, shelf } from './services/shelf.ts';
import { speech } from './services/speech.ts';

/** The texts of the user's own and imported cards, in the shape that scenarios have them. */
async function texts(): Promise<(name: string) => PlainObject | undefined> {
  const now = await shelf.onShelf().catch(() => null);
  return (name) => {
    const found = now?.own.source(name) ?? now?.imported.source(name);
    return found === undefined ? undefined : entryOf(found.source);
  };
}

const cardsIn = ({ players }: Draft): readonly string[] =>
  players.flatMap(({ champion, zones }) =>
    [...(champion === null ? [] : [champion]), ...Object.values(zones).flat()].map(({ card }) => card),
  );

export const situations: Situations<GrandArchiveTypes> = {
  async startOf(draft) {
    const text = await texts();
    const known = new Set(draft.cards.map(({ name }) => name));
    const brought = [...new Set(cardsIn(draft))].flatMap((name) => {
      const own = known.has(name) ? undefined : text(name);
      return own === undefined ? [] : [own];
    });
    return startFrom(grandArchiveLab, writeScenario({ ...draft, cards: [...draft.cards, ...brought] }), draft.title, 0);
  },
  texts,
};

/** A card that somebody may mean. */
export interface Suggested {
  /** What scenarios know it by. */
  readonly name: string;
  /** The name in the user's language. */
  readonly shown: string;
  readonly typeLine: string;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  /** Why it cannot be used: its text is not understood, or says what cannot be played yet. */
  readonly problem: string | null;
}

const MOST = 12;

/** What the editor asks for. */
export const named = {
  /** What cards are called in a language, by their English names. */
  async names(cards: readonly string[], language: Lang): Promise<Readonly<Record<string, string>>> {
    const { card } = speech(language, await finder());
    return Object.fromEntries(cards.map((name) => [name, card(name)]));
  },
  /** Names that begin so come first, then names with a word that does, then names that have it anywhere. */
  async suggest(beginning: string, language: Lang): Promise<readonly Suggested[]> {
    const wanted = plainName(beginning);
    if (wanted === '') return [];
    const rank = (names: readonly string[]): number =>
      Math.min(
        ...names.map((name) =>
          name.startsWith(wanted) ? 0 : name.includes(` ${wanted}`) ? 1 : name.includes(wanted) ? 2 : 3,
        ),
      );
    const words = speech(language, await finder());
    const found = (await everything())
      .map((card) => ({ card, rank: rank(card.names) }))
      .filter((each) => each.rank < 3)
      .sort((a, b) => a.rank - b.rank || a.card.name.localeCompare(b.card.name))
      .slice(0, MOST);
    return Promise.all(
      found.map(async ({ card: { slug, name, faces } }): Promise<Suggested> => {
        const known = await sourced(slug);
        const [front] = faces;
        const { supertypes = [], types = [], classes = [], subtypes = [] } = front ?? {};
        const isFirst = (await sourced(name))?.slug === slug;
        const card = known?.card ?? null;
        return {
          name: isFirst ? name : slug,
          shown: words.card(name),
          typeLine: words.typeLine({ supertypes, types, classes, subtypes }),
          types,
          supertypes,
          problem: card === null ? name : (unsupported(card)[0] ?? null),
        };
      }),
    );
  },
};
