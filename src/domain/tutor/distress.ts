/**
 * What a message may be a sign of. The rule looks for what people say of themselves, so that Romeo and enzymes may die in
 * peace; where it is in doubt it takes the message seriously.
 */
export const concernKinds = ['self-harm', 'abuse', 'bullying', 'threat', 'unsafe'] as const
export type ConcernKind = (typeof concernKinds)[number]

const me = String.raw`(?:i|im|ive|ill|id|i am|i have|i will|we)`
const oneself = String.raw`(?:myself|my self|meself|me)`
const wish = String.raw`(?:want(?:ed)?|wanna|wana|going|gonna|gunna|plan(?:ning)?|thinking|need|about|ready|trying|tried|like|feel like|decided|might|will|could|should)`
const person = String.raw`(?:(?:my|our|the|a) )?(?:step ?)?(?:mum|mom|mam|dad|daddy|mummy|father|mother|parents?|brother|sister|uncle|auntie|aunt|cousin|grandad|grandpa|nan|gran|grandma|granny|boyfriend|girlfriend|bf|gf|ex|teacher|coach|tutor|carer|neighbour|babysitter|family|step ?dad|step ?mum|he|she|they|someone|somebody|everyone|everybody|people|a man|a boy|a girl|this man|this boy|kids|boys|girls|friends?|mates?)`
const victim = String.raw`(?:him|her|them|you|someone|somebody|everyone|everybody|people|my (?:step ?)?(?:mum|mom|mam|dad|brother|sister|teacher|teachers|class|friend|ex|boyfriend|girlfriend|parents|family|self)|the teacher|(?:a|that|this) (?:boy|girl|kid|teacher|person))`

const rule = (pattern: string) => new RegExp(String.raw`\b${pattern}\b`)

