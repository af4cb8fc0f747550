const named = new Map(
  Object.entries({
    m: 'metre',
    g: 'gram',
    s: 'second',
    min: 'minute',
    h: 'hour',
    t: 'tonne',
    J: 'joule',
    N: 'newton',
    W: 'watt',
    Pa: 'pascal',
    V: 'volt',
    A: 'amp',
    C: 'coulomb',
    Ω: 'ohm',
    T: 'tesla',
    Hz: 'hertz',
    K: 'kelvin',
    mol: 'mole',
    Bq: 'becquerel',
    Sv: 'sievert',
    '°C': 'degree Celsius',
    l: 'litre',
    ml: 'millilitre',
    eV: 'electronvolt',
    F: 'farad',
    B: 'byte',
    rad: 'radian',
  }),
)
const prefixes = new Map(
  Object.entries({
    k: 'kilo',
    c: 'centi',
    m: 'milli',
    d: 'deci',
    µ: 'micro',
    μ: 'micro',
    n: 'nano',
    p: 'pico',
    M: 'mega',
    G: 'giga',
    T: 'tera',
  }),
)
const invariable = /(?:hertz|kelvin)$/
const raised = new Map(Object.entries({ '²': '2', '³': '3' }))

/** Reads a unit: `m s^-2` is 'metres per second squared'. Undefined for what is no unit. `singular` for what follows the number 1. */
export function speakUnit(source: string, singular: boolean): string | undefined {
  const parts = source.replace(/\//g, ' / ').trim().split(/\s+/)
  if (parts.at(-1) === '/') return undefined
  const multiplied: string[] = []
  const divided: string[] = []
  let below = false
  for (const part of parts) {
    if (part === '/') {
      below = true
      continue
    }
    const [, sign = '', mark, exponent] = /^(.*?)([²³]?)(?:\^([-−]?\d+))?$/.exec(part) ?? []
    const name = nameOf(sign)
    if (name === undefined) return undefined
    const raisedTo = (exponent ?? raised.get(mark ?? '') ?? '1').replace('−', '-')
    const into = below || raisedTo.startsWith('-') ? divided : multiplied
    into.push(`${name}${powers(raisedTo.replace('-', ''))}`)
  }
  const last = multiplied.pop()
  const whole = last === undefined ? [] : [...multiplied, singular ? last : plural(last)]
  return [...whole, ...divided.map((unit) => `per ${unit}`)].join(' ')
}

function nameOf(sign: string): string | undefined {
  const name = named.get(sign)
  if (name !== undefined) return name
  const prefix = prefixes.get(sign[0] ?? '')
  const base = sign.length > 1 ? named.get(sign.slice(1)) : undefined
  return prefix !== undefined && base !== undefined ? `${prefix}${base}` : undefined
}

function plural(unit: string): string {
  const [, name = unit, rest = ''] = /^(\S+)(.*)$/.exec(unit) ?? []
  return invariable.test(name) ? unit : `${name}s${rest}`
}

function powers(power: string): string {
  if (power === '1') return ''
  return power === '2' ? ' squared' : power === '3' ? ' cubed' : ` to the power ${power}`
}
