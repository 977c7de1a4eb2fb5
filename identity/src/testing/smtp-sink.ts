import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A decoded e-mail. `raw` is its source. */
export type ReceivedMail = { to: string; subject: string; text: string; html: string; raw: string }

const decodeQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

const decoders: Record<string, (text: string) => Buffer> = {
  base64: (text) => Buffer.from(text, 'base64'),
  'quoted-printable': decodeQuotedPrintable,
}

const readHeader = (part: string, name: string): string =>
  new RegExp(`^${name}: ((?:.|\n[ \t])*)$`, 'im').exec(part.split('\n\n')[0] ?? '')?.[1] ?? ''

/** Decodes words such as `=?UTF-8?B?…?=`. */
function decodeHeader(value: string): string {
  const unfolded = value.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/\n[ \t]/g, ' ')
  const bytes = unfolded.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
    (kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : decodeQuotedPrintable(text.replaceAll('_', ' '))
    ).toString('latin1'),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

function readPart(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1]
  const part = raw
    .split(`--${boundary}`)
    .find((piece) => readHeader(piece.trimStart(), 'content-type').startsWith(type))
  if (!part) return ''
  const [head = '', ...body] = part.trimStart().split('\n\n')
  const content = body.join('\n\n').replace(/\n$/, '')
  const decode = decoders[readHeader(head, 'content-transfer-encoding').toLowerCase()]
  return decode ? decode(content).toString() : content
}

const decodeMail = (raw: string): ReceivedMail => ({
  to: readHeader(raw, 'to'),
  subject: decodeHeader(readHeader(raw, 'subject')),
  text: readPart(raw, 'text/plain'),
  html: readPart(raw, 'text/html'),
  raw,
})

/** Starts a mail server that stores every e-mail or, if `rejectsRecipients`, rejects every recipient. */
export async function startSmtpSink({ rejectsRecipients = false } = {}) {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => {
    let content: string[] | undefined
    let incompleteLine = ''
    const reply = (line: string) => socket.write(`${line}\r\n`)
    const handleLine = (line: string) => {
      if (content && line === '.') {
        mails.push(decodeMail(content.join('\n')))
        content = undefined
        reply('250 stored')
      } else if (content) content.push(line)
      else if (/^DATA/i.test(line)) {
        content = []
        reply('354 continue')
      } else if (rejectsRecipients && /^RCPT/i.test(line)) reply(`550 ${line.slice('RCPT TO:'.length)} is unknown`)
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else reply('250 ok')
    }
    reply('220 sink')
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      const lines = (incompleteLine + String(chunk)).split('\r\n')
      incompleteLine = lines.pop() ?? ''
      for (const line of lines) handleLine(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void server.close() }
}
