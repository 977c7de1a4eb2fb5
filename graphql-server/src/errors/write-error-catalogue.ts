import { writeFileSync } from 'node:fs'
import { renderErrorCatalogue } from './render-error-catalogue.ts'

writeFileSync(new URL('../../../docs/error-catalogue.md', import.meta.url), renderErrorCatalogue())
