/** What the path says, as far as it says anything: one broken escape does not hide what stands beside it. */
export function decodePath(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
