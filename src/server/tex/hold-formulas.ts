/** An inline formula and what is written to it without a space, such as a comma, a bracket or the rest of `x-axis`, if that is short. */
const joined =
  /<span class="held-formula">.*?<\/span>|(?:(?<=^|[\s<>&;])([^\s<>&;]{1,12}))?(<math>(?:(?!<\/math>).)*<\/math>)(?:([^\s<>&]{1,12})(?![^\s<>&]))?/gs

/** Keeps a comma from beginning a line: browsers end one on either side of a formula, whatever stands there. */
export function holdFormulas(html: string): string {
  return html.replaceAll(joined, (formula, before?: string, _math?: string, after?: string) =>
    before || after ? `<span class="held-formula">${formula}</span>` : formula,
  )
}
