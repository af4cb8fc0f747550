/** A server keeps each named statement's plan in memory, so texts beyond this many stay nameless. */
const MOST_NAMES = 500

/** Gives each text its own name, under which the server parses and plans it once. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #last = 0

  /** The text's name; undefined when there are too many texts for all to have one. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known
    this.#last += 1
    const name = `s${this.#last}`
    this.#names.set(text, name)
    return name
  }

  /** The text gets another name the next time: for a statement whose kept plan no longer fits its tables. */
  forget(text: string): void {
    this.#names.delete(text)
  }
}
