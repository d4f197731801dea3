/**
 * Magic's decks in text: lists of Arena (`Deck`, `4 Name (SET) 123`), of Magic Online (`4 Name`, the sideboard after an empty
 * line or as `SB: 1 Name`) and what people write by hand.
 */
import { countOf, type Decklist, type PartsOf } from '../../decklist/decklist.ts';
import type { ListForm } from '../../decklist/read-text.ts';

/** 100.2: what is played; 100.4: what is beside it; 903.3: who leads it. */
const DECK_PARTS = ['main', 'sideboard', 'commander'] as const;
/** The name of a part of a deck. */
export type DeckPart = (typeof DECK_PARTS)[number];
export type MagicParts = PartsOf<DeckPart>;
export type MagicList = Decklist<DeckPart>;

/** A constructed deck with its sideboard, as Magic Online writes it: two blocks, the second not above fifteen cards. */
const SMALLEST_MAIN = 40;
const MOST_IN_SIDEBOARD = 15;

export const listForm: ListForm<DeckPart> = {
  parts: DECK_PARTS,
  headings: {
    deck: 'main',
    main: 'main',
    'main deck': 'main',
    maindeck: 'main',
    mainboard: 'main',
    套牌: 'main',
    主牌: 'main',
    主牌組: 'main',
    デッキ: 'main',
    メインデッキ: 'main',
    'メイン・デッキ': 'main',
    sideboard: 'sideboard',
    side: 'sideboard',
    备牌: 'sideboard',
    備牌: 'sideboard',
    サイドボード: 'sideboard',
    companion: 'sideboard',
    行侣: 'sideboard',
    行侶: 'sideboard',
    相棒: 'sideboard',
    commander: 'commander',
    commanders: 'commander',
    指挥官: 'commander',
    指揮官: 'commander',
    統率者: 'commander',
  },
  // `Creatures (24)`
  groups:
    /^(?:artifacts?|battles?|creatures?|enchantments?|instants?|lands?|planeswalkers?|sorcer(?:y|ies)|(?:other )?spells?|生物|地|咒[语語]|瞬[间間]|法术|巫術|神器|[结結]界|[鹏鵬]洛客|クリーチャー|土地|呪文|インスタント|ソーサリー|アーティファクト|エンチャント|プレインズウォーカー|バトル)[:：]?(?:\s*[(（[]?\s*\d+\s*[)）\]]?)?[:：]?$/iu,
  marks: [{ begins: /^SB:\s*/i, part: 'sideboard' }],
  // A set with or without a number, in round or square brackets; marks for foils; tags.
  trimmings: [
    /\s+#.*$/u,
    /\s+\*[A-Z]+\*$/iu,
    /\s+\([A-Z0-9_]{2,8}\)(?:\s+[\w★†-]+)?$/iu,
    /\s+\[[A-Z0-9_]{2,8}(?:[:#]\s*\w+)?\]$/iu,
  ],
  /** Of exactly two blocks, a small one after a deck is meant as its sideboard. */
  unmarked(blocks) {
    const [main, rest] = blocks;
    if (blocks.length !== 2 || main === undefined || rest === undefined) return blocks;
    const fits = countOf(main.cards) >= SMALLEST_MAIN && countOf(rest.cards) <= MOST_IN_SIDEBOARD;
    return fits ? [main, { part: 'sideboard', cards: rest.cards }] : blocks;
  },
};
