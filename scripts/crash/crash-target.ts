import type { Queries } from '#server/database/database.ts'
import type { SignedInPupil } from '../product/sign-in-pupils.ts'

export interface Victim {
  name: string
  /** Whether the product's own process ends; otherwise it has to live through the loss of what does. */
  endsServer: boolean
  /** Kills it. Whatever is not the product's own process is brought up again. */
  kill(): Promise<void>
}

/** The product on one kind of database, with pupils signed in. */
export interface CrashTarget {
  database: 'embedded' | 'postgres'
  pupils: readonly SignedInPupil[]
  /** Rounds take them in turn. */
  victims: readonly Victim[]
  /** Starts the product unless it runs. @returns its address. */
  start(): Promise<string>
  /** Reads the database as it is at the moment of the call. An embedded one may be in nobody's hands then. */
  inspect<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
  /** Stops everything and removes it. */
  remove(): Promise<void>
}
