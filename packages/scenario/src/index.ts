export * from './parse/index.ts';
