/** 繁體中文，由簡體中文轉成。 */
import { inTraditional, traditional } from '@rulewright/text';
import { zhs } from './zhs/index.ts';

export const zht = inTraditional(zhs, traditional);
