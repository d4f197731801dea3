/** Both ways of writing Chinese: loaded only where Chinese is read. */
export { isTraditional } from '../traditional.ts';
export { chinese } from './chinese.ts';
export { traditionalChinese } from './traditional-chinese.ts';
