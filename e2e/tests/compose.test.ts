import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, createTemporaryFolder } from '../support/processes.ts'

interface Service {
  build?: string
  image?: string
  profiles?: string[]
  command?: string[]
  entrypoint?: string[]
  working_dir?: string
  environment?: Record<string, string>
  volumes?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, unknown>
  deploy?: { replicas?: number }
}

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const { services, volumes }: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(text, {
  merge: true,
})
const demo = readFileSync(join(root, 'deploy/demo.env'), 'utf8')
const example = readFileSync(join(root, '.env.example'), 'utf8')

/** Variables of the database image. */
const imageVariables = new Set(['POSTGRES_USER', 'POSTGRES_DB'])

describe('docker-compose.yml', () => {
  test('defines the services of the scaled profile, with two replicas of graphql-server', () => {
    expect(Object.keys(services).sort()).toEqual([
      'card-sandbox',
      'gateway',
      'graphql-server',
      'identity',
      'mail',
      'postgres',
      'proxy',
      'redis',
    ])
    expect(services['graphql-server']?.deploy?.replicas).toBe(2)
  })

  test('defines a health check for every service', () => {
    for (const [name, service] of Object.entries(services)) expect(service.healthcheck?.test, name).toBeDefined()
  })

  test('starts graphql-server with the usual V8 flags', async () => {
    const { path: folder, remove } = await createTemporaryFolder()
    const node = join(folder, 'node')
    await writeFile(node, '#!/bin/sh\nfor argument; do echo "$argument"; done\n', { mode: 0o700 })
    const [shell = '', ...args] = (services['graphql-server']?.entrypoint ?? []).map((part) =>
      part.replaceAll('$$', '$'),
    )
    const { stdout } = spawnSync(shell, args, {
      cwd: join(root, 'graphql-server'),
      env: { PATH: `${folder}:${process.env['PATH']}` },
      encoding: 'utf8',
    })
    await remove()
    const flags = readFileSync(join(root, 'graphql-server/v8-flags.txt'), 'utf8')
    expect(flags.trim().split('\n')).toHaveLength(3)
    expect(stdout).toBe(`${flags}src/main.ts\n`)
  })

  test('starts the stand-ins and the inbox only in the demo profile', () => {
    const demoServices = Object.entries(services).filter(([, { profiles }]) => profiles)
    expect(demoServices.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ['mail', ['demo']],
      ['identity', ['demo']],
      ['card-sandbox', ['demo']],
    ])
  })

  test('has no defaults for settings that production must choose', () => {
    for (const name of ['SMTP_URL', 'POSTGRES_PASSWORD']) {
      const uses = [...text.matchAll(new RegExp(String.raw`\$\{${name}(.*?)\}`, 'g'))].map((match) => match[1])
      expect(
        uses.some((rest) => rest?.startsWith(':?')),
        name,
      ).toBe(true)
      expect(
        uses.filter((rest) => rest?.startsWith(':-')),
        name,
      ).toEqual([])
      expect(demo, name).toMatch(new RegExp(`^${name}=.+`, 'm'))
    }
  })

  test('keeps revoked sessions in Redis across restarts and evicts them last', () => {
    const { command = [], volumes: mounts } = services['redis'] ?? {}
    const option = (name: string) => command[command.indexOf(name) + 1]
    expect(option('--appendonly')).toBe('yes')
    expect(mounts).toEqual(['redis:/data'])
    expect(option('--maxmemory')).toMatch(/^\d+mb$/)
    expect(option('--maxmemory-policy')).toBe('volatile-ttl')
  })

  test('lists every variable in .env.example', () => {
    const usedVariables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1])
    const setVariables = Object.values(services).flatMap((service) => Object.keys(service.environment ?? {}))
    for (const name of [...usedVariables, ...setVariables].filter((name) => name && !imageVariables.has(name))) {
      expect(example, name).toMatch(new RegExp(`^${name}=`, 'm'))
    }
  })

  test('refers only to existing paths and volumes', () => {
    for (const [name, { build, working_dir, command, volumes: mounts, healthcheck }] of Object.entries(services)) {
      if (build) {
        expect(existsSync(join(root, build, 'Dockerfile')), name).toBe(true)
        const folder = (working_dir ?? '/app').replace('/app', root)
        for (const script of [command?.find((part) => !part.startsWith('-')) ?? '', healthcheck?.test[2] ?? '']) {
          expect(existsSync(join(folder, script)), `${name}: ${script}`).toBe(true)
        }
      }
      for (const mount of mounts ?? []) {
        const source = mount.split(':')[0] ?? ''
        if (source.startsWith('.')) expect(existsSync(join(root, source)), mount).toBe(true)
        else expect(volumes, mount).toHaveProperty(source)
      }
    }
  })

  test('waits only for services that exist', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name)
    }
  })
})

describe('deploy/haproxy.cfg', () => {
  const lines = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
    .split('\n')
    .map((line) => line.trim())

  test('sends requests to the servers that are ready', () => {
    const port = services['graphql-server']?.environment?.['PORT']
    expect(lines).toContain('option httpchk GET /readyz')
    expect(lines.find((line) => line.startsWith('server-template'))).toContain(` graphql-server:${port} check `)
  })

  test('tries another server only if it cannot open a connection', () => {
    expect(lines.filter((line) => line.startsWith('retry-on'))).toEqual(['retry-on conn-failure'])
    expect(lines).toContain('option redispatch 1')
    expect(lines).toContain('option http-server-close')
  })

  test('waits longer than the longest booking', () => {
    const timeout = lines.find((line) => line.startsWith('timeout server'))
    expect(Number(timeout?.replaceAll(/\D/g, ''))).toBeGreaterThan(90)
  })
})
