/** The six questions that fill the input when they are pressed (contract §2). */
export const suggestedQuestions = [
  'What is photosynthesis?',
  'Explain fractions',
  'What is DNA?',
  'How do I use an apostrophe?',
  'Why did William win the Battle of Hastings?',
  'What causes earthquakes?',
] as const
