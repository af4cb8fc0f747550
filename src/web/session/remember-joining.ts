const KEY = 'revisewell.joining'

/** Keeps the class that somebody was about to join while they sign up, on this device. */
export function rememberJoining(code: string): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // A device that keeps nothing: they type the code again.
  }
}

/** The code of the class that somebody was about to join; null for none. */
export function joiningRemembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetJoining(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
