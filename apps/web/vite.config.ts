/** How the app is built. The engine runs in a worker of its own, so that the page stays free while it thinks. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { glyphs } from './vite/glyphs.ts';

export default defineConfig({
  plugins: [react(), glyphs()],
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 4000 },
});
