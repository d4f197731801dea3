/** Supertypes, card types and the marks between the words of a type line, by language. Subtypes are in `subtypes.json`. */
import type { Lang } from '../../lang/lang.ts';

export interface TypeWords {
  /** Between the types and the subtypes, and between subtypes. The first of each is how it is printed. */
  readonly dashes: readonly string[];
  readonly separators: readonly string[];
  /** Between supertypes and types, where there is anything. */
  readonly space: string;
  readonly supertypes: Readonly<Record<string, readonly string[]>>;
  readonly types: Readonly<Record<string, readonly string[]>>;
}

export const typeWords: Readonly<Record<Lang, TypeWords>> = {
  en: {
    dashes: [' — ', ' - ', ' – '],
    separators: [' '],
    space: ' ',
    supertypes: { basic: ['Basic'], legendary: ['Legendary'], snow: ['Snow'], world: ['World'], ongoing: ['Ongoing'] },
    types: {
      artifact: ['Artifact'],
      battle: ['Battle'],
      creature: ['Creature'],
      enchantment: ['Enchantment'],
      instant: ['Instant'],
      kindred: ['Kindred', 'Tribal'],
      land: ['Land'],
      planeswalker: ['Planeswalker'],
      sorcery: ['Sorcery'],
      conspiracy: ['Conspiracy'],
      phenomenon: ['Phenomenon'],
      plane: ['Plane'],
      scheme: ['Scheme'],
      vanguard: ['Vanguard'],
    },
  },
  zhs: {
    dashes: ['～', '∼', ' ～ ', ' — ', '—', ' ~ ', '~ ', '~'],
    separators: ['／', ' / ', '/'],
    space: '',
    supertypes: { basic: ['基本'], legendary: ['传奇'], snow: ['雪境'], world: ['世界'], ongoing: ['持续'] },
    types: {
      artifact: ['神器'],
      battle: ['战役'],
      creature: ['生物'],
      enchantment: ['结界'],
      instant: ['瞬间'],
      kindred: ['亲缘', '部族'],
      land: ['地'],
      planeswalker: ['鹏洛客'],
      sorcery: ['法术'],
      conspiracy: ['诡局'],
      phenomenon: ['异象'],
      plane: ['时空'],
      scheme: ['阴谋'],
      vanguard: ['先锋'],
    },
  },
  zht: {
    dashes: ['～', '∼', ' ～ ', ' — ', '—'],
    separators: ['／', '/'],
    space: '',
    supertypes: { basic: ['基本'], legendary: ['傳奇'], snow: ['雪境'], world: ['世界'], ongoing: ['持續'] },
    types: {
      artifact: ['神器'],
      battle: ['戰役'],
      creature: ['生物'],
      enchantment: ['結界'],
      instant: ['瞬間'],
      kindred: ['親緣', '部族'],
      land: ['地'],
      planeswalker: ['鵬洛客'],
      sorcery: ['巫術', '法術'],
      conspiracy: ['詭局'],
      phenomenon: ['異象'],
      plane: ['時空'],
      scheme: ['陰謀'],
      vanguard: ['先鋒'],
    },
  },
  ja: {
    dashes: [' — ', '—', ' - '],
    separators: ['・', '･'],
    space: '・',
    supertypes: {
      basic: ['基本'],
      legendary: ['伝説の'],
      snow: ['氷雪', '冠雪'],
      world: ['ワールド・'],
      ongoing: ['持続・'],
    },
    types: {
      artifact: ['アーティファクト'],
      battle: ['バトル'],
      creature: ['クリーチャー'],
      enchantment: ['エンチャント'],
      instant: ['インスタント'],
      kindred: ['同族', '部族'],
      land: ['土地'],
      planeswalker: ['プレインズウォーカー'],
      sorcery: ['ソーサリー'],
      conspiracy: ['策略'],
      phenomenon: ['現象'],
      plane: ['次元'],
      scheme: ['計略'],
      vanguard: ['ヴァンガード'],
    },
  },
};
