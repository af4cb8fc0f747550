/** The verbs with which misconceptions begin, as the material writes them for teachers ('Thinks that …'). */
const verbs = new Set(
  `accept add adjust agree allow analyse announce answer apply ask assume attribute average avoid balance be begin believe bend
  bisect blame break bring build buy calculate call cancel care carry change charge check choose claim clap clear close coat collect
  combine comment compare conclude confuse consider convert copy correct count cover crystallise cube cut deny describe differentiate
  dismiss dissolve divide do double draw drop end enlarge estimate evaporate exaggerate exchange expand expect explain extend
  extrapolate factorise favour fill filter find fit fix flip follow forget form generalise get give go group guess halve have hear hire
  hold hunt ignore imagine import include increase insult integrate introduce invent invert join judge jump keep know label land lay leap leave let
  limit line link list look lose lower make match measure melt mention merge miscount misplace misread miss mistake mix move multiply
  name narrow negate number omit open order output overlook overrate oxidise pair paraphrase pass pay pick pile place plan plot point
  pour print put raise read recall reduce reflect reject remember remove repeat replace report retell reverse round run say scale see
  send separate set share shift shorten show simplify skip slip solve sort speak spell split spoil spot square start state stay step sterilise
  stop substitute subtract summarise supply suppose suspect swap take tax tell test think throw tie treat trust try turn twist
  underestimate undo use vaccinate warm weigh widen work worry write`.split(/\s+/),
)

/** Verbs that hardly name things as well, as 'cubes' and 'counts' do. */
const verbsAlone = new Set(
  `add cancel confuse differentiate divide drop end find forget get give ignore introduce invent keep land leave lose make miss move
  multiply overlook put read reverse round simplify slip spoil
  stop subtract substitute take treat write`.split(/\s+/),
)

/** What may follow a verb but hardly a noun: 'and takes the …', unlike 'squares and cubes'. */
const object =
  /^(\d|the|an?|its?|them|all|both|each|one|two|three|out|up|away|not|those|this|these|another|any|every|everything|nothing|what|whatever|only)\b/
/** From here on somebody else may do what the verbs say. */
const clause = /\b(that|which|who|what|how|when|where|because|whether|if)\b/

/**
 * A misconception as it is said to the pupil who holds it: 'Thinks that …' becomes 'You might think that …'. One that begins with
 * no verb that we know, as a teacher may write it, stays as it is.
 */
export function sayToPupil(misconception: string): string {
  const [, first = '', rest = ''] = /^([A-Z][a-z]+)\b(.*)$/s.exec(misconception) ?? []
  const verb = baseOf(first.toLowerCase())
  if (!verb) return misconception
  const negated = verb === 'do' && rest.startsWith(' not ')
  const said = `You might${negated ? '' : ` ${verb}`}`
  const end = rest.search(clause)
  const own = end < 0 ? rest : rest.slice(0, end)
  return `${said}${ofThePupil(own)}${rest.slice(own.length)}`
}

/** The same for the verbs that follow: 'and forgets the charge' becomes 'and forget the charge'. */
const ofThePupil = (text: string) =>
  text.replaceAll(/(\b(?:and|or|but|then) (?:then |so )?)([a-z]+)( \S+)?/g, (whole, before, word, after = '') => {
    const verb = baseOf(word)
    if (!verb || !(verbsAlone.has(verb) || object.test(after.trim()))) return whole
    return verb === 'do' && after === ' not' ? `${before}not` : `${before}${verb}${after}`
  })

/** The verb of which this is what he or she does; undefined for any other word. */
function baseOf(word: string): string | undefined {
  if (word === 'is') return 'be'
  if (word === 'has') return 'have'
  return [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (base) => base !== word && verbs.has(base),
  )
}
