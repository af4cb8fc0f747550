/** A thing that can be chosen, by its place in the list, or a group of such. */
export type ScanNode = number | readonly ScanNode[]

/** At most this many stops one after the other: each costs the person its time. */
export const MOST_STOPS = 8
/** So few are quicker one by one than by groups. */
const FEW = 6

/**
 * Groups what can be chosen on a screen for row–column scanning. Each thing is given by the containers that it stands in,
 * the outermost first; the groups keep the order, and none has a single stop or more than `MOST_STOPS`.
 */
export function scanTree(containers: readonly (readonly string[])[]): readonly ScanNode[] {
  const branch = (items: readonly number[], depth: number): readonly ScanNode[] => {
    if (items.length <= FEW) return items
    const runs = runsOf(items, (item) => containers[item]?.[depth])
    const [only] = runs
    if (only && runs.length === 1 && only.container !== undefined) return branch(items, depth + 1)
    return inFew(
      runs.flatMap((run) => (run.container === undefined ? run.items : [groupOf(branch(run.items, depth + 1))])),
    )
  }
  return branch(Array.from(containers.keys()), 0)
}

/** Neighbours in the same container go together; things without one stand alone, side by side. */
function runsOf(items: readonly number[], containerOf: (item: number) => string | undefined) {
  const runs: { container: string | undefined; items: number[] }[] = []
  for (const item of items) {
    const container = containerOf(item)
    const last = runs.at(-1)
    if (last && last.container === container) last.items.push(item)
    else runs.push({ container, items: [item] })
  }
  return runs
}

const groupOf = (nodes: readonly ScanNode[]): ScanNode => (nodes.length === 1 ? (nodes[0] ?? nodes) : nodes)

/** Too many neighbours become groups of nearly the same size. */
function inFew(nodes: readonly ScanNode[]): readonly ScanNode[] {
  if (nodes.length <= MOST_STOPS) return nodes
  const groups = Math.ceil(nodes.length / MOST_STOPS)
  return inFew(
    Array.from({ length: groups }, (_, group) =>
      groupOf(
        nodes.slice(Math.floor((group * nodes.length) / groups), Math.floor(((group + 1) * nodes.length) / groups)),
      ),
    ),
  )
}

/** Everything in a group, in order. */
export const itemsOf = (node: ScanNode): number[] => (typeof node === 'number' ? [node] : node.flatMap(itemsOf))
