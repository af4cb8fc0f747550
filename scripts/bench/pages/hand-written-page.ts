import type { Flashcard } from '#domain/curriculum/topic.ts'

const css = `
body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #1c2430; background: #fff }
h1 { font-size: 1.75rem; line-height: 1.2 }
details { margin: 1rem 0; border: 1px solid #b8c2cc; border-radius: 0.5rem; text-align: center }
summary { padding: 2rem 1rem; cursor: pointer; list-style: none; font-size: 1.375rem }
details > div { border-top: 1px solid #b8c2cc; padding: 1rem; font-size: 1.25rem }
@media (prefers-color-scheme: dark) { body { color: #e8edf2; background: #12181f } }`

/**
 * The least that a person would write by hand for the same content: every card, and the words and links that stand round
 * them on `page`, our own; no script, no other file, a card is a `<details>`.
 */
export function handWrittenPage({ title, cards, page }: { title: string; cards: readonly Flashcard[]; page: string }) {
  const list = cards.map(
    ({ front, back }) => `<details><summary>${front.html}</summary><div>${back.html}</div></details>`,
  )
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${css}
</style>
</head>
<body>
<header>${linksIn(page, 'header')}</header>
<main>
<h1>${title}</h1>
${list.join('\n')}
${linksIn(page, 'main')}
</main>
<footer>${linksIn(page, 'footer')}</footer>
</body>
</html>
`
}

/** The links of one part of a page, each once and without what only styles it. */
function linksIn(page: string, part: 'header' | 'main' | 'footer'): string {
  const [, inside = ''] = new RegExp(`<${part}\\b(.*?)</${part}>`, 's').exec(page) ?? []
  const links = [...inside.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', content = '']) =>
      `<a href="${href}">${content.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, '').trim()}</a>`,
  )
  return [...new Set(links)].join('\n')
}
