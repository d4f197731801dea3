/** Prototype (702.160). 718: the second set of numbers is the second face of the card; it is cast in `600-effects/601-cast/601.3-ways.ts`. */
import type { Keyword } from './keyword.ts';

export const prototype: Keyword = { rule: '702.160' };
