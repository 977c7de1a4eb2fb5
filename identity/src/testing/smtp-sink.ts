import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A mail server of a few lines: takes every mail and keeps its text as it was sent. */
export async function startSmtpSink() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let content: string[] | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (content && line === '.') {
        mails.push(content.join('\n'))
        content = undefined
        say('250 taken')
      } else if (content) content.push(line)
      else if (/^DATA/i.test(line)) {
        content = []
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
    say('220 sink')
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void server.close() }
}
