import type { Drive } from '../drive/drive.ts'
import type { Cluster } from '../start-cluster.ts'

/** What happens to a cluster under load. */
export interface Disturbance {
  name: string
  /** Does it, and waits until all is whole again. */
  happen(parts: { cluster: Cluster; drive: Drive; say: (line: string) => void }): Promise<void>
}

/** So many more answers show that the trial goes on. */
export const ANSWERS_BETWEEN = 60
