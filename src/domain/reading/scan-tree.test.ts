import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsOf, MOST_STOPS, type ScanNode, scanTree } from './scan-tree.ts'

const anyScreen = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }), { maxLength: 150 })
const groupsIn = (nodes: readonly ScanNode[]): (readonly ScanNode[])[] =>
  nodes.flatMap((node) => (typeof node === 'number' ? [] : [node, ...groupsIn(node)]))

describe('the groups of a scan', () => {
  test('everything on a screen is in them once, in its order', () => {
    fc.assert(
      fc.property(anyScreen, (screen) => {
        expect(itemsOf(scanTree(screen))).toEqual(Array.from(screen.keys()))
      }),
    )
  })

  test('none is longer than a person can wait for, and none has a single stop', () => {
    fc.assert(
      fc.property(anyScreen, (screen) => {
        const tree = scanTree(screen)
        expect(tree.length).toBeLessThanOrEqual(MOST_STOPS)
        for (const group of groupsIn(tree)) {
          expect(group.length).toBeGreaterThan(1)
          expect(group.length).toBeLessThanOrEqual(MOST_STOPS)
        }
      }),
    )
  })

  test('a few things need no groups', () => {
    expect(scanTree([['main'], ['main', 'form'], ['footer']])).toEqual([0, 1, 2])
  })

  test('many are grouped as the screen groups them', () => {
    const main = (...parts: string[]) => ['main', ...parts]
    expect(
      scanTree([main(), main('quiz'), main('quiz'), main('quiz'), ['header'], ['header'], ['footer'], ['footer']]),
    ).toEqual([
      [0, 1, 2, 3],
      [4, 5],
      [6, 7],
    ])
  })

  test('a long list is cut into parts of nearly the same size', () => {
    const tree = scanTree(Array.from({ length: 20 }, () => ['list']))
    expect(tree.map((node) => itemsOf(node).length)).toEqual([6, 7, 7])
  })
})
