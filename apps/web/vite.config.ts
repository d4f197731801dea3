/** How the app is built. The engine runs in a worker of its own, so that the page stays free while it thinks. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { glyphs } from './vite/glyphs.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig({
  plugins: [react(), glyphs(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 4000 },
});
