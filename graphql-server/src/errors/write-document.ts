import { writeFileSync } from 'node:fs'
import { catalogueDocument } from './catalogue-document.ts'

writeFileSync(new URL('../../../docs/error-catalogue.md', import.meta.url), catalogueDocument())
