/** Whether what takes long is tried as often as it is worth (`npm test -- --thorough`), and not as often as every change can bear. */
export const thorough = process.env.THOROUGH === 'on'
