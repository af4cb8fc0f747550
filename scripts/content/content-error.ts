/** A fault in a content file that names the file, the line and the item, so that an author can fix it. */
export class ContentError extends Error {
  constructor(file: string, line: number | undefined, item: string, fault: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${item}: ${fault}`)
    this.name = 'ContentError'
  }
}
