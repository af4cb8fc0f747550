/** Carries short texts to every server of the product, this one included. */
export interface NoticeBus {
  /** Call it once what it is about is committed. */
  publish(text: string): Promise<void>
  /** Looks whether it still hears; to be called every now and then. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface Listener {
  onNotice: (text: string) => void
  /** Some notices may not have been heard. */
  onGap: () => void
  onProblem: (error: unknown) => void
}

/** PostgreSQL takes less than 8000 bytes in a notification. */
export const MAX_NOTICE_BYTES = 7900

/** For a server that is alone, as on the embedded database. */
export function openLocalBus({ onNotice }: Pick<Listener, 'onNotice'>): NoticeBus {
  return {
    publish: async (text) => onNotice(text),
    check: async () => undefined,
    close: async () => undefined,
  }
}
