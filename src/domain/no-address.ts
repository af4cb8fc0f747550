/** Addresses that lead nowhere (RFC 2606): an account without an e-mail address has one, since each account needs its own. */
export const NO_ADDRESS = '@pupil.invalid'

/** Whether nobody is reached at an address. */
export const isNoAddress = (address: string) => address.trim() === '' || address.trim().endsWith(NO_ADDRESS)
