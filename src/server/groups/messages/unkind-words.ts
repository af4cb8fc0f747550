import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity'

/** In the library's list, but words of biology, geography and history lessons here. */
const wordsOfLessons = new Set(
  'anus penis ejaculate masturbate sex semen vagina orgasm incest dyke chink scat abo negro'.split(' '),
)

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** British and playground insults that the library does not know. `|` is a word's border. */
const british = listOf(`
  |arsehole, |bellend, |bell end, |knobhead, |knob head, |knobend, |tosser, |minger, |slag|, |slags|,
  |slapper, |pikey, |pikie, |chav|, |chavs|, |paki|, |pakis|, |gyppo, |gypo, |nonce, |spaz, |spacker,
  |mong|, |batty boy, |battyboy, |poofter, |poof|, |lezzer, |lesbo, |shag|, |shagging, |sod off,
  |bugger off, |stfu, |gtfo, |kys|, |skank, |wog|, |golliwog, |coon|, |send nudes, |nudes|, |milf, |thot|,
  |fk off, |fuk, |fck, |biatch, |beyotch, |prik|, |wasteman
`)

/** Ordinary words in which a listed one stands. */
const harmless = listOf(`
  cocktail, cockroach, cockerel, cockle, cockpit, cockatoo, peacock, hancock, woodcock, alcock, hitchcock,
  weathercock, stopcock, cuckold, rapeseed, oilseed rape, rape of the lock, rape seed, moby dick,
  dickinson, dickie, pricked, prick test, finger prick, pin prick, pinprick, prickl, retardant,
  retardation, spastic paralysis, scunthorpe, penistone, hooker, joseph hooker, titanic, bastardi,
  bitcher, twatt, wankel, swank, kikely, titration, title, titan, titch, tithe, titus, titian, titmouse,
  titbit, titer, titre, titicaca, titrat, titular, cumin, assonan, tranny
`)

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => wordsOfLessons.has(metadata?.originalWord ?? ''))
for (const word of british)
  dataset.addPhrase((phrase) => phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(word)))
dataset.addPhrase((phrase) => {
  for (const word of harmless) phrase.addWhitelistedTerm(word)
  return phrase.setMetadata({ originalWord: 'harmless' }).addPattern(parseRawPattern('|fuckk|'))
})
const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers })

const you = String.raw`(?:you|u|ya|youre|he|hes|she|shes|they|theyre)`
const are = String.raw`(?: (?:are|r|is))?(?: (?:all|such|so|just|really|a|an|the|too|very|well|literally|actually|proper))*`
const insults = String.raw`(?:ugly|fat|stupid|thick|dumb|pathetic|worthless|disgusting|gross|smelly|stink|scum|trash|rubbish at everything|idiots?|morons?|losers?|freaks?|weirdos?|psychos?|pigs?|cows?|gay|lesbian|tramps?|terrorists?|retarded|nobody|waste of space|joke)`

/** Cruelty in clean words, and words with their letters starred out. Apostrophes are gone and case is lower. */
const cruel: readonly RegExp[] = [
  new RegExp(String.raw`\b${you}${are} ${insults}\b`),
  // 'Your ugly' for 'you are ugly', but not 'your stupid bus'.
  new RegExp(String.raw`\b(?:your|ur)${are} ${insults}(?=$|[^\w\s]| (?:and|lol|haha|af|bro)\b)`),
  new RegExp(String.raw`\b(?:kill|unalive|hang|off) (?:yo)?ur ?self\b`),
  /\b(?:go|just|should|pls|please) (?:and )?die\b|\bdrop dead\b|\bhope (?:you|u|he|she|they) dies?\b/,
  /\b(?:nobody|no one|noone|everyone|everybody|we all|they all|i|we) (?:really |all |just )?(?:likes|like|hates?|despises?|wants|cares about) (?:you|u)\b(?<!likes you|like you|cares about you|wants you)/,
  /\b(?:nobody|no one|noone) (?:really )?(?:likes|wants|cares about|loves|invited|asked) (?:you|u|him|her|them)\b/,
  /\b(?:thats|that is|this is|its|so) (?:so |well |proper )?gay\b/,
  /\bgo back (?:to|where) (?:your|ur|you|u)\b/,
  /\b(?:your|ur|yo) (?:mum|mom|mams?)s? (?:is|a|so|fat)\b/,
  /\b(?:f[*#@$!.-]+(?:u?c?k|k)|f[*#@$!]+|sh[*#@$!]+t|s[*#@$!]+t|b[*#@$!]+ch|c[*#@$!]+t|wank[*#@$!]+|d[*#@$!]+k|n[*#@$!]+(?:er|a))(?![\w*])/,
]

/** Letters that somebody pulled apart, as in 'i d i o t' or 'i.d.i.o.t', are put together again. */
const joined = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s._*~-]{1,2}){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu, (spaced) =>
    spaced.replace(/[\s._*~-]/g, ''),
  )
/** Numbers are sums here, not letters in disguise. */
const withoutNumbers = (text: string) => text.replace(/(?<![\p{L}@$!])\d[\d.,]*(?![\p{L}@$!])/gu, ' ')
const withoutInvisible = (text: string) => text.normalize('NFKC').replace(/[\p{Cf}\p{Mn}\u034f]/gu, '')

/** Whether a text has words that hurt: abuse, slurs, sexual or cruel words, also where they are disguised. */
export function hasUnkindWords(text: string): boolean {
  const plain = withoutInvisible(text)
  const variants = [withoutNumbers(plain), withoutNumbers(joined(plain))]
  if (variants.some((variant) => matcher.hasMatch(variant))) return true
  const words = plain.toLowerCase().replace(/['’`]/g, '').replace(/\s+/g, ' ')
  return [words, joined(words)].some((variant) => cruel.some((pattern) => pattern.test(variant)))
}
