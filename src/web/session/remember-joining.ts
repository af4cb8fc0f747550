import { deviceValue } from '../device/device-value.ts'
import { text } from '../device/stored-shape.ts'

/** The class that somebody was about to join while they sign up; without it they type the code again. */
const joining = deviceValue('joining', text, { quiet: true })

export const rememberJoining = (code: string): void => joining.keep(code)

/** The code of the class that somebody was about to join; null for none. */
export const joiningRemembered = (): string | null => joining.read()

export const forgetJoining = (): void => joining.forget()
