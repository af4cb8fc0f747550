/** Names that a pupil who does not write words of their own gives a group. */
export const groupNames = [
  'The Owls',
  'The Foxes',
  'The Otters',
  'The Badgers',
  'The Hedgehogs',
  'The Kingfishers',
  'The Red Squirrels',
  'The Bees',
  'The Comets',
  'The Rockets',
  'The Explorers',
  'The Inventors',
  'The Quiz Team',
  'The Flashcard Club',
  'The Revision Crew',
] as const

/** What they say a session is about. */
export const sessionTopics = [
  'Flashcards together',
  'A quiz together',
  'Exam questions',
  'Help each other with homework',
  'Reading the notes',
  'Getting ready for a test',
] as const
