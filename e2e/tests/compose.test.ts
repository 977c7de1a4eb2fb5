import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../support/processes.ts'

interface Service {
  build?: string
  image?: string
  command?: string[]
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
const example = readFileSync(join(root, '.env.example'), 'utf8')

/** Variables of the database image itself, not of ours. */
const imageVariables = new Set(['POSTGRES_USER', 'POSTGRES_DB'])

describe('docker-compose.yml', () => {
  test('has the services of the scaled profile, two servers of them', () => {
    expect(Object.keys(services).sort()).toEqual([
      'gateway',
      'graphql-server',
      'identity',
      'mail',
      'postgres',
      'redis',
      'web',
    ])
    expect(services['graphql-server']?.deploy?.replicas).toBe(2)
  })

  test('every service has a health check', () => {
    for (const [name, service] of Object.entries(services)) expect(service.healthcheck?.test, name).toBeDefined()
  })

  test('every variable is in .env.example', () => {
    const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1])
    const set = Object.values(services).flatMap((service) => Object.keys(service.environment ?? {}))
    for (const name of [...used, ...set].filter((name) => name && !imageVariables.has(name))) {
      expect(example, name).toMatch(new RegExp(`^${name}=`, 'm'))
    }
  })

  test('every path and every volume exists', () => {
    for (const [name, { build, working_dir, command, volumes: mounts, healthcheck }] of Object.entries(services)) {
      if (build) {
        expect(existsSync(join(root, build, 'Dockerfile')), name).toBe(true)
        const folder = (working_dir ?? '/app').replace('/app', root)
        for (const script of [command?.[0] ?? '', healthcheck?.test[2] ?? '']) {
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

  test('what a service waits for exists', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name)
    }
  })
})
