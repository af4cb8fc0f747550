/** A thing on the screen that a scan can choose. */
export interface Choosable {
  element: HTMLElement
  /** What is seen of it: a hidden radio button is seen by its label. */
  seen: HTMLElement
  /** The containers that it stands in, the outermost first. */
  containers: readonly string[]
}

const choosable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]:not([role=tabpanel]), [contenteditable=true]'
const container =
  'header, nav, main, footer, aside, section, article, form, fieldset, dialog, details, ul, ol, table, tr, [role=group], [role=radiogroup], [role=tablist], [role=grid], [role=row]'
/** What is out of sight until it has the focus is for those who press Tab. */
const unavailable = '.sr-only:not(input), :disabled, [aria-disabled=true], [inert] *, [inert], [aria-hidden=true] *'
/** What a pupil is here for comes first; the site's own links come last. */
const landmarks = ['main', 'aside', 'header', 'footer']

const ids = new WeakMap<Element, string>()
let lastId = 0
function idOf(element: Element): string {
  const id = ids.get(element) ?? String(++lastId)
  ids.set(element, id)
  return id
}

/** What stands in front of all else: an open dialog, or the panel that calls itself one. */
export function scopeOf(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]:not(dialog)')
  return Array.from(dialogs).findLast((dialog) => dialog.checkVisibility()) ?? document.body
}

/** Everything that can be chosen on the screen as it stands, what matters most first. */
export function choosables(scope: HTMLElement = scopeOf()): Choosable[] {
  const found = Array.from(scope.querySelectorAll<HTMLElement>(choosable)).flatMap((element) => {
    const seen = seenOf(element)
    return seen && !element.matches(unavailable) ? [{ element, seen, containers: containersOf(element, scope) }] : []
  })
  return found.sort((one, other) => rankOf(one.element) - rankOf(other.element))
}

function seenOf(element: HTMLElement): HTMLElement | null {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const seen = [element, ...(label ? [label] : [])].find((part) => {
    const { width, height } = part.getBoundingClientRect()
    return width > 2 && height > 2 && part.checkVisibility({ visibilityProperty: true })
  })
  return seen ?? null
}

function containersOf(element: HTMLElement, scope: HTMLElement): string[] {
  const containers: string[] = []
  for (let at = element.parentElement?.closest(container); at && scope.contains(at) && at !== scope; ) {
    containers.unshift(idOf(at))
    at = at.parentElement?.closest(container)
  }
  return containers
}

function rankOf(element: HTMLElement): number {
  const rank = landmarks.findIndex((landmark) => element.closest(landmark))
  return rank < 0 ? landmarks.length : rank
}

/** How a group is called: by its own name, its heading, or what it begins with. */
export function nameOfGroup(group: readonly Choosable[]): string {
  const [first] = group
  let shared: Element | null | undefined = first?.seen.parentElement
  while (shared && !group.every(({ seen }) => shared?.contains(seen))) shared = shared.parentElement
  const label = shared?.getAttribute('aria-label')
  const heading = shared?.querySelector('h1, h2, h3, legend')
  const within = shared !== document.body && heading?.textContent
  return label || within || `${textOf(first)}…`
}

/** What a thing says. */
export const textOf = (thing: Choosable | undefined): string =>
  (thing?.element.getAttribute('aria-label') ?? thing?.seen.textContent ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80)
