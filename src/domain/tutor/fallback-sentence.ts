import type { TutorMode } from './tutor-mode.ts'

/** What the tutor says to a question that it has no answer to (contract §8). */
export const fallbackSentence: Record<TutorMode, string> = {
  normal:
    "I don't have specific information about that topic. Could you try rephrasing your question or ask about mathematics, science, or English?",
  eli5: "I'm not sure about that one! Can you ask me something else? I love helping with math, science, and English!",
}
