import { expect, test } from 'vitest'
import { type ContactMessage, contactProblems, longest, readContactMessage } from './contact-message.ts'

const message: ContactMessage = {
  name: 'Demo Agent',
  email: 'agent@demo.test',
  subject: 'Invoice',
  message: 'Please send the invoice again.',
}

test('a complete message has nothing to be put right', () => {
  expect(contactProblems(message)).toBeUndefined()
})

test('every field is needed', () => {
  expect(contactProblems({ name: '', email: '', subject: '', message: '' })).toEqual({
    name: 'required',
    email: 'required',
    subject: 'required',
    message: 'required',
  })
})

test.each(['name', 'subject', 'message'] as const)(
  '%s may be as long as the server takes it, and no longer',
  (field) => {
    expect(contactProblems({ ...message, [field]: 'x'.repeat(longest[field]) })).toBeUndefined()
    expect(contactProblems({ ...message, [field]: 'x'.repeat(longest[field] + 1) })).toEqual({ [field]: 'tooLong' })
  },
)

test('an address is one, and not too long', () => {
  expect(contactProblems({ ...message, email: 'agent@demo' })).toEqual({ email: 'invalidEmail' })
  expect(contactProblems({ ...message, email: `${'a'.repeat(250)}@demo.test` })).toEqual({ email: 'tooLong' })
})

test('marks and spaces around what was pasted go, breaks inside the message stay and count once', () => {
  const fields = new FormData()
  fields.set('name', '  Demo Agent ')
  fields.set('email', ' \u200fagent@demo.test ')
  fields.set('subject', ' ')
  fields.set('message', 'One\r\nTwo\n')
  expect(readContactMessage(fields)).toEqual({
    name: 'Demo Agent',
    email: 'agent@demo.test',
    subject: '',
    message: 'One\nTwo',
  })
})
