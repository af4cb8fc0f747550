import type { TutorMode } from './tutor-mode.ts'

/** What the tutor says before topics to choose from, where it is not sure which was meant. */
export const choiceSentence: Record<TutorMode, string> = {
  normal: 'I’m not sure which topic you mean. Choose one and I’ll answer from its note.',
  eli5: 'I’m not sure what you mean. Is it one of these? Choose one!',
}
