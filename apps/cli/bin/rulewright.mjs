#!/usr/bin/env node
// The sources are TypeScript and run as they are: no build step between a change and its effect.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
