import { describe, expect, test } from 'vitest'
import { planInstallation } from '../../start/system-packages.ts'

const apt = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']

describe('setup of the programs that the tests need', () => {
  test('installs nothing if no program is missing', () => {
    expect(planInstallation({ missing: [], system: 'debian', rights: 'root' })).toEqual({ kind: 'ready' })
  })

  test('installs missing programs with apt as root on Debian, after a message that lists them', () => {
    expect(
      planInstallation({ missing: ['Chromium', 'PostgreSQL', 'Redis'], system: 'debian', rights: 'root' }),
    ).toEqual({
      kind: 'install',
      message: 'The tests need Chromium, PostgreSQL, and Redis: installing …',
      commands: [
        ['apt-get', 'update', '-qq'],
        [...apt, 'chromium-headless-shell', 'postgresql', 'redis-server'],
      ],
    })
  })

  test('installs missing programs with sudo if it needs no password', () => {
    expect(planInstallation({ missing: ['Redis'], system: 'debian', rights: 'sudo' })).toMatchObject({
      kind: 'install',
      commands: [
        ['sudo', '-n', 'apt-get', 'update', '-qq'],
        ['sudo', '-n', ...apt, 'redis-server'],
      ],
    })
  })

  test('installs Chromium with Playwright on Ubuntu, which has no package for it', () => {
    const plan = planInstallation({ missing: ['Chromium', 'PostgreSQL', 'Redis'], system: 'ubuntu', rights: 'root' })
    expect(plan).toMatchObject({
      commands: [
        ['apt-get', 'update', '-qq'],
        [...apt, 'postgresql', 'redis-server'],
        expect.arrayContaining(['install', '--with-deps', 'chromium-headless-shell']),
      ],
    })
    expect(planInstallation({ missing: ['Chromium'], system: 'ubuntu', rights: 'sudo' })).toMatchObject({
      commands: [expect.arrayContaining(['install', 'chromium-headless-shell'])],
    })
  })

  test.each([
    [
      'debian',
      'none',
      /^The tests need Redis\. Install them as root: apt-get update && apt-get install -y .*redis-server$/,
    ],
    ['fedora', 'root', /^The tests need Redis\. On Debian: apt-get update && apt-get install -y .*redis-server$/],
    [undefined, 'sudo', /On Debian/],
  ] as const)(
    'prints the command that installs missing programs on system %s with rights %s',
    (system, rights, message) => {
      const plan = planInstallation({ missing: ['Redis'], system, rights })
      expect(plan).toEqual({ kind: 'stop', message: expect.stringMatching(message) })
    },
  )
})
