/** What the app says of Grand Archive, in each language, together with the rest of its words. */
import { inTraditional, traditional } from '@rulewright/text';
import { useSettings } from '../../../store/settings.ts';
import { packsOf } from '../../../words/index.ts';
import { appIn } from '../../../words/zht.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { GrandArchiveWords } from './pack.ts';
import { zhs } from './zhs/index.ts';

export const packs = packsOf<GrandArchiveWords>({ en, zhs, zht: inTraditional(zhs, appIn(traditional)), ja });

export type GrandArchivePack = (typeof packs)['en'];

export const useWords = (): GrandArchivePack => packs[useSettings((s) => s.language)];
