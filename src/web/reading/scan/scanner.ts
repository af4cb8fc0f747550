import { type Scan, type ScanEvent, scanAt, scanReducer, startScan, stopOf } from '#domain/reading/scan.ts'
import { itemsOf, type ScanNode, scanTree } from '#domain/reading/scan-tree.ts'
import { type Choosable, choosables, nameOfGroup, scopeOf, textOf } from './choosable.ts'
import { chooseByBoard, writeByBoard } from './scan-board.ts'
import { type ScanFrame, scanFrame } from './scan-frame.ts'
import { isTextField, isTyping, listenToSwitch } from './switch-input.ts'

const { documentElement: html } = document
const STANDARD_PACE_S = 2

let running: Scanner | null = null

/** Starts or ends scanning, as <html> asks for. */
export function followScanning(): void {
  if (html.dataset.readScan) running ??= new Scanner()
  else {
    running?.stop()
    running = null
  }
}

/** Goes round the screen as it stands at each moment; what stands where is settled by `domain/reading/scan`. */
class Scanner {
  readonly #frame: ScanFrame = scanFrame()
  readonly #unlisten: () => void
  #scan: Scan = startScan
  #things: Choosable[] = []
  #tree: readonly ScanNode[] = []
  #scope: HTMLElement = document.body
  #page = location.href
  #timer: ReturnType<typeof setTimeout> | undefined
  /** In step scanning resting chooses nothing before a press; the first stays where the frame is. */
  #moved = false

  constructor() {
    this.#unlisten = listenToSwitch({
      onDown: () => clearTimeout(this.#timer),
      onPress: () => this.#press(),
      onBack: () => this.#do('back'),
      onSecond: () => {
        this.#moved = false
        this.#do('choose')
      },
    })
    this.#look()
    this.#show()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#unlisten()
    this.#frame.remove()
  }

  #press(): void {
    const stepwise = html.dataset.readScan === 'step' && !this.#scan.paused
    if (!stepwise) return this.#do('choose')
    if (this.#moved) return this.#do('next')
    this.#moved = true
    this.#wait()
  }

  /** What happens when a stop's time is over: by itself the scan moves on; step by step, resting is choosing. */
  #tick(): void {
    if (document.hidden || isTyping() || this.#scan.paused) return this.#wait()
    if (html.dataset.readScan !== 'step') return this.#do('next')
    if (!this.#moved) {
      this.#look()
      return this.#show()
    }
    this.#moved = false
    this.#do('choose')
  }

  #do(event: ScanEvent): void {
    // A press goes to what was in the frame, even if the screen has changed since; waiting goes by the screen as it is.
    if (event !== 'choose') this.#look()
    const { scan, chosen } = scanReducer(this.#scan, event, this.#tree)
    this.#scan = scan
    const thing = chosen === null ? undefined : this.#things[chosen]
    if (thing?.element.isConnected) choose(thing.element)
    if (event === 'choose') this.#look()
    this.#show()
  }

  /** Reads the screen anew and finds the stop again; on another page, in another dialog, the scan begins at its start. */
  #look(): void {
    const stop = stopOf(this.#scan, this.#tree)
    const before = stop && this.#things[stop.is === 'item' ? stop.item : (itemsOf(stop.node)[0] ?? -1)]
    const scope = scopeOf()
    const things = choosables(scope)
    const same =
      scope === this.#scope &&
      things.length === this.#things.length &&
      things.every(({ element }, at) => element === this.#things[at]?.element)
    const elsewhere = scope !== this.#scope || this.#page !== location.href
    this.#things = things
    this.#scope = scope
    this.#page = location.href
    if (same) return
    this.#tree = scanTree(things.map(({ containers }) => containers))
    const at = elsewhere ? -1 : things.findIndex(({ element }) => element === before?.element)
    const found = at < 0 ? null : scanAt(at, this.#tree)
    const depth = stop?.is === 'item' ? undefined : this.#scan.at.length
    this.#scan = { ...startScan, ...(found && { at: found.at.slice(0, depth) }), paused: this.#scan.paused }
  }

  #show(): void {
    const stop = this.#scan.paused ? null : stopOf(this.#scan, this.#tree)
    if (!stop) this.#frame.hide()
    else {
      const things = (stop.is === 'item' ? [stop.item] : itemsOf(stop.node)).flatMap((item) => this.#things[item] ?? [])
      const [first] = things
      // The focus is seen and said by itself; in a text field it would open a keyboard.
      const focused = stop.is === 'item' && first !== undefined && !isTextField(first.element)
      if (focused) first.element.focus({ preventScroll: true })
      const name = stop.is === 'item' ? textOf(first) : nameOfGroup(things)
      const words =
        stop.is === 'back' ? `Back from ${name}` : stop.is === 'group' ? `${name}, ${things.length} stops` : name
      this.#frame.show(
        things.map(({ seen }) => seen),
        stop.is,
        focused ? '' : words,
        this.#scope,
      )
    }
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const pace = Number(html.dataset.readPace ?? STANDARD_PACE_S) || STANDARD_PACE_S
    this.#timer = setTimeout(() => this.#tick(), pace * 1000)
  }
}

function choose(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement) chooseByBoard(element)
  else if (isTextField(element)) writeByBoard(element)
  else element.click()
}
