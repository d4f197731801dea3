/** Magic: The Gathering: its games and what can be asked of them. */
import { bots, magicBots } from '@rulewright/bots/magic';
import { bundled, type CardFinder, decks, readDecklist } from '@rulewright/cards/magic';
import type { EntityId, Seen } from '@rulewright/kernel';
import { validateCard } from '@rulewright/language/magic';
import { explain, type G, rules } from '@rulewright/magic';
import { errorLine, parseScenarios, recordScenario } from '@rulewright/scenario';
import { magicScenario, magicScenarioWith } from '@rulewright/scenario/magic';
import { type MagicTypes, magicLab, magicTable, namesFor, speechIn } from '@rulewright/table/magic';
import { type Lang, render } from '@rulewright/text';
import { LANGS, languages, spoken } from '@rulewright/text/magic';
import type { Pack } from '../pack.ts';

export { greedyBot, randomBot } from '@rulewright/bots/magic';
export {
  type Characteristics,
  characteristics,
  type DeckSeat,
  EXPLAINABLE,
  explain,
  explainEvent,
  explainLegality,
  type Format,
  formats,
  type G as MagicGame,
  type NewGame,
  newGame,
  type Profile,
  profiles,
  SetUpError,
  unsupported,
  usefulActions,
} from '@rulewright/magic';
export { type MagicScenario, magicScenario, magicScenarioWith } from '@rulewright/scenario/magic';
export {
  beginGame,
  type MagicQuestion,
  type MagicShown,
  type MagicSnapshot,
  type MagicSpeech,
  type MagicTypes,
  magicTable,
  speechIn,
} from '@rulewright/table/magic';

/** Magic: The Gathering as a pack. */
export const magic: Pack<MagicTypes> = {
  rules,
  language: { problems: (card) => validateCard(card).map(({ message }) => message) },
  text: { languages: LANGS, speech: (language, cards) => speechIn(spoken(languages, language), cards) },
  cards: { all: bundled, decks, readList: readDecklist },
  scenario: magicScenario,
  table: magicTable,
  lab: magicLab,
  bots: { ...magicBots, kinds: bots },
};

/** A game in the middle, or what is wrong with its description. */
export type Position = { readonly game: G } | { readonly problems: readonly string[] };

/** The game that a scenario in YAML describes, at the beginning of its steps. */
export function positionFrom(yaml: string, cards?: CardFinder): Position {
  const { scenarios, errors } = parseScenarios(yaml, 'position', [magicScenario]);
  if (errors.length > 0) return { problems: errors.map(errorLine) };
  const [scenario] = scenarios;
  if (scenario === undefined) return { problems: ['there is no scenario'] };
  const { start, result } = recordScenario({ ...scenario, steps: [] }, [magicScenarioWith(cards)]);
  return start === null ? { problems: [result.message ?? 'it cannot be set up'] } : { game: start };
}

/**
 * Why something is so, in words, line by line: `why(seenBy(game, 'all'), lion, 'power')`, or with a player's eyes what that one may
 * know of it. Null if there is no such question (see `EXPLAINABLE`).
 */
export function why(
  seen: Seen<G>,
  id: EntityId,
  what: string,
  lang: Lang = 'en',
  cards: CardFinder = bundled,
): readonly string[] | null {
  const derivation = explain(seen, id, what);
  if (derivation === null) return null;
  const speech = speechIn(lang, cards);
  return render(derivation, speech.words, namesFor(seen, speech).of);
}
