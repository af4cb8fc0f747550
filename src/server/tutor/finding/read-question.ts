import type { Lexicon } from './lexicon.ts'
import { pairsOf, plainWords, termOf } from './plain-words.ts'
import type { Speller } from './spelling.ts'

/** One thing that a question names, by every term that may be ours for it. */
export interface AskedWord {
  said: string
  /** Whether our material has the word as it was written. */
  known: boolean
  terms: { term: string; weight: number }[]
}

export interface ReadQuestion {
  words: AskedWord[]
  /** Whether it names something that no school teaches. */
  notSchool: boolean
  /** Whether it has a word of leisure. */
  leisure: boolean
}

/** A word of ours for an everyday one is worth less than if it had been said. */
const MEANT = 0.75

/** What is said in signs, in words. */
const signs: [RegExp, string][] = [
  // 'What does osmosis mean?' asks for no average.
  [/(?<=^(?:what|wot|wat|whats).*\S )(?<!\b(?:the|a|your|find|and) )means?\b(?=[\s?!.]*$)/g, ' '],
  [/\b(?:the )?meaning of\b|\bdo (?:you|u) mean\b|\bmeans? (?:by|that)\b/g, ' '],
  [/(?<=^|\s)!+(?=\s|$)/g, ' exclamation mark '],
  [/(?<=\w\s)\?(?=\s\w)/g, ' question mark '],
  [/%/g, ' percent '],
  [/£/g, ' pounds '],
  [/(?<=\d)p\b/g, ' pence '],
  [/\b\d+\s*\/\s*\d+\b/g, ' fraction '],
  [/\b\d+\s*:\s*\d+\b/g, ' ratio '],
  [/(?<=\d\s*)[×x*](?=\s*\d)/g, ' multiplication '],
  [/(?<=\d) (?:take|minus) (?=\d)/g, ' subtraction '],
  [/\b(?:goes with|makes?|and what makes) (?:(?:10|20|100)|\d+ to make (?:10|20|100|ten|twenty))\b/g, ' number bonds '],
  [/(?<=\d\s*)÷(?=\s*\d)/g, ' division '],
  [/\^\d?/g, ' power '],
  [/°/g, ' degrees '],
  [/[–—/-]/g, ' '],
]

/** Reads questions as pupils type them: short forms, slips, everyday words. */
export function createQuestionReader(lexicon: Lexicon, speller: Speller, knowsTerm: (term: string) => boolean) {
  const silent = new Set(lexicon.silent)
  const notSchool = new Set(lexicon.notSchool)
  const leisure = new Set(lexicon.leisure)
  const elsewhere = lexicon.notSchoolPhrases.map((phrase) => new RegExp(` ${phrase.replaceAll('… ', '(?:\\S+ )*?')} `))
  const shortForms = new Map(Object.entries(lexicon.shortForms))
  const sameAs = new Map(Object.entries(lexicon.sameAs))
  const phrases = Object.entries(lexicon.phrases)
    .map(([said, meant]) => ({ said: ` ${said} `, meant }))
    .sort((a, b) => b.said.length - a.said.length)

  const wordOf = (said: string): AskedWord => {
    const known =
      knowsTerm(termOf(said)) && (speller.knows(said) || said.length < 3 || /\d/.test(said) || endless(said))
    const terms = known ? [{ term: termOf(said), weight: 1 }] : []
    const own = sameAs.get(said) ?? []
    for (const meant of own) terms.push({ term: termOf(meant), weight: known ? MEANT : 1 })
    if (!known && own.length === 0)
      for (const { word, likeness } of speller.correct(said)) {
        terms.push({ term: termOf(word), weight: likeness })
        for (const meant of sameAs.get(word) ?? []) terms.push({ term: termOf(meant), weight: likeness * MEANT })
      }
    return { said, known, terms: terms.filter(({ term }) => knowsTerm(term)) }
  }
  /** A form of a word that the material has in another form. */
  const endless = (said: string) => speller.knows(termOf(said)) || knowsTerm(termOf(said))

  return (question: string): ReadQuestion => {
    const spoken = signs.reduce((text, [sign, words]) => text.replace(sign, words), question.toLowerCase())
    const plain = plainWords(spoken.replace(/['’‘](?=s\b)/g, ' ').replace(/['’‘]/g, ''))
    const said = plain.filter((word) => word !== 's').flatMap((word) => (shortForms.get(word) ?? word).split(' '))
    let rest = ` ${said.join(' ')} `
    const words: AskedWord[] = []
    for (const { said: phrase, meant } of phrases)
      if (rest.includes(phrase)) {
        rest = rest.replace(phrase, ' ')
        const terms = meant.map(termOf).filter(knowsTerm)
        words.push({ said: phrase.trim(), known: true, terms: terms.map((term) => ({ term, weight: 1 })) })
      }
    const left = rest.split(' ').filter((word) => word !== '' && !silent.has(word))
    for (const word of new Set(left)) {
      // Numbers are what a sum is done with, not what it is about; a year is.
      if (/^\d/.test(word) && !/^(?:1\d|20)\d\d$/.test(word)) continue
      words.push(wordOf(word))
    }
    // What is one thing in our material is one thing in a question.
    for (const pair of new Set(pairsOf(rest.split(' ').filter((word) => word !== ''))))
      if (knowsTerm(pair)) words.push({ said: pair, known: true, terms: [{ term: pair, weight: 1 }] })
    return {
      words,
      leisure: left.some((word) => leisure.has(word)),
      notSchool:
        left.some((word) => notSchool.has(word)) || elsewhere.some((phrase) => phrase.test(` ${plain.join(' ')} `)),
    }
  }
}
