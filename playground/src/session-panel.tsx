import { useEffect, useRef, useState } from 'react'
import { session } from './fetcher.ts'
import { type Config, demoAccounts, signIn } from './session.ts'

const languages = { 'en-US': 'English', 'ar-SA': 'العربية', 'tr-TR': 'Türkçe', 'id-ID': 'Indonesia', 'ur-PK': 'اردو' }

const DemoSignIn = ({ config }: { config: Config }) => {
  const [status, setStatus] = useState('Not signed in.')
  const account = useRef<HTMLSelectElement>(null)
  const submit = async () => {
    const email = account.current?.value ?? ''
    setStatus('Signing in …')
    try {
      session.token = await signIn(config, email)
      setStatus(`Signed in as ${email} for 15 minutes.`)
    } catch (error) {
      session.token = ''
      setStatus(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="rihla-row">
      <label>
        Demo account{' '}
        <select ref={account}>
          {demoAccounts.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void submit()}>
        Sign in
      </button>
      <output>{status}</output>
    </div>
  )
}

const TokenHelp = () => (
  <p>
    This server has no demo accounts. Sign in to your user pool, for example with{' '}
    <code>aws cognito-idp initiate-auth</code>, and enter the ID token of a B2B agent in the Headers tab, below the
    operation: <code>{'{ "authorization": "Bearer …" }'}</code>
  </p>
)

/** Selects the account and language of requests, and explains how the Headers tab overrides them. */
export const SessionPanel = () => {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    void fetch('/config.json')
      .then((response) => response.json())
      .then(setConfig)
  }, [])
  return (
    <div className="rihla-session">
      {config && (config.demo ? <DemoSignIn config={config} /> : <TokenHelp />)}
      <label>
        Language of messages and names{' '}
        <select onChange={({ target }) => (session.language = target.value)}>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {config?.demo && (
        <small>
          The Headers tab takes precedence: <code>authorization</code> overrides the demo account, and{' '}
          <code>accept-language</code> overrides this language.
        </small>
      )}
    </div>
  )
}
