/** Players and objects are entities: their ids tell which. */
import type { EntityId, ObjectId } from '@rulewright/kernel';

const FIRST_OBJECT = 16;

export const isObject = (id: EntityId): id is ObjectId => id >= FIRST_OBJECT;
