/** Groups that are spoken of again are the same things (`../../../prose/passes/groups.ts`). */
import * as prose from '../../../prose/passes/groups.ts';
import type { Pass } from './pass.ts';

export const withGroups: Pass = () => prose.withGroups;
