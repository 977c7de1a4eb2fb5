/** Formats an agent as company and email address. Omits what is null. */
export function formatAgent(company: string | null, email: string | null): string {
  if (company && email) return `${company} (${email})`
  return company ?? email ?? ''
}
