/** Where a page stands to a room (contract §4). */
export type ChannelState = 'closed' | 'joining' | 'joined' | 'leaving' | 'errored'

export type ChannelEvent =
  /** The page wants in, or out. */
  | 'join'
  | 'leave'
  /** The server's word: in; out, as asked or because there is no such room for this person; something failed. */
  | 'joined'
  | 'left'
  | 'errored'
  /** The connection under it. */
  | 'connected'
  | 'disconnected'

type Steps = Partial<Record<ChannelEvent, ChannelState>>

const steps: Record<ChannelState, Steps> = {
  closed: { join: 'joining' },
  joining: { joined: 'joined', left: 'closed', leave: 'leaving', errored: 'errored', disconnected: 'errored' },
  joined: { left: 'closed', leave: 'leaving', errored: 'errored', disconnected: 'errored' },
  // What it was told before the server heard that it goes changes nothing.
  leaving: { left: 'closed', disconnected: 'closed', errored: 'closed', join: 'joining' },
  errored: { join: 'joining', connected: 'joining', left: 'closed', leave: 'closed' },
}

/** What the channel is after something happened; events that mean nothing to a state leave it as it is. */
export function nextChannelState(state: ChannelState, event: ChannelEvent): ChannelState {
  return steps[state][event] ?? state
}