const signs: Record<ConcernKind, readonly RegExp[]> = {
  'self-harm': [
    rule(
      `${me}\\b(?: \\w+){0,6} (?:kill|killing|hang|hanging|harm|harming|hurt|hurting|cut|cutting|burn|burning|stab|stabbing|shoot|drown|drowning|starve|starving|poison|strangle) ${oneself}`,
    ),
    rule(`^(?:to )?(?:kill|killing|hang|hanging|harming|hurting|cutting|starving) myself`),
    rule(
      `(?:how|ways?|easiest|quickest|painless|best)\\b(?: \\w+){0,4} (?:kill|hang|harm|hurt|cut|starve|drown|poison) (?:myself|my self|yourself|your self)`,
    ),
    rule(
      `${me}\\b(?: \\w+){0,3} ${wish}(?: to)?(?: just)? (?:die|be dead|not exist|disappear forever|not be here|not wake up)`,
    ),
    rule(`${me} ${wish} (?:of|about) (?:dying|suicide|ending (?:it|my)|killing)`),
    rule(`${me}\\b(?: \\w+){0,3} wish(?:ed)?(?: that)? i (?:was|were|am) (?:dead|never born|gone|not alive)`),
    rule(
      '(?:wish|wishing)(?: that)? i (?:was|were|had|could)(?: just)? (?:dead|die|never (?:been )?born|never existed|not exist)',
    ),
    rule(
      `(?:dont|do not|didnt|no longer|cant|cannot|not) (?:even )?(?:want|wanna|wish)(?: to)? (?:be alive|live|exist|be here|wake up)(?: any ?more| any longer| another day| with myself| at all)?$`,
    ),
    rule(
      `(?:dont|do not|no longer|not) (?:even )?(?:want|wanna|wish)(?: to)? (?:be alive|live any ?more|exist|be here any ?more|wake up (?:any ?more|ever|tomorrow))`,
    ),
    rule(`(?:end|ending|take|taking) (?:my|my own) (?:life|own life)`),
    rule(`${me}\\b(?: \\w+){0,4} (?:end|ending) it all`),
    rule(
      '(?:no|any|what is the|whats the|the|see no|isnt any) (?:reason|point)(?: for me)? (?:to (?:live|keep living|go on|carry on living|be alive)|in (?:living|being alive|going on|life)|of (?:living|being alive|my life))',
    ),
    rule('better off (?:dead|without me|if i (?:was|were) (?:dead|gone|not here))'),
    rule(
      '(?:nobody|no one|noone|anyone|anybody|would they|would anyone)\\b(?: \\w+){0,4} (?:care|notice|miss me|sad|cry)(?: \\w+){0,2} if i (?:died|die|was dead|were dead|killed|disappeared|was gone|wasnt here)',
    ),
    rule(`${me}(?: \\w+){0,3} (?:suicidal|self ?harm(?:ing|ed)?|self ?harmed)`),
    rule(`^(?:suicidal|suicide|self ?harm|kms|kill me|kill me now|want to die|i give up on life)$`),
    rule(`(?:kms|kys|sewer ?slide|unalive (?:myself|me)|unaliving myself|kill yourself)`),
    rule(`${me}\\b(?: \\w+){0,4} (?:commit(?:ting)?|attempt(?:ing|ed)?|try(?:ing)?) suicide`),
    rule('how (?:to|do i|can i|would i|do you) (?:commit suicide|end my life|overdose)'),
    rule(
      `(?:how many|enough|too many|lots of|loads of)\\b(?: \\w+){0,2} (?:pills|tablets|paracetamol|ibuprofen|sleeping pills)\\b(?: \\w+){0,5} (?:die|kill me|kill myself|overdose|od)`,
    ),
    rule(
      `${me}(?: \\w+){0,2} (?:taken|took|swallowed) (?:an overdose|too many|loads of|lots of|a lot of|all (?:of )?(?:my|the|mums|dads))(?: \\w+)?(?: pills| tablets| paracetamol)?`,
    ),
    rule(`${me}(?: \\w+){0,2} (?:overdosed|od d|oded)`),
    rule(`${me} (?:really |just |so |absolutely )?(?:hate) (?:myself|my life|being alive|living)`),
    rule(
      `${me} (?:cant|cannot|can not) (?:go on|cope any ?more|take (?:it|this) any ?more|do (?:it|this|life) any ?more|carry on living|keep living)`,
    ),
    rule(
      `${me} (?:feel|am feeling|feeling|am)(?: so| really| completely| totally| just)? (?:worthless|hopeless|like dying|dead inside|empty inside)`,
    ),
    rule(`${me}\\b(?: \\w+){0,3} (?:make|making|made) myself (?:sick|throw up|vomit|puke)`),
    rule(`${me}(?: \\w+){0,2} (?:starving myself|stopped eating|want to starve)`),
  ],
  abuse: [
    rule(
      `${person}(?: \\w+){0,2} (?:hits|hit|beats?|beat|beating|hitting|punch(?:es|ed)?|kick(?:s|ed)?|slap(?:s|ped)?|chok(?:es|ed)|strangl(?:es|ed)|hurts?|hurting|burn(?:s|t|ed)?|abus(?:es|ed|ing)|rap(?:ed|es)|molest(?:s|ed)|assault(?:s|ed)|groom(?:s|ed)|threaten(?:s|ed)?) (?:me|us)(?! (?:with a|at (?:chess|fifa|football|tennis|games?|maths|a )))`,
    ),
    rule(
      `${person}(?: \\w+){0,3} (?:touch(?:es|ed|ing)?) (?:me|my (?:private|privates|private parts|body|bum|breasts?|boobs))`,
    ),
    rule(
      `${person}(?: \\w+){0,3} (?:mak(?:es|ing)|made|forc(?:es|ed|ing)) me(?: \\w+){0,2} (?:touch|kiss|undress|have sex|do sex|do sexual|do bad|do things|take my clothes|take off my clothes|watch porn|send (?:pics|pictures|photos|nudes))`,
    ),
    rule(
      `${me}(?: \\w+){0,3} (?:being|been|was|got|getting) (?:sexually )?(?:abused|raped|molested|assaulted|groomed|beaten(?: up)?|neglected|blackmailed|hit at home|hurt at home)`,
    ),
    rule(
      `(?:asked|asking|asks|wants|want|told|telling|tells|forced|pressuring) me (?:to send|for)(?: \\w+){0,3} (?:nudes?|naked|pics of my body|sexy)`,
    ),
    rule(`(?:nudes?|naked (?:pictures?|photos?|pics?)) of me`),
    rule(
      `(?:scared|afraid|frightened|terrified) (?:to go home|of going home|to be at home|of my (?:step ?)?(?:mum|mom|dad|father|mother|uncle|brother|boyfriend|parents))`,
    ),
    rule(`(?:dont|do not) feel safe (?:at home|with my|at school|anywhere)`),
  ],
  bullying: [
    rule(`${me}(?: \\w+){0,3} (?:being|been|getting|get|am|was) (?:\\w+ )?(?:bullied|cyber ?bullied|picked on)`),
    rule(`${person}(?: \\w+){0,3} (?:bully|bullies|bullying|bullied|picks? on|picking on) me`),
    rule('(?:everyone|everybody|they all|the whole class) (?:hates|bullies|laughs at) me'),
  ],
  threat: [
    rule(
      `${me}\\b(?: \\w+){0,3} ${wish}(?: to)?(?: \\w+)? (?:kill|stab|shoot|murder|hurt|attack|poison|strangle|beat up|blow up) ${victim}`,
    ),
    rule(
      `(?:im|i am) going to (?:shoot|blow|burn|bomb)(?: \\w+)? (?:up |down )?(?:my|the|this) (?:school|house|class)`,
    ),
    rule(
      `(?:bring|bringing|take|taking|carry|carrying|brought|got|have|has) a (?:knife|gun|blade)(?: \\w+)? (?:to|into|in|at) (?:my )?(?:school|class)`,
    ),
    rule(
      'how (?:to|do i|can i|would i) (?:kill|murder|poison|stab|hurt) (?:someone|somebody|a person|people|my \\w+)(?: without| and| so|$)',
    ),
  ],
  unsafe: [
    rule(
      'how (?:to|do i|can i|could i|would i|do you) (?:make|build|buy|get hold of|get|grow|cook)(?: (?:a|an|some|my own))?(?: (?:pipe|petrol|nail|home ?made|real|small))* (?:bombs?(?! calorimeter)|explosives?|guns?|weapons?|grenades?|molotov|poison|meth|cocaine|heroin|weed|cannabis|ketamine|drugs|vapes?|fake id)',
    ),
    rule(`${me}\\b(?: \\w+){0,4} (?:run|running|ran|runaway) away(?: from home)?$`),
    rule(`${me}\\b(?: \\w+){0,4} (?:run|running|ran) away from (?:home|my \\w+)`),
    rule('(?:send|show) (?:me )?(?:your )?nudes'),
    rule(
      `${me}(?: \\w+){0,4} (?:meet|meeting|met) (?:up with )?(?:someone|somebody|a (?:man|guy|boy|girl|person|stranger)|him|her)(?: \\w+){0,3} (?:online|from (?:the internet|snapchat|instagram|tiktok|discord|roblox))`,
    ),
  ],
}

