import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../testing/listen.ts'
import { sendJson } from './http-errors.ts'

test.each(['Makkah', 'Café Zürich', 'Łódź', 'مكة المكرمة', 'İstanbul', '🕋', ''])(
  '%j arrives as it was sent',
  async (text) => {
    const server = createServer((_req, res) => sendJson(res, 200, JSON.stringify({ text })))
    const { url, close } = await listen(server)
    try {
      const answer = await fetch(url)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(JSON.parse(bytes.toString('utf8'))).toEqual({ text })
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    } finally {
      await close()
    }
  },
)
