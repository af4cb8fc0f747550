/** What a topic's reading and checking depends on besides its file. */
export const contentCode = [
  'scripts/content',
  'src/domain/curriculum',
  'src/domain/exam',
  'src/domain/lessons',
  'src/domain/questions',
  'src/server/draws',
  'src/server/tex',
  'package-lock.json',
]
