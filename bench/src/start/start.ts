/** Measures the start of a clean clone, a restart, and the memory of the embedded stack. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Running, findFreePorts, root, run, createTemporaryFolder } from '../../../e2e/support/processes.ts'
import { reportGoal } from '../goals.ts'

const readyLine = /^Ready: /

/** Returns the proportional set size (PSS) of a process and its children, in megabytes. */
function readMemoryMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const ownMb = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
  return children.reduce((sum, child) => sum + readMemoryMb(Number(child)), ownMb)
}

export async function measureStart(): Promise<void> {
  const [clone, home] = [await createTemporaryFolder(), await createTemporaryFolder()]
  const [port, gatewayPort, identityPort, smtpPort, inboxPort] = (await findFreePorts(5)).map(String)
  const folder = join(clone.path, 'rihla')
  execFileSync('git', ['clone', '--quiet', root, folder])
  const env = {
    // An empty home folder has no cached packages.
    HOME: home.path,
    ...(port && { PORT: port }),
    ...(gatewayPort && { GATEWAY_PORT: gatewayPort }),
    ...(identityPort && { IDENTITY_PORT: identityPort }),
    ...(smtpPort && { SMTP_PORT: smtpPort }),
    ...(inboxPort && { INBOX_PORT: inboxPort }),
  }
  async function start(): Promise<{ seconds: number; stack: Running }> {
    const started = performance.now()
    const stack = run('node', ['start/run.mjs', '--prod', 'node', 'start/main.ts'], { cwd: folder, env })
    await stack.waitForLine(readyLine)
    return { seconds: (performance.now() - started) / 1000, stack }
  }
  async function stop({ child, ended }: Running) {
    child.kill('SIGTERM')
    await ended
  }
  const first = await start()
  await stop(first.stack)
  const second = await start()
  const memory = readMemoryMb(second.stack.child.pid ?? 0)
  await stop(second.stack)
  await clone.remove()
  await home.remove()
  for (const { name, unit, value, max } of [
    { name: 'Start of a clean clone', unit: 's', value: first.seconds, max: 45 },
    { name: 'Restart', unit: 's', value: second.seconds, max: 6 },
    { name: 'Memory of the embedded stack after it started', unit: 'MB', value: memory, max: 900 },
  ]) {
    reportGoal({
      name,
      goal: `≤ ${max} ${unit}`,
      result: `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`,
      isReached: value <= max,
    })
  }
}
