const letterRows = ['abcdef', 'ghijkl', 'mnopqr', 'stuvwxyz', '01234', '56789', '.,?!@-_', "'/:()+=&%#"]
type Field = HTMLInputElement | HTMLTextAreaElement

/** A board of letters for a text field, gone through row by row; what was written is in the field when it is done. */
export function writeByBoard(field: Field): void {
  let text = field.value
  let capitals = false
  const written = document.createElement('output')
  const refresh = () => {
    written.value = `${'type' in field && field.type === 'password' ? '•'.repeat(text.length) : text}▏`
  }
  const key = (label: string, act: () => void) => keyOf(label, () => (act(), refresh()))
  const rows = letterRows.map((row) =>
    rowOf(
      Array.from(row, (letter) => {
        const made = key(letter, () => {
          text += capitals ? letter.toUpperCase() : letter
        })
        made.dataset.letter = letter
        return made
      }),
    ),
  )
  const board = boardOf(field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? 'Write', [
    written,
    rowOf([
      key('Space', () => {
        text += ' '
      }),
      key('Delete', () => {
        text = Array.from(text).slice(0, -1).join('')
      }),
      key('Capitals', () => {
        capitals = !capitals
        for (const letter of board.querySelectorAll<HTMLElement>('[data-letter]'))
          letter.textContent = capitals ? (letter.dataset.letter ?? '').toUpperCase() : (letter.dataset.letter ?? '')
      }),
      keyOf('Done', () => {
        board.close()
        setValue(field, text)
      }),
    ]),
    ...rows,
  ])
  refresh()
}

/** The options of a list, each to choose. */
export function chooseByBoard(list: HTMLSelectElement): void {
  const options = Array.from(list.options).filter(({ disabled }) => !disabled)
  const board = boardOf(list.labels?.[0]?.textContent ?? list.getAttribute('aria-label') ?? 'Choose', [
    rowOf(
      options.map((option) =>
        keyOf(option.text, () => {
          board.close()
          list.value = option.value
          for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))
        }),
      ),
    ),
    rowOf([keyOf('Leave it as it is', () => board.close())]),
  ])
}

function boardOf(title: string, parts: HTMLElement[]): HTMLDialogElement {
  const board = document.createElement('dialog')
  board.className = 'scan-board'
  board.setAttribute('aria-label', title)
  const heading = document.createElement('h2')
  heading.textContent = title
  board.append(heading, ...parts)
  board.addEventListener('close', () => board.remove())
  document.body.append(board)
  board.showModal()
  return board
}

function rowOf(keys: HTMLElement[]): HTMLElement {
  const row = document.createElement('fieldset')
  row.append(...keys)
  return row
}

function keyOf(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}

/** Sets a field as typing would, so that whoever listens to it hears of it. */
function setValue(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
