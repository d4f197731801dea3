/** Writes `sw.js` beside the built app: the service worker with the list of all files that there are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = 'src/offline/worker.ts';
/** Maps are for those who look at the code, and the worker does not keep itself. */
const isKept = (path: string): boolean => !path.endsWith('.map') && path !== '/sw.js';

export function serviceWorker(): Plugin {
  let folder = '';
  let source = '';
  return {
    name: 'rulewright-service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
      source = join(root, SOURCE);
    },
    writeBundle: {
      // After the files of `public` and of the workers.
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
          .filter(isKept)
          .sort();
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
        const hash = createHash('sha256').update(code);
        let bytes = 0;
        for (const path of files) {
          const content = readFileSync(join(folder, path));
          bytes += content.length;
          hash.update(path).update(content);
        }
        const build = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
        writeFileSync(join(folder, 'sw.js'), `const BUILD = ${build};\n${code}`);
        this.info(`kept for offline use: ${files.length} files, ${(bytes / 1e6).toFixed(2)} MB`);
      },
    },
  };
}
