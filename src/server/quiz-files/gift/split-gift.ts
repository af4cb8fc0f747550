/** An item of a GIFT file as it stands there. */
export interface GiftItem {
  comments: string[]
  text: string
}

/** Cuts a GIFT file into its items: an empty line ends one, and lines that begin with // are comments, as in Moodle. */
export function splitGift(source: string): { category: string; items: GiftItem[] } {
  const items: GiftItem[] = []
  let category = ''
  let open: GiftItem = { comments: [], text: '' }
  const close = () => {
    if (open.text.trim() !== '') items.push({ ...open, text: open.text.trim() })
    open = { comments: [], text: '' }
  }
  const lines = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  for (const line of lines) {
    const bare = line.trim()
    if (bare.startsWith('//')) open.comments.push(bare)
    else if (bare.startsWith('$CATEGORY:')) {
      close()
      category ||= bare.slice('$CATEGORY:'.length).trim()
    } else if (bare !== '') open.text += `${line}\n`
    else if (open.text !== '') close()
  }
  close()
  return { category, items }
}
