/** The name of the device's note that somebody is signed in here; it says nothing about who. */
export const SIGNED_IN_HINT = 'revisewell-signed-in'

/**
 * Keeps the note, so that the next page doesn't show 'Sign In' for a moment to somebody who is. A device that stores
 * nothing just shows it.
 */
export function rememberWhetherSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN_HINT, '1')
    else localStorage.removeItem(SIGNED_IN_HINT)
  } catch {
    // Storage may be switched off.
  }
}
