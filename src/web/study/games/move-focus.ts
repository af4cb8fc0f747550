const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
type Arrow = keyof typeof arrows
const isArrow = (key: string): key is Arrow => Object.hasOwn(arrows, key)

/** How much further away something seems that lies to the side of where the arrow points. */
const ASIDE = 3

/**
 * Moves the focus among the `[data-option]` of a board to the nearest in the arrow's direction; from anywhere else to the
 * first. True when it moved.
 */
export function moveFocus(board: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false
  const options = [...board.querySelectorAll<HTMLElement>('[data-option]')]
  const from = options.find((option) => option === document.activeElement)
  const [right, down] = arrows[key]
  const here = from && centre(from)
  const distance = (option: HTMLElement) => {
    if (!here) return 0
    const there = centre(option)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const ahead = x * right + y * down
    return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + ASIDE * Math.abs(x * down + y * right)
  }
  const [nearest] = options
    .filter((option) => option !== from && distance(option) < Number.POSITIVE_INFINITY)
    .sort((one, other) => distance(one) - distance(other))
  nearest?.focus()
  return nearest !== undefined
}

/** Presses the option that a figure key names: 1 is the first. */
export function pressOption(board: HTMLElement, key: string): boolean {
  if (!/^[1-9]$/.test(key)) return false
  const option = board.querySelectorAll<HTMLElement>('[data-option]')[Number(key) - 1]
  option?.click()
  return option !== undefined
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
