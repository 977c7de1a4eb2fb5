import { test as base, type BrowserContext } from '@playwright/test'
import { agentOf, signIn } from './agent.ts'
import { withoutYoungFeatures } from './young-features.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

interface Options {
  /** Account whose session the test starts with. */
  email: string
}

interface WorkerFixtures {
  /** Signs an account in once per worker, since a sign-in in the browser takes seconds. */
  sessionOf: (email: string) => Promise<StorageState>
}

/** Tests that start as a signed-in agent, with only the JavaScript features of the oldest supported browsers. They share a session, so they must not sign out. */
export const test = base.extend<Options, WorkerFixtures>({
  email: ['agent@demo.test', { option: true }],
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const sessions = new Map<string, StorageState>()
      await use(async (email) => {
        const known = sessions.get(email)
        if (known) return known
        // A context created during a test would inherit the test's session.
        const nobody = { cookies: [], origins: [] }
        const context = await browser.newContext({ baseURL: project.use.baseURL, storageState: nobody })
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
    await context.addInitScript(withoutYoungFeatures)
    await use(context)
  },
})
