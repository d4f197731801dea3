/** Storied: works like ascend on a permanent (702.131b), see `citys-blessing.ts`. */
import type { Keyword } from './keyword.ts';

export const storied: Keyword = { rule: '702.131b', means: () => [] };
