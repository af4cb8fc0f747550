import { expect, test } from 'vitest'
import { figureColours, lessonPicture } from './lesson-picture.ts'

const css = ':root { --fig-1: red; --fig-ink: black; } .dark { --fig-1: pink; --fig-ink: white; }'

test("a drawing's file has the theme's colours in it", () => {
  const colours = figureColours(css)
  const figure = '<figure class="drawing"><svg role="img" viewBox="0 0 1 1"><path fill="var(--fig-1)"/></svg></figure>'
  expect(lessonPicture(figure, colours.light)).toMatch(/^<svg .*<path fill="red"\/><\/svg>$/)
  expect(lessonPicture(figure, colours.dark)).toContain('fill="pink"')
  expect(lessonPicture(figure, colours.dark)).toContain('xmlns="http://www.w3.org/2000/svg"')
})

test('a colour that only one theme has is a fault', () => {
  expect(() => figureColours(':root { --fig-1: red; }')).toThrow('themes.css')
})
