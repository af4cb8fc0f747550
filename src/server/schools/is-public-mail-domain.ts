/** Whether anyone can have an address at a domain (in lower case), such as gmail.com: then it says nothing of who teaches where. */
export async function isPublicMailDomain(domain: string): Promise<boolean> {
  // 8,760 names, needed when an admin sets a school's domain and never else.
  const { default: providers } = await import('email-providers/all.json', { with: { type: 'json' } })
  return providers.includes(domain)
}
