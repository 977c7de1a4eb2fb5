import { test as base, type BrowserContext } from '@playwright/test'
import { agentOf, signIn } from './agent.ts'
import { removeNewFeatures } from './new-features.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

interface Options {
  /** Account whose session the test starts with. */
  email: string
}

interface WorkerFixtures {
  /** Returns a signed-in session of an account. Signs in once per worker, because it takes seconds. */
  sessionOf: (email: string) => Promise<StorageState>
}

/** Test that starts as a signed-in agent and with only the JavaScript features of the oldest supported browsers. Tests share the session and must not sign out. */
export const test = base.extend<Options, WorkerFixtures>({
  email: ['agent@demo.test', { option: true }],
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const sessions = new Map<string, StorageState>()
      await use(async (email) => {
        const cached = sessions.get(email)
        if (cached) return cached
        // A context created during a test would inherit the test's session.
        const signedOut = { cookies: [], origins: [] }
        const context = await browser.newContext({ baseURL: project.use.baseURL, storageState: signedOut })
        await signIn(agentOf(await context.newPage()), email)
        const session = await context.storageState()
        await context.close()
        sessions.set(email, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  storageState: async ({ sessionOf, email }, use) => use(await sessionOf(email)),
  context: async ({ context }, use) => {
    await context.addInitScript(removeNewFeatures)
    await use(context)
  },
})
