import { defineConfig } from 'vite'

export default defineConfig({
  base: '/playground/',
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 5000 },
})
