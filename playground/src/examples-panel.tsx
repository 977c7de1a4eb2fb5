import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { printSchema } from 'graphql'
import { documents, groups } from './examples.ts'
import type { Example } from './examples/example.ts'
import { session } from './fetcher.ts'
import { createKey } from './create-key.ts'
import { SessionPanel } from './session-panel.tsx'

const ExampleButton = ({ example }: { example: Example }) => {
  const actions = useGraphiQLActions()
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)
  const headerEditor = useGraphiQL((state) => state.headerEditor)
  const openExample = () => {
    const variables = example.variables?.({
      ids: session.ids,
      today: new Date(),
      createKey,
    })
    const document = documents[example.file] ?? ''
    const headers = headerEditor?.getValue() ?? ''
    actions.addTab()
    // GraphiQL runs the contents of the editors and updates the tab from them.
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '')
    queryEditor?.setValue(document)
    // Copies the headers, so that a token in the Headers tab applies to every example.
    headerEditor?.setValue(headers)
    // GraphiQL updates the operation name after a delay. Running the example immediately would send the previous tab's operation name.
    actions.setOperationName(/^(?:query|mutation) (\w+)/m.exec(document)?.[1] ?? '')
  }
  return (
    <button type="button" onClick={openExample}>
      {example.title}
      {example.instructions && <small>{example.instructions}</small>}
    </button>
  )
}

const DocumentationLinks = () => {
  const schema = useGraphiQL((state) => state.schema)
  const download = () => {
    if (!schema) return
    const url = URL.createObjectURL(new Blob([printSchema(schema)], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'rihla.graphql' })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <p className="rihla-row">
      <button type="button" disabled={!schema} onClick={download}>
        Download the schema (SDL)
      </button>
      <a href="/playground/error-catalogue.html" target="_blank" rel="noreferrer">
        Error catalog
      </a>
      <a href="/playground/gateway-contract.html" target="_blank" rel="noreferrer">
        Gateway contract
      </a>
    </p>
  )
}

export const ExamplesPanel = () => (
  <div className="graphiql-doc-explorer rihla-panel">
    <h2>Examples</h2>
    <SessionPanel />
    <DocumentationLinks />
    <p>Each example opens in a new tab, ready to run. IDs are filled in from the latest responses.</p>
    {groups.map(({ title, examples }) => (
      <section key={title}>
        <h3>{title}</h3>
        {examples.map((example) => (
          <ExampleButton key={example.file} example={example} />
        ))}
      </section>
    ))}
  </div>
)
