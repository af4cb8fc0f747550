/** Fetches the CSV of everybody and hands it to the browser to keep. @throws {Error} when it did not come whole. */
export async function downloadUsers(): Promise<void> {
  const response = await fetch('/api/admin/users/export')
  if (!response.ok) throw new Error('Please try again in a moment.')
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'revisewell-users.csv'
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
