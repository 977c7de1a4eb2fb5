import type { GraphiQLPlugin } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { ExamplesPanel } from './examples-panel.tsx'
import { documents } from './examples.ts'
import { fetcher } from './fetcher.ts'

const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M4 4h12M4 8h12M4 12h7M13 12l4 2.5-4 2.500z" />
    </svg>
  ),
  content: ExamplesPanel,
}

export const Playground = () => (
  <GraphiQL
    fetcher={fetcher}
    plugins={[examplesPlugin]}
    visiblePlugin={examplesPlugin}
    defaultQuery={documents['viewer']}
    defaultEditorToolsVisibility="variables"
    // A token in the Headers tab must not be stored in the browser.
    shouldPersistHeaders={false}
  >
    <GraphiQL.Logo>
      <span className="rihla-logo">Rihla</span>
    </GraphiQL.Logo>
  </GraphiQL>
)
