/** The scenario language: `parse/` reads files, `run/` plays them and reports. Nothing below this package imports it. */
export * from './parse/index.ts';
export * from './run/index.ts';
