import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { useEffect, useRef, useState } from 'react'
import { documents, type Example, groups } from './examples.ts'
import { nothingRemembered, remember } from './remembered.ts'
import { type Config, demoAccounts, signIn } from './session.ts'

/** The page is rendered once, so what the fetcher and the examples share is held outside of React. */
const shared = { token: '', remembered: nothingRemembered }

async function fetcher(params: { query: string; variables?: unknown; operationName?: string | null }) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(shared.token && { authorization: `Bearer ${shared.token}` }),
    },
    body: JSON.stringify(params),
  })
  const answer = await response.json()
  shared.remembered = remember(shared.remembered, answer)
  return answer
}

const ExampleButton = ({ example }: { example: Example }) => {
  const actions = useGraphiQLActions()
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)
  const open = () => {
    const variables = example.variables?.({
      remembered: shared.remembered,
      today: new Date(),
      newKey: () => crypto.randomUUID(),
    })
    const document = documents[example.file] ?? ''
    actions.addTab()
    // The editors hold what is run; the tab follows them.
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '')
    queryEditor?.setValue(document)
    // The name follows only after a while, and whoever runs it at once would ask for the operation of the tab before.
    actions.setOperationName(/^(?:query|mutation) (\w+)/m.exec(document)?.[1] ?? '')
  }
  return (
    <button type="button" onClick={open}>
      {example.title}
      {example.needs && <small>{example.needs}</small>}
    </button>
  )
}

const SignIn = () => {
  const [config, setConfig] = useState<Config>()
  const [state, setState] = useState('Not signed in.')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    void fetch('/config.json')
      .then((response) => response.json())
      .then(setConfig)
  }, [])
  if (!config) return null
  if (!config.demo) {
    return (
      <p className="rihla-sign-in">Put your bearer token into the Headers tab: {'{ "authorization": "Bearer …" }'}</p>
    )
  }
  const submit = async () => {
    const email = select.current?.value ?? ''
    setState('Signing in …')
    try {
      shared.token = await signIn(config, email)
      setState(`Signed in as ${email} for 15 minutes.`)
    } catch (error) {
      shared.token = ''
      setState(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="rihla-sign-in">
      <label>
        Demo account{' '}
        <select ref={select}>
          {demoAccounts.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void submit()}>
        Sign in
      </button>
      <output>{state}</output>
    </div>
  )
}

const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M4 4h12M4 8h12M4 12h7M13 12l4 2.5-4 2.500z" />
    </svg>
  ),
  content: () => (
    <div className="graphiql-doc-explorer rihla-examples">
      <h2>Examples</h2>
      <SignIn />
      <p>Each opens in a tab and runs as it is. Later steps take their ids from the last answers.</p>
      {groups.map(({ title, examples }) => (
        <section key={title}>
          <h3>{title}</h3>
          {examples.map((example) => (
            <ExampleButton key={example.file} example={example} />
          ))}
        </section>
      ))}
    </div>
  ),
}

export const Playground = () => (
  <GraphiQL
    fetcher={fetcher}
    plugins={[examplesPlugin]}
    visiblePlugin={examplesPlugin}
    defaultQuery={documents['viewer']}
    defaultEditorToolsVisibility="variables"
    shouldPersistHeaders={false}
  >
    <GraphiQL.Logo>
      <span className="rihla-logo">Rihla</span>
    </GraphiQL.Logo>
  </GraphiQL>
)
