import { describe, expect, test } from 'vitest'
import { hasUnkindWords } from './unkind-words.ts'

describe('words that hurt', () => {
  test.each([
    'you wanker',
    'what a bellend',
    'sh1t',
    'shiiiit',
    's h i t',
    'f.u.c.k off',
    'f*ck this',
    'fu\u200bck',
    'ｆｕｃｋ',
    'you are so ugly',
    'ur ugly',
    'you r a loser',
    'u stink',
    'nobody likes you',
    'everyone hates you',
    'that is so gay',
    'go back to your country',
    'kys',
    'kill urself',
    'just go and die',
    'send nudes',
    'i.d.i.o.t? you idiot',
  ])('are seen: %s', (text) => expect(hasUnkindWords(text)).toBe(true))

  test.each([
    'Sexual reproduction needs two parents; asexual reproduction one',
    'The penis and the vagina are organs, sperm are made in the testes',
    'Is Uranus bigger than Titan?',
    'What is assonance?',
    'Assess the analysis in class',
    'Scunthorpe, Essex, Sussex and Penistone',
    'Moby Dick and Emily Dickinson',
    'Titration: titrate with a burette',
    'x = 455, so 5 is the answer',
    'Rapeseed oil, cockroach, cocktail, peacock',
    'The flame-retardant dyke',
    'Guess what your stupid bus did to me again',
    'I hate fractions',
    'We like your idea and you are a fast reader',
    'Nobody knows who wrote it',
    'You are right, well done!',
    'it is e.g. a b c',
  ])('lessons have none: %s', (text) => expect(hasUnkindWords(text)).toBe(false))
})
