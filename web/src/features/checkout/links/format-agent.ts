/** Formats an agent as company and email address, as far as they are known. */
export function formatAgent(company: string | null, email: string | null): string {
  if (company && email) return `${company} (${email})`
  return company ?? email ?? ''
}
