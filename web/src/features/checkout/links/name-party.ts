/** Company name with the agent's email address, as far as known. */
export function nameParty(company: string | null, email: string | null): string {
  if (company && email) return `${company} (${email})`
  return company ?? email ?? ''
}
