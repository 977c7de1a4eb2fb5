import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { Header } from './header.tsx'
import { ServerProvider } from '#src/app/server-provider.tsx'
import { TabBar } from './tab-bar.tsx'

/** Header and tabs of a signed-in agent on a page that everybody may see. */
export function AgentHeader({ name, email }: { name: string; email: string }) {
  const identity = useIdentity()
  return (
    <ServerProvider identity={identity}>
      <Header name={name} email={email} />
      <TabBar />
    </ServerProvider>
  )
}
