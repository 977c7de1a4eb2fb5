import { createTransport } from 'nodemailer'
import type { Settings } from './env.ts'
import { english, invitationTexts } from './invitation-texts.ts'
import type { User } from './users.ts'

/** Sends the one mail of this service: the temporary password of an invited person. */
export type Mailer = { invite: (user: Pick<User, 'email' | 'attributes'>, temporaryPassword: string) => Promise<void> }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Marks of Unicode that keep a name or a code in one piece between words of the other direction. */
const isolate = (text: string, start: '\u2066' | '\u2068') => `${start}${text}\u2069`

/** The mail in the person's language. */
export function invitationMail(user: Pick<User, 'email' | 'attributes'>, temporaryPassword: string, signInUrl: string) {
  const { locale, name = user.email } = user.attributes
  const texts = invitationTexts.find(({ language }) => language === locale) ?? english
  const facts: [string, string][] = [
    [texts.email, user.email],
    [texts.password, temporaryPassword],
    [texts.signIn, signInUrl],
  ]
  const plain = facts.map(([label, value]) => `${label}:\n${isolate(value, '\u2066')}`)
  const rows = facts.map(
    ([label, value]) => `<p>${escapeHtml(label)}:<br><bdi dir="ltr"><b>${escapeHtml(value)}</b></bdi></p>`,
  )
  const paragraph = (text: string) => `<p>${text}</p>`
  return {
    subject: texts.subject,
    text: [texts.greeting(isolate(name, '\u2068')), texts.opening, ...plain, texts.rule, texts.unexpected].join('\n\n'),
    html: [
      `<!doctype html><html lang="${texts.language}" dir="${texts.dir}"><meta charset="utf-8"><body>`,
      paragraph(texts.greeting(`<bdi>${escapeHtml(name)}</bdi>`)),
      paragraph(texts.opening),
      ...rows,
      paragraph(texts.rule),
      paragraph(texts.unexpected),
      '</body></html>',
    ].join('\n'),
  }
}

/** A mailer over SMTP; undefined without an address to send to. */
export function mailerFor({ mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>): Mailer | undefined {
  if (!mail.url) return undefined
  const transport = createTransport(mail.url, { from: mail.from })
  return {
    async invite(user, temporaryPassword) {
      const content = invitationMail(user, temporaryPassword, `${publicUrl}/login`)
      await transport.sendMail({ to: { name: '', address: user.email }, ...content })
    },
  }
}
