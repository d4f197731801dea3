/** What the app says of Magic, in each language, together with the rest of its words. */
import { inTraditional, traditionalMagic } from '@rulewright/text/magic';
import { useSettings } from '../../../store/settings.ts';
import { packsOf } from '../../../words/index.ts';
import { appIn } from '../../../words/zht.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { MagicWords } from './pack.ts';
import { zhs } from './zhs/index.ts';

export const packs = packsOf<MagicWords>({ en, zhs, zht: inTraditional(zhs, appIn(traditionalMagic)), ja });

export type MagicPack = (typeof packs)['en'];

export const useWords = (): MagicPack => packs[useSettings((s) => s.language)];
