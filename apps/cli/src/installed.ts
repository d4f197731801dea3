#!/usr/bin/env node
/** The command as npm installs it: everything has been built. `bin/rulewright.mjs` is the one of a checkout. */
import { fileURLToPath } from 'node:url';

process.setSourceMapsEnabled(true);
// Imported after it: the traces of what is loaded before name the bundle's lines.
const { main } = await import('./main.ts');
await main({ web: fileURLToPath(new URL('../web', import.meta.url)) });
