/** Puts marks around what is selected in a field, or both at the cursor; the field's own undo still works on it. */
export function wrapSelection(field: HTMLTextAreaElement, before: string, after = before): string {
  const { selectionStart: from, selectionEnd: to, value } = field
  const text = `${before}${value.slice(from, to)}${after}`
  field.setRangeText(text, from, to, 'end')
  if (from === to) field.setSelectionRange(from + before.length, from + before.length)
  field.focus()
  return field.value
}
