/** Grand Archive: its games and what can be asked of them. */
import { bots, grandArchiveBots } from '@rulewright/bots/grand-archive';
import { bundled, decks, readDecklist } from '@rulewright/cards/grand-archive';
import { rules } from '@rulewright/grand-archive';
import { validateCard } from '@rulewright/language/grand-archive';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { type GrandArchiveTypes, grandArchiveLab, grandArchiveTable, speechIn } from '@rulewright/table/grand-archive';
import { LANGS, languages, spoken } from '@rulewright/text/grand-archive';
import type { Pack } from '../pack.ts';

export type { G as GrandArchiveGame } from '@rulewright/grand-archive';
export {
  type GrandArchiveQuestion,
  type GrandArchiveShown,
  type GrandArchiveSnapshot,
  type GrandArchiveSpeech,
  type GrandArchiveTypes,
  grandArchiveTable,
} from '@rulewright/table/grand-archive';

/** Grand Archive as a pack. */
export const grandArchive: Pack<GrandArchiveTypes> = {
  rules,
  language: { problems: (card) => validateCard(card).map(({ message }) => message) },
  text: { languages: LANGS, speech: (language, cards) => speechIn(spoken(languages, language), cards) },
  cards: { all: bundled, decks, readList: readDecklist },
  scenario: grandArchiveScenario,
  table: grandArchiveTable,
  lab: grandArchiveLab,
  bots: { ...grandArchiveBots, kinds: bots },
};
