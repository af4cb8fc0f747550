import type { Page } from 'playwright'

/** Each control that something fixed to the window lies over once it has the focus, wherever the page was scrolled to (WCAG 2.4.11). */
export const coveredWithFocus = (page: Page) =>
  page.evaluate(() => {
    const fixedOver = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
      return null
    }
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    return Array.from(document.querySelectorAll<HTMLElement>(focusable)).flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) return []
      return ['top', 'foot'].flatMap((edge) => {
        // At an edge of the window, where the next press of Tab would find it.
        const focused = document.activeElement
        if (focused instanceof HTMLElement || focused instanceof MathMLElement) focused.blur()
        const before = control.getBoundingClientRect()
        scrollBy(0, edge === 'top' ? before.top - 4 : before.bottom - innerHeight + 4)
        control.focus()
        if (document.activeElement !== control) return []
        const { left, top, width, height } = control.getBoundingClientRect()
        const over = fixedOver(document.elementFromPoint(left + width / 2, top + height / 2))
        const hidden = over !== null && !over.contains(control)
        return hidden ? [`at the ${edge}: ${control.outerHTML.slice(0, 120)} under ${over.outerHTML.slice(0, 80)}`] : []
      })
    })
  })

/** Each chosen control that looks like one beside it that is not. */
export const unclearChoices = (page: Page) =>
  page.evaluate(() => {
    const pairs: [chosen: string, other: string][] = [
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['[aria-selected="true"]', '[aria-selected="false"]'],
      ['label:has(> input.sr-only:checked)', 'label:has(> input.sr-only:not(:checked))'],
      ['nav a[aria-current="page"]', 'nav a:not([aria-current])'],
    ]
    const look = (element: Element) => {
      const { backgroundColor, color, borderBottomColor } = getComputedStyle(element)
      return [backgroundColor, color, borderBottomColor].join(' ')
    }
    return pairs.flatMap(([chosen, other]) =>
      Array.from(document.querySelectorAll(chosen)).flatMap((element) => {
        const beside = element
          .closest('nav, fieldset, [role="tablist"], div:has(> button + button)')
          ?.querySelector(other)
        const alike = beside && element.checkVisibility() && look(element) === look(beside)
        return alike ? [element.outerHTML.slice(0, 120)] : []
      }),
    )
  })

/**
 * Each bar that has no outline, so that it looks full when it is empty, and each filled part that looks like the rest; a part that is as
 * long as a share is one whatever it is called.
 */
export const unclearBars = (page: Page) =>
  page.evaluate(() => {
    const outlined = (bar: Element | null) => bar && Number.parseFloat(getComputedStyle(bar).borderTopWidth) > 0
    const bars = Array.from(document.querySelectorAll('.bar, [role="progressbar"]')).filter((bar) => !outlined(bar))
    const parts = Array.from(document.querySelectorAll<HTMLElement>('.bar-fill, [style*="%"]')).filter((part) => {
      const { backgroundColor } = getComputedStyle(part)
      const isPart = part.matches('.bar-fill') || (part.textContent === '' && part.style.width.endsWith('%'))
      if (!isPart || !part.parentElement) return false
      const alike = backgroundColor === getComputedStyle(part.parentElement).backgroundColor
      return alike || (part.style.width.endsWith('%') && !outlined(part.parentElement))
    })
    return [...bars, ...parts].filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 120))
  })
