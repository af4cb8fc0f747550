import { describe, expect, test } from 'vitest'
import { type ConcernKind, findConcern } from './distress.ts'

const heard: [message: string, kind: ConcernKind][] = [
  ['I want to kill myself', 'self-harm'],
  ['i want to kill my self', 'self-harm'],
  ["I'm going to hang myself", 'self-harm'],
  ["i've been cutting myself again", 'self-harm'],
  ['I keep hurting myself when I get a bad mark', 'self-harm'],
  ['i wanna die', 'self-harm'],
  ['I just want to die', 'self-harm'],
  ['I wish I was dead', 'self-harm'],
  ['i wish i had never been born', 'self-harm'],
  ["I don't want to live anymore", 'self-harm'],
  ['I dont want to be here any more', 'self-harm'],
  ["I don't want to be alive", 'self-harm'],
  ['I am thinking about suicide', 'self-harm'],
  ['I feel suicidal', 'self-harm'],
  ['suicide', 'self-harm'],
  ['kms', 'self-harm'],
  ['I want to end my life', 'self-harm'],
  ["I'm going to end it all", 'self-harm'],
  ["there's no point in living", 'self-harm'],
  ['everyone would be better off without me', 'self-harm'],
  ['nobody would care if I died', 'self-harm'],
  ['how many paracetamol would it take to kill me', 'self-harm'],
  ['how do I kill myself', 'self-harm'],
  ['what is a painless way to kill yourself', 'self-harm'],
  ['I took an overdose', 'self-harm'],
  ['ive taken too many tablets', 'self-harm'],
  ['I hate myself', 'self-harm'],
  ['I hate my life so much', 'self-harm'],
  ["I can't go on", 'self-harm'],
  ['I can’t take it anymore', 'self-harm'],
  ['i feel so worthless', 'self-harm'],
  ['I make myself sick after I eat', 'self-harm'],
  ['i self harm', 'self-harm'],
  ['My dad hits me', 'abuse'],
  ['my stepdad beat me last night', 'abuse'],
  ['My uncle touches me', 'abuse'],
  ['someone at school touched my private parts', 'abuse'],
  ['he raped me', 'abuse'],
  ['I was sexually assaulted', 'abuse'],
  ["I'm scared to go home", 'abuse'],
  ["i don't feel safe at home", 'abuse'],
  ['a man online asked me to send nudes', 'abuse'],
  ['he keeps asking me for naked pictures', 'abuse'],
  ["I'm being bullied", 'bullying'],
  ['People keep bullying me at school', 'bullying'],
  ['I am getting picked on every day', 'bullying'],
  ["I'm going to kill my brother", 'threat'],
  ['i want to stab someone', 'threat'],
  ['I am bringing a knife to school', 'threat'],
  ['how do i make a bomb', 'unsafe'],
  ['how to make a pipe bomb', 'unsafe'],
  ['how do I buy weed', 'unsafe'],
  ['I want to run away from home', 'unsafe'],
  ["I'm going to run away", 'unsafe'],
  ['send nudes', 'unsafe'],
  ['I am going to meet someone I know online', 'unsafe'],
  ['I said "I want to kill myself" to my mum', 'self-harm'],
  ['Can you explain fractions? I want to die', 'self-harm'],
]

const unheard = [
  'how do enzymes get killed by heat',
  'Romeo kills himself',
  'why did Macbeth kill Duncan',
  'Why does Romeo kill himself?',
  'How does Lady Macbeth die? Is it suicide?',
  "What does Durkheim's study of suicide show?",
  'what is the suicide rate in the UK',
  'Why does Juliet say "I long to die"?',
  "Explain the line 'I will kill myself' in the play",
  'Who killed Thomas Becket?',
  'How did Hitler die',
  'how many people died in the Battle of the Somme',
  'what kills bacteria',
  'How do I kill bacteria with antibiotics?',
  'How do antibiotics kill bacteria but not me?',
  'Can I cut a triangle in half',
  'How do I cut the shape along the line of symmetry?',
  'I cut the magnet in half, what happens?',
  'this homework is killing me',
  'I am dying to know how volcanoes work',
  'I want to learn about death in Hamlet',
  "I'm going to shoot a ball upwards at 5 m/s, how high does it go",
  'I want to hit a target with a projectile',
  'my teacher gave me a test on fractions',
  'my dad helps me with maths',
  'my brother beats me at chess',
  'what is a hanging valley',
  'how do I end my essay',
  'I give up on algebra, please help',
  "I can't do this question",
  "i don't want to do maths",
  'I hate fractions',
  'how to hurt less when I run: what is lactic acid',
  'What is self-pollination?',
  'what happens when blood cells burst',
  'why do people hate Shylock',
  'why did the Nazis kill so many people',
  'how is a person poisoned by carbon monoxide',
  'what is the point of life cycles',
  'How do predators kill their prey?',
  'what is bullying in psychology studies of conformity',
  'Explain the abuse of power in Animal Farm',
  'why was the gun used in the First World War',
  'how does the noose tighten in An Inspector Calls',
  "Explain Eva Smith's suicide in An Inspector Calls",
  'what does the heart do when I am scared',
  'what is the overdose of a drug on the liver',
  'what would happen if I was in a vacuum',
  'I got a lot of questions wrong',
  'who made the atomic bomb',
  'how does a bomb calorimeter work',
  'how do I make a bomb calorimeter more accurate',
  'how are drugs tested before they are sold',
  'how do I get the gun powder plot dates right',
  'how do I make soluble salts',
  'why did Huck run away',
  'why did the slaves run away from their owners',
  'I met a question about online safety',
  'what is DNA',
  '',
]

describe('a message of distress is heard', () => {
  test.each(heard)('%s', (message, kind) => {
    expect(findConcern(message)).toBe(kind)
  })
})

describe('a question about the subject is not taken for one', () => {
  test.each(unheard)('%s', (message) => {
    expect(findConcern(message)).toBeNull()
  })
})

test('capitals, marks and spaces make no difference', () => {
  for (const [message, kind] of heard)
    for (const written of [message.toUpperCase(), `  ${message} !!! `, message.replaceAll("'", '’')])
      expect([written, findConcern(written)]).toEqual([written, kind])
})

test('the longest message that may be sent is judged, however it repeats itself', () => {
  for (const part of ['i am being very very ', 'i ', 'my dad my dad ', 'im going to going to ', "'i say "])
    expect(findConcern(part.repeat(200).slice(0, 500))).toBeNull()
})
