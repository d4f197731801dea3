/** Grand Archive's decks as lists: main and material deck, sideboard and boons, as people write them. Names only, no cards. */
import type { CardCount, Decklist, ReadDecklist } from '../decklist/decklist.ts';
import { type ListForm, readTextList } from '../decklist/read-text.ts';

/** Format conventions: what is played; what is materialized; what is beside it; what the gods give (Pantheon). */
const DECK_PARTS = ['main', 'material', 'sideboard', 'boons'] as const;
/** The name of a part of a deck. */
export type DeckPart = (typeof DECK_PARTS)[number];
export type GrandArchiveList = Decklist<DeckPart>;

const listForm: ListForm<DeckPart> = {
  parts: DECK_PARTS,
  headings: {
    deck: 'main',
    main: 'main',
    'main deck': 'main',
    maindeck: 'main',
    主牌库: 'main',
    主牌庫: 'main',
    メインデッキ: 'main',
    'メイン・デッキ': 'main',
    material: 'material',
    'material deck': 'material',
    素材库: 'material',
    素材庫: 'material',
    マテリアルデッキ: 'material',
    'マテリアル・デッキ': 'material',
    side: 'sideboard',
    sideboard: 'sideboard',
    'side deck': 'sideboard',
    备牌: 'sideboard',
    備牌: 'sideboard',
    サイドボード: 'sideboard',
    boons: 'boons',
    pantheon: 'boons',
    恩赐: 'boons',
    恩賜: 'boons',
    恩恵: 'boons',
  },
  // `Allies (24)`
  groups:
    /^(?:actions?|all(?:y|ies)|attacks?|champions?|domains?|items?|phantasias?|regalia|weapons?|英雄|[伙夥]伴|行[动動]|攻[击擊]|道具|[领領]地|幻象|[礼禮][装裝]|武器|チャンピオン|アライ|アクション|アタック|アイテム|ドメイン|ファンタジア|レガリア|ウェポン)[:：]?(?:\s*[(（[]?\s*\d+\s*[)）\]]?)?[:：]?$/iu,
  marks: [],
  // A set with or without a number, in round or square brackets.
  trimmings: [/\s+#.*$/u, /\s+[([][A-Z0-9_ ]{2,10}[)\]](?:\s+[\w-]+)?$/u],
};

/** A list; what cannot be read is said, with its place. */
export const readDecklist = (text: string): ReadDecklist<DeckPart> => readTextList(text, listForm);

const HEADINGS: Readonly<Record<DeckPart, string>> = {
  material: 'Material Deck',
  main: 'Main Deck',
  sideboard: 'Sideboard',
  boons: 'Boons',
};

/** A list as people write it, and as `readDecklist` reads it. */
export function printDecklist({ name, parts }: GrandArchiveList): string {
  const part = ([key, heading]: readonly [string, string]): readonly string[] => {
    const cards: readonly CardCount[] = parts[key] ?? [];
    return cards.length === 0 ? [] : [heading, ...cards.map(([count, card]) => `${count} ${card}`), ''];
  };
  const lines = [...(name === undefined ? [] : [`// ${name}`]), ...Object.entries(HEADINGS).flatMap(part)];
  return `${lines.join('\n').trimEnd()}\n`;
}
