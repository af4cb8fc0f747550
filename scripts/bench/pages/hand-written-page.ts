import type { Flashcard } from '#domain/curriculum/topic.ts'

const css = `
body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #1c2430; background: #fff }
h1 { font-size: 1.75rem; line-height: 1.2 }
details { margin: 1rem 0; border: 1px solid #b8c2cc; border-radius: 0.5rem; text-align: center }
summary { padding: 2rem 1rem; cursor: pointer; list-style: none; font-size: 1.375rem }
details > div { border-top: 1px solid #b8c2cc; padding: 1rem; font-size: 1.25rem }
@media (prefers-color-scheme: dark) { body { color: #e8edf2; background: #12181f } }`

/** The least that a person would write by hand to show these cards: no script, no other file, a card is a `<details>`. */
export function handWrittenPage({ title, cards }: { title: string; cards: readonly Flashcard[] }): string {
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
<main>
<h1>${title}</h1>
${list.join('\n')}
</main>
</body>
</html>
`
}
