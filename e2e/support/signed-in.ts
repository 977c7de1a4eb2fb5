import { test as base, type BrowserContext } from '@playwright/test'
import { agentOf, signIn } from './agent.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests that start as a signed-in agent. Each worker signs in once, since a sign-in in the browser takes seconds. */
export const test = base.extend<object, { session: StorageState }>({
  session: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL })
      await signIn(agentOf(await context.newPage()), 'agent@demo.test')
      const session = await context.storageState()
      await context.close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
})
