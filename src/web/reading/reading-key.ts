/** Where a device keeps how its person reads; the head's script reads it before the first paint. */
export const READING = 'reading'
