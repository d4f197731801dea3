/** `npm run docs`: writes the API reference into `docs/api`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checkout.ts';
import { declarationsOfEngine } from '../declarations.ts';
import { pagesOf } from './pages.ts';

const folder = join(ROOT, 'docs', 'api');
const pages = pagesOf(declarationsOfEngine());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of pages) writeFileSync(join(folder, name), text);
