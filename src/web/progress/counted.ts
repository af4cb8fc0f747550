/** '1 card', '2 cards', '1,250 cards'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}

/** A whole number with its thousands set apart. */
export function grouped(count: number): string {
  return count.toLocaleString('en-GB')
}
