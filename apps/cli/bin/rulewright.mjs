#!/usr/bin/env node
// The command in a checkout: runs the sources as they are, bundled. The bundle is made when it is first needed and after each change.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { upToDateBundle } from './up-to-date.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
process.setSourceMapsEnabled(true);
const bundle = await upToDateBundle(root, join(root, 'node_modules', '.cache', 'rulewright'));
const { main } = await import(pathToFileURL(bundle).href);
await main({ web: join(root, 'apps', 'web', 'dist'), sources: root });
