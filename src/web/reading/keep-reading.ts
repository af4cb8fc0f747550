import type { Profile } from '#contract/accounts.ts'
import { type ReadingChoices, sameReading } from '#domain/reading/reading-choices.ts'
import { api } from '../api/browser-api.ts'
import { followLines } from './line-focus.ts'
import { rememberUnsent, shownReading, showReading, storedReading, unsentOwner } from './reading-storage.ts'

/** A person moves through several choices before one stays. */
const SEND_AFTER_MS = 700

let agreedWith: Profile | null = null
let scanned = false
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Makes device and account agree, once for each answer of the server about who is signed in: what the account could not be
 * told yet is sent, else the account's choices hold here.
 */
export function keepReading(profile: Profile | null): void {
  if (profile && profile !== agreedWith) {
    if (unsentOwner() === profile.id) void send(profile.id, storedReading())
    else if (profile.reading && !sameReading(profile.reading, shownReading())) showReading(profile.reading)
  }
  agreedWith = profile
  followLines()
  followScan()
}

/** Takes a choice: shown at once, kept on the device, and with the account of `owner` (null for a guest). */
export function chooseReading(choices: ReadingChoices, owner: string | null): void {
  showReading(choices)
  followLines()
  followScan()
  clearTimeout(waiting)
  if (owner === null) return
  rememberUnsent(owner)
  waiting = setTimeout(() => void send(owner, choices), SEND_AFTER_MS)
}

/** What makes one switch enough is fetched by those who have chosen it. */
function followScan(): void {
  if (document.documentElement.dataset.readScan || scanned)
    void import('./scan/scanner.ts').then(({ followScanning }) => followScanning())
  scanned ||= document.documentElement.dataset.readScan !== undefined
}

async function send(owner: string, reading: ReadingChoices): Promise<void> {
  try {
    await api('PATCH /api/me', { body: { reading } })
    if (sameReading(reading, shownReading()) && unsentOwner() === owner) rememberUnsent(null)
  } catch {
    // It stays noted as unsent; the next page tries again.
  }
}
