/** Situations for the lab: what they begin with, and the cards that can be in them. */
import { type Draft, writeScenario } from '@rulewright/scenario/magic';
import { type LabStart, startFrom } from '@rulewright/table';
import { magicLab } from '@rulewright/table/magic';
import type { Lang } from '@rulewright/text';
import type { Situations } from '../../../engine/game.ts';
import type { MagicTypes } from '../types.ts';
import { finder } from './services/finder.ts';
import { cardTexts, type Suggested, suggest } from './services/lab-cards.ts';
import { speech } from './services/speech.ts';

export const situations: Situations<MagicTypes> = {
  /** As a file. Cards that are not bundled come along, so that it can be opened anywhere. */
  async startOf(draft: Draft): Promise<LabStart> {
    const text = await cardTexts();
    const objects = draft.players.flatMap(({ zones, commanders }) => [...Object.values(zones).flat(), ...commanders]);
    const known = new Set(draft.cards.map(({ name }) => name));
    const brought = [...new Set(objects.map(({ card }) => card))].flatMap((name) => {
      const own = known.has(name) ? undefined : text(name);
      return own === undefined ? [] : [own];
    });
    return startFrom(magicLab, writeScenario({ ...draft, cards: [...draft.cards, ...brought] }), draft.title, 0);
  },
  texts: cardTexts,
};

/** What the editor asks for. */
export const named = {
  /** What cards are called in a language, by their English names. */
  async names(cards: readonly string[], language: Lang): Promise<Readonly<Record<string, string>>> {
    const { card } = speech(language, await finder());
    return Object.fromEntries(cards.map((name) => [name, card(name)]));
  },
  suggest: async (beginning: string, language: Lang): Promise<readonly Suggested[]> =>
    suggest(beginning, language, await finder()),
};
