/** Names a company with the address of its agent, as far as they are known. */
export function nameParty(company: string | null, email: string | null): string {
  if (company && email) return `${company} (${email})`
  return company ?? email ?? ''
}
