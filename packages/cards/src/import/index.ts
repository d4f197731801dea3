/** Reading card files of other people: Scryfall's and MTGJSON's shapes. Nothing here touches files; the callers do. */
export { type Entry, JsonEntries } from './json-entries.ts';
export { type Imported, type ImportedCard, importCard, RARITIES, type Rarity } from './source-card.ts';
