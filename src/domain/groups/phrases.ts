/** What can be said in a group without typing; whoever is under 13, or has not said that they are not, says only these. */
export const phrases = [
  { id: 'hello', text: 'Hello everyone!' },
  { id: 'ready', text: 'I am ready to start.' },
  { id: 'wait-please', text: 'Please wait for me, I need a minute.' },
  { id: 'back', text: 'I am back.' },
  { id: 'flashcards', text: 'Shall we do flashcards?' },
  { id: 'quiz', text: 'Shall we do a quiz?' },
  { id: 'past-question', text: 'Shall we try an exam question?' },
  { id: 'your-turn', text: 'Your turn!' },
  { id: 'stuck', text: 'I am stuck on this one.' },
  { id: 'explain', text: 'Can somebody explain this, please?' },
  { id: 'got-it', text: 'I get it now.' },
  { id: 'did-it', text: 'I finished it!' },
  { id: 'yes', text: 'Yes.' },
  { id: 'no', text: 'No.' },
  { id: 'not-sure', text: 'I am not sure.' },
  { id: 'thank-you', text: 'Thank you!' },
  { id: 'well-done', text: 'Well done!' },
  { id: 'keep-going', text: 'Keep going, you can do it.' },
  { id: 'break', text: 'Shall we have a short break?' },
  { id: 'next-time', text: 'See you at the next session.' },
  { id: 'goodbye', text: 'Goodbye!' },
] as const

export type PhraseId = (typeof phrases)[number]['id']

/** The words of a phrase; an id that a later version dropped still says that there was one. */
export const phraseText = (id: string) => phrases.find((phrase) => phrase.id === id)?.text ?? '(a phrase)'