/** In a question about a text, what stands in quotation marks is the text's. */
const aboutText =
  /\b(?:quote|quotation|line|lines|poem|poet|play|novel|character|stanza|scene|act|chapter|author|narrator|speaker|playwright|shakespeare|macbeth|juliet|romeo|hamlet|othello|lady macbeth|inspector calls|jekyll|technique|metaphor|language|therapist|therapy|patient|says|said)\b/
const quoted = /["“][^"”]*["”]|(?<=^|\s)['‘][^'’]*(?:['’](?=\w)[^'’]*)*['’](?=$|\W)/g
const firstPersonOutside = /\b(?:i (?:said|told|wrote|think|feel|keep)|my)\b/

/** Words as the rule reads them: lower case, without apostrophes and other marks. */
function plainWords(message: string): string {
  return message
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9\s]/g, ' ')
    .replace(/\bsu[1!]cid/g, 'suicid')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a message is a sign of; null for nearly every message. */
export function findConcern(message: string): ConcernKind | null {
  const lower = message.toLowerCase()
  const outside = lower.replace(quoted, ' ')
  const own = aboutText.test(outside) && !firstPersonOutside.test(outside) ? outside : lower
  const words = plainWords(own)
  return concernKinds.find((kind) => signs[kind].some((sign) => sign.test(words))) ?? null
}
