import { readFileSync } from 'node:fs'

export interface Account {
  uid: number
  gid: number
}

/** Whom the cluster's processes belong to: PostgreSQL refuses to run as root. Undefined: to whoever calls. */
export function clusterAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres')
  if (!entry) throw new Error('The account postgres is missing: install PostgreSQL from Debian’s packages.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}
