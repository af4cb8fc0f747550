import type { ScanNode } from './scan-tree.ts'

/** Where a scan stands: the place of its stop at each level, from the screen's groups inwards. */
export interface Scan {
  at: readonly number[]
  /** Left by the person: nothing moves until the switch is pressed. */
  paused: boolean
}

/** `next`: the time of a stop is over, or a press that moves on. */
export type ScanEvent = 'next' | 'choose' | 'back'

export const startScan: Scan = { at: [0], paused: false }

/** What is highlighted: a thing, a group, or the stop at a group's end that leads out of it. */
export type ScanStop = { is: 'item'; item: number } | { is: 'group' | 'back'; node: readonly ScanNode[] }

type Tree = readonly ScanNode[]

/** Null where there is nothing to choose on the screen. */
export function stopOf(scan: Scan, tree: Tree): ScanStop | null {
  const level = levelOf(scan, tree)
  const node = level?.[lastOf(scan)]
  if (!level || tree.length === 0) return null
  if (node === undefined) return { is: 'back', node: level }
  return typeof node === 'number' ? { is: 'item', item: node } : { is: 'group', node }
}

/** A scan after an event, and what was chosen by it. A scan that doesn't fit the tree begins anew. */
export function scanReducer(scan: Scan, event: ScanEvent, tree: Tree): { scan: Scan; chosen: number | null } {
  const stop = stopOf(scan, tree)
  if (!stop) return { scan: startScan, chosen: null }
  const outer = scan.at.slice(0, -1)
  if (scan.paused) return { scan: event === 'choose' ? startScan : scan, chosen: null }
  const back = outer.length > 0 ? { at: outer, paused: false } : { ...scan, paused: true }
  if (event === 'back') return { scan: back, chosen: null }
  if (event === 'choose') {
    if (stop.is === 'item') return { scan, chosen: stop.item }
    return { scan: stop.is === 'back' ? back : { at: [...scan.at, 0], paused: false }, chosen: null }
  }
  const stops = (levelOf(scan, tree)?.length ?? 0) + (outer.length > 0 ? 1 : 0)
  return { scan: { at: [...outer, (lastOf(scan) + 1) % stops], paused: false }, chosen: null }
}

/** A scan at the stop of one thing, wherever it stands now; null when it isn't there. */
export function scanAt(item: number, tree: Tree): Scan | null {
  for (const [place, node] of tree.entries()) {
    if (node === item) return { at: [place], paused: false }
    const inner = typeof node === 'number' ? null : scanAt(item, node)
    if (inner) return { at: [place, ...inner.at], paused: false }
  }
  return null
}

const lastOf = ({ at }: Scan) => at.at(-1) ?? 0

/** The stops that a scan goes round; undefined when it doesn't fit the tree. */
function levelOf(scan: Scan, tree: Tree): Tree | undefined {
  let level: Tree = tree
  for (const place of scan.at.slice(0, -1)) {
    const node = level[place]
    if (node === undefined || typeof node === 'number') return undefined
    level = node
  }
  const most = scan.at.length > 1 ? level.length : level.length - 1
  return lastOf(scan) <= most ? level : undefined
}
