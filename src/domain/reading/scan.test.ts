import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Scan, type ScanEvent, scanAt, scanReducer, startScan, stopOf } from './scan.ts'
import { itemsOf, scanTree } from './scan-tree.ts'

const tree = [[0, 1, [2, 3]], 4, [5, 6]]
const after = (events: ScanEvent[], from: Scan = startScan) =>
  events.reduce((state, event) => scanReducer(state.scan, event, tree), { scan: from, chosen: null as number | null })

describe('a scan', () => {
  test('goes round the groups of the screen and begins again', () => {
    expect(stopOf(after(['next']).scan, tree)).toEqual({ is: 'item', item: 4 })
    expect(after(['next', 'next', 'next']).scan).toEqual(startScan)
  })

  test('a chosen group is gone through item by item, and at its end stands the way out', () => {
    expect(stopOf(after(['choose', 'next']).scan, tree)).toEqual({ is: 'item', item: 1 })
    expect(stopOf(after(['choose', 'next', 'next', 'next']).scan, tree)).toMatchObject({ is: 'back' })
    expect(after(['choose', 'next', 'next', 'next', 'choose']).scan).toEqual(startScan)
    expect(after(['choose', 'next', 'next', 'next', 'next']).scan.at).toEqual([0, 0])
  })

  test('a chosen item is told, and the scan stays with it', () => {
    expect(after(['choose', 'next', 'choose'])).toEqual({ scan: { at: [0, 1], paused: false }, chosen: 1 })
  })

  test('back leaves a group, and among the groups it pauses until the switch is pressed', () => {
    expect(after(['choose', 'back']).scan).toEqual(startScan)
    const paused = after(['next', 'back']).scan
    expect(paused.paused).toBe(true)
    expect(after(['next', 'back'], paused).scan).toEqual(paused)
    expect(after(['choose'], paused)).toEqual({ scan: startScan, chosen: null })
  })

  test('begins anew where the screen has become another', () => {
    expect(scanReducer({ at: [7, 3], paused: false }, 'next', tree).scan).toEqual(startScan)
    expect(scanReducer(startScan, 'choose', [])).toEqual({ scan: startScan, chosen: null })
  })

  test('finds an item wherever it stands', () => {
    expect(scanAt(3, tree)?.at).toEqual([0, 2, 1])
    expect(scanAt(9, tree)).toBeNull()
  })

  const anyScreen = fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 120,
  })

  test('whatever is pressed, something on the screen is highlighted', () => {
    fc.assert(
      fc.property(anyScreen, fc.array(fc.constantFrom<ScanEvent>('next', 'choose', 'back')), (screen, events) => {
        const groups = scanTree(screen)
        let scan = startScan
        for (const event of events) {
          scan = scanReducer(scan, event, groups).scan
          expect(stopOf(scan, groups)).not.toBeNull()
        }
      }),
    )
  })

  test('one switch reaches everything: waiting and choosing leads to each item', () => {
    fc.assert(
      fc.property(anyScreen, fc.nat(), (screen, any) => {
        const groups = scanTree(screen)
        const wanted = any % screen.length
        let scan = startScan
        for (let press = 0; press < 200; press++) {
          const stop = stopOf(scan, groups)
          const there =
            stop?.is === 'item' ? stop.item === wanted : stop?.is === 'group' && itemsOf(stop.node).includes(wanted)
          const { scan: moved, chosen } = scanReducer(scan, there ? 'choose' : 'next', groups)
          if (chosen !== null) {
            expect(chosen).toBe(wanted)
            return
          }
          scan = moved
        }
        throw new Error(`item ${wanted} is never reached`)
      }),
    )
  })
})
