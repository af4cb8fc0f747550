/** Where a person in distress finds help in the United Kingdom. `tel` is the number as a telephone dials it. */
export interface HelpLine {
  name: string
  number: string
  tel: string
  about: string
}

export const helpLines: readonly HelpLine[] = [
  {
    name: 'Childline',
    number: '0800 1111',
    tel: '08001111',
    about: 'Free, day and night, for anyone under 19. It does not show on a phone bill.',
  },
  { name: 'Samaritans', number: '116 123', tel: '116123', about: 'Free, day and night, for anyone of any age.' },
  {
    name: 'Emergency',
    number: '999',
    tel: '999',
    about: 'If you or somebody else is in danger or badly hurt right now.',
  },
]

/** The one reply to a message of distress: the same words for everybody, never a machine's own. */
export const concernReply = {
  first:
    'Thank you for telling me. What you have written matters, and you do not have to deal with it by yourself. I am a computer program, so I cannot help you in the way a person can. Please talk to somebody now:',
  adult: 'A trusted adult: a parent or carer, a teacher, a school nurse, a doctor, or anybody you feel safe with.',
  last: 'It is never your fault that you feel like this, and people do want to help.',
  kept: 'Your message is kept for the adult whose job is to keep pupils safe, so that they can help too. Nobody else who uses this can see it.',
} as const
