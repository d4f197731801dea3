export { en as zhs } from './en.ts';
