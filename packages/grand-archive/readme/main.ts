/** Writes the page of rules and files anew. */
import { writeFileSync } from 'node:fs';
import { README, readme } from './rules.ts';

writeFileSync(README, readme());
