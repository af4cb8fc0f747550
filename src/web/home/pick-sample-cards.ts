import type { LevelSummary } from '#contract/curriculum.ts'
import type { ApiCall } from '../api/client.ts'

/** What fits on the card of the landing page, in characters. */
const LONGEST_FRONT = 90
const LONGEST_BACK = 150
const SAMPLES = 3

export interface SampleCard {
  id: string
  level: string
  subject: string
  hue: number
  frontHtml: string
  backHtml: string
}

/** A short flashcard from each of the levels with the most material, out of the subject that has the most. */
export async function pickSampleCards(api: ApiCall, levels: LevelSummary[]): Promise<SampleCard[]> {
  const richest = levels
    .flatMap(({ id, subjects }) => {
      const subject = subjects.toSorted((a, b) => b.flashcards - a.flashcards)[0]
      return subject && subject.flashcards > 0
        ? [{ level: id, subject: subject.slug, flashcards: subject.flashcards }]
        : []
    })
    .toSorted((a, b) => b.flashcards - a.flashcards)
    .slice(0, SAMPLES)
  const samples = await Promise.all(
    richest.map(async ({ level, subject: slug }) => {
      const {
        level: from,
        subject,
        material,
      } = await api('GET /api/curriculum/:level/:subject/material', {
        params: { level, subject: slug },
        query: {},
      })
      const card = material?.flashcards.find(
        ({ front, back }) => front.text.length <= LONGEST_FRONT && back.text.length <= LONGEST_BACK,
      )
      if (!card) return []
      const { id, front, back } = card
      return {
        id,
        level: from.title,
        subject: subject.title,
        hue: subject.hue,
        frontHtml: front.html,
        backHtml: back.html,
      }
    }),
  )
  return samples.flat()
}
