import { emailOf, isEmail, textOf } from '#src/domain/form-fields.ts'

export const contactFields = ['name', 'email', 'subject', 'message'] as const

export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>
export type ContactProblem = 'required' | 'invalidEmail' | 'tooLong'
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>

/** Longest texts the server takes. */
export const longest: Record<ContactField, number> = { name: 100, email: 254, subject: 150, message: 4000 }

/** What was typed, without spaces around it; line breaks inside the message stay. */
export const readContactMessage = (fields: FormData): ContactMessage => ({
  name: textOf(fields, 'name').trim(),
  email: emailOf(fields, 'email'),
  subject: textOf(fields, 'subject').trim(),
  // Browsers send the breaks of a form as CR LF, and each of them would count twice.
  message: textOf(fields, 'message').replaceAll('\r\n', '\n').trim(),
})

function problemOf(field: ContactField, text: string): ContactProblem | undefined {
  if (text === '') return 'required'
  if (text.length > longest[field]) return 'tooLong'
  return field === 'email' && !isEmail(text) ? 'invalidEmail' : undefined
}

/** What has to be put right before the message can be sent; undefined when nothing. */
export function contactProblems(message: ContactMessage): ContactProblems | undefined {
  const found: ContactProblems = {}
  for (const field of contactFields) {
    const problem = problemOf(field, message[field])
    if (problem) found[field] = problem
  }
  return Object.keys(found).length > 0 ? found : undefined
}
