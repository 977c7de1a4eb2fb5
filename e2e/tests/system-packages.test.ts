import { describe, expect, test } from 'vitest'

type Machine = { missing: string[]; system: string | undefined; rights: 'root' | 'sudo' | 'none' }
type Plan = { kind: 'ready' | 'install' | 'stop'; line?: string; commands?: string[][] }
// The start scripts run on the host's Node and have no types.
const scripts = new URL('../../start/system-packages.mjs', import.meta.url)
const { planInstallation } = (await import(scripts.href)) as { planInstallation: (machine: Machine) => Plan }

const all = ['Chromium', 'PostgreSQL', 'Redis']
const apt = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']

describe('programs that the tests need', () => {
  test('are not installed when none is missing', () => {
    expect(planInstallation({ missing: [], system: 'debian', rights: 'root' })).toEqual({ kind: 'ready' })
  })

  test('are installed by root on Debian, after one line', () => {
    expect(planInstallation({ missing: all, system: 'debian', rights: 'root' })).toEqual({
      kind: 'install',
      line: 'The tests need Chromium, PostgreSQL, and Redis: installing …',
      commands: [
        ['apt-get', 'update', '-qq'],
        [...apt, 'chromium-headless-shell', 'postgresql', 'redis-server'],
      ],
    })
  })

  test('are installed with sudo where it asks for no password', () => {
    expect(planInstallation({ missing: ['Redis'], system: 'debian', rights: 'sudo' })).toMatchObject({
      kind: 'install',
      commands: [
        ['sudo', '-n', 'apt-get', 'update', '-qq'],
        ['sudo', '-n', ...apt, 'redis-server'],
      ],
    })
  })

  test('come from apt and Playwright on Ubuntu, which has no package of Chromium', () => {
    const plan = planInstallation({ missing: all, system: 'ubuntu', rights: 'root' })
    expect(plan.commands?.[1]).toEqual([...apt, 'postgresql', 'redis-server'])
    expect(plan.commands?.[2]?.slice(-3)).toEqual(['install', '--with-deps', 'chromium-headless-shell'])
    expect(planInstallation({ missing: ['Chromium'], system: 'ubuntu', rights: 'sudo' }).commands).toHaveLength(1)
  })

  test.each([
    [
      'debian',
      'none',
      /^The tests need Redis\. Install them as root: apt-get update && apt-get install -y .*redis-server$/,
    ],
    ['fedora', 'root', /^The tests need Redis\. On Debian: apt-get update && apt-get install -y .*redis-server$/],
    [undefined, 'sudo', /On Debian/],
  ] as const)('are named with the line that installs them on %s with %s', (system, rights, line) => {
    const plan = planInstallation({ missing: ['Redis'], system, rights })
    expect(plan.kind).toBe('stop')
    expect(plan.line).toMatch(line)
  })
})
