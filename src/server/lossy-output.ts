import { writeSync } from 'node:fs'

/** Lines to a file descriptor. What can't be written is left out: a full disk or a closed pipe stops the log, not the server. */
export function lossyOutput(descriptor: number): { write(line: string): void } {
  return {
    write(line) {
      try {
        writeSync(descriptor, line)
      } catch {
        // There is nowhere to say so.
      }
    },
  }
}
