import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// In development the pages come from here and everything else from the GraphQL server.
const server = process.env.API_URL ?? 'http://127.0.0.1:4000'
const passedOn = ['/graphql', '/config.json', '/cognito', '/media', '/playground', '/healthz', '/readyz']

export default defineConfig({
  plugins: [react()],
  // rxjs ships a smaller build under this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: { target: 'es2023', manifest: true },
  server: { proxy: Object.fromEntries(passedOn.map((path) => [path, server])) },
  preview: { proxy: Object.fromEntries(passedOn.map((path) => [path, server])) },
})
