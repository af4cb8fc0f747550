/** What is accepted at a place, the best answer first. */
export const acceptedAt = ({ accepted }: { accepted: string }): string[] =>
  accepted
    .split('|')
    .map((answer) => answer.trim())
    .filter(Boolean)
