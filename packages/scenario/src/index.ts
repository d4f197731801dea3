/** The scenario language: `parse/` reads files, `run/` plays them and reports, `export/` writes them. Nothing below this package imports it. */
export * from './export/index.ts';
export * from './parse/index.ts';
export * from './run/index.ts';
