/** What could let a stranger reach a pupil. */
export type PersonalDetail = 'email' | 'link' | 'phone' | 'postcode' | 'address' | 'handle'

const numberWords = new Map(
  Object.entries({
    zero: '0',
    oh: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
  }),
)

const platforms = String.raw`(?:snap ?chat|snap|sc|insta(?:gram)?|ig|tik ?tok|discord|whats ?app|telegram|signal|facebook|fb|messenger|twitter|x|be ?real|roblox|fortnite|xbox|psn|playstation|steam|twitch|you ?tube|wechat|kik|skype|zoom|email|e-mail|number|phone|mobile)`
const tlds = String.raw`(?:com|co|uk|org|net|io|gg|me|tv|app|ly|be|edu|gov|info|biz|eu|us|xyz|link|site|online|dev|ai)`

const begin = String.raw`(?<![\d.,])(?:\+|00)?(?:44|0)`
/** Digits with nothing but spaces, brackets and dashes between them, or in groups joined by dots or commas. */
const phones = [
  new RegExp(String.raw`${begin}[\s()_*/-]*[1-9](?:[\s()_*/-]*\d){8,9}(?![\d.,]*\d)`),
  new RegExp(String.raw`${begin}\d{2,4}[.,]\d{3}[.,]?\d{3,4}(?!\d)`),
]

/** Telephone numbers as British ones begin, also spelt out or pulled apart. Sums and lists of numbers do not look like that. */
function hasPhone(text: string): boolean {
  const digits = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\b(zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/g, (word) => numberWords.get(word) ?? word)
  return phones.some((phone) => phone.test(digits))
}

const patterns: readonly [PersonalDetail, RegExp][] = [
  [
    'email',
    /[\w.+-]+\s*(?:@|\(at\)|\[at\]|\bat\b)\s*[a-z0-9-]+\s*(?:\.|\bdot\b|\(dot\))\s*(?:com|co|uk|org|net|edu|me|io)\b/i,
  ],
  ['link', /\b(?:https?|ftp)\s*:\s*\/\s*\/|\bwww\s*\./i],
  ['link', new RegExp(String.raw`\b[a-z0-9-]{2,}\.${tlds}(?:\.uk)?(?=$|[\s/?#!,)])`, 'i')],
  ['link', /\b[a-z0-9-]{2,}\s+dot\s+(?:com|co|uk|org|net|gg|io)\b/i],
  ['postcode', /\b(?:[A-Z]{1,2}\d[A-Z\d]?)\s*\d[ABD-HJLNP-UW-Z]{2}\b/],
  ['postcode', /\b(?:postcode|post code|zip)\b.{0,20}\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i],
  [
    'address',
    /\b\d{1,4}[a-z]?,? (?:(?!(?:the|this|that|each|per|new|main|busy|mean|long)\b)[a-z'’]{3,} ){1,2}(?:street|road|avenue|lane|crescent|terrace|drive|gardens)\b/i,
  ],
  [
    'address',
    /\b\d{1,4}[a-z]?,? (?:[A-Z][a-z'’]+ ){1,3}(?:St|Rd|Ave|Ln|Close|Dr|Way|Court|Grove|Place|Square|Hill|Mews|Row|Walk)\b/,
  ],
  [
    'address',
    /\b(?:i live|im living|i'm living|my house is|my flat is|my address is)\s+(?:at|on|in|near|next to|by|opposite|number|no)\b/i,
  ],
  ['address', /\bmy (?:home )?(?:address|postcode)(?:\s+is|\s*[:=])/i],
  ['handle', /(?<![\w@.])@[a-z][\w.]{2,}/i],
  [
    'handle',
    new RegExp(
      String.raw`\b(?:add|message|msg|dm|text|call|ring|find|follow|snap|hmu|hit)\s+(?:me|us|my)\b.{0,20}\b(?:on|up on|at|via|my)\s+${platforms}\b`,
      'i',
    ),
  ],
  [
    'handle',
    new RegExp(
      String.raw`\b(?:my|your|ur|ya|whats your|what's your)\s+(?:\w+\s+)?${platforms}(?:\s+(?:is|name|user|username|handle|tag|account|number))*(?:\s*[:=?]|\s+is\b|\s*$)`,
      'i',
    ),
  ],
  [
    'handle',
    new RegExp(
      String.raw`\b(?:snap ?chat|insta|instagram|tiktok|discord|snap|psn|roblox)\s*(?:[:=]|\bis\b)\s*\S{3,}`,
      'i',
    ),
  ],
]

/** The first personal detail that a text gives or asks for; null for nearly every text. */
export function findPersonalDetail(text: string): PersonalDetail | null {
  if (hasPhone(text)) return 'phone'
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
