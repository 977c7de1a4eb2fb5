import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { defineConfig, type Plugin } from 'vite'

const pages = { 'error-catalogue': 'Error catalog', 'gateway-contract': 'Gateway contract' }

/** Renders Markdown with links between the two pages. Other files of the repository are not served, so links to them become text. */
const markdown = new Marked({
  renderer: {
    link({ href, text }) {
      const [file = '', anchor] = href.split('#')
      const page = file.replace(/\.md$/, '')
      if (page in pages) return `<a href="${page}.html${anchor ? `#${anchor}` : ''}">${text}</a>`
      return /^(https:|#)/.test(href) ? `<a href="${href}">${text}</a>` : text
    },
  },
})

/** Adds the error catalog and the gateway contract to the build, as pages that the playground links to. */
const documentation: Plugin = {
  name: 'documentation',
  generateBundle() {
    for (const [name, title] of Object.entries(pages)) {
      const text = readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: `${name}.html`,
        source: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Rihla</title>
<link rel="stylesheet" href="documentation.css">
<body>
${markdown.parse(text, { async: false })}
</body>
</html>
`,
      })
    }
    this.emitFile({
      type: 'asset',
      fileName: 'documentation.css',
      source: readFileSync(join(import.meta.dirname, 'src/documentation.css'), 'utf8'),
    })
  },
}

export default defineConfig({
  base: '/playground/',
  plugins: [documentation],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 5000 },
})
