/** Powers of the base units, such as `{ m: 1, s: -2 }`. What has no base in the SI (money, angle) is a base of its own here. */
export type Dimensions = Readonly<Record<string, number>>

export interface Unit {
  /** How many of the base unit it is. */
  factor: number
  dimensions: Dimensions
  /** Added to a value before `factor`: only for temperatures that don't begin at absolute zero. */
  offset?: number
}

interface Named extends Unit {
  symbols: readonly string[]
  /** In the singular; the plural is understood, too. */
  names: readonly string[]
  /** Whether kilo- and the others go before it. */
  prefixed: boolean
}

const unit = (
  symbols: string,
  names: string,
  factor: number,
  dimensions: Dimensions,
  prefixed = false,
  offset = 0,
): Named => ({
  symbols: symbols.split(' ').filter(Boolean),
  names: names.split(',').filter(Boolean),
  factor,
  dimensions,
  prefixed,
  offset,
})

const force = { kg: 1, m: 1, s: -2 }
const energy = { kg: 1, m: 2, s: -2 }
const volume = { m: 3 }
const none = {}
const PREFIXED = true

/** The units of school science, maths and daily life, with the spellings that pupils use. */
const units: readonly Named[] = [
  unit('m', 'metre,meter', 1, { m: 1 }, PREFIXED),
  unit('g', 'gram,gramme', 0.001, { kg: 1 }, PREFIXED),
  unit('s sec secs', 'second', 1, { s: 1 }, PREFIXED),
  unit('A amp amps', 'ampere', 1, { A: 1 }, PREFIXED),
  unit('K', 'kelvin', 1, { K: 1 }, PREFIXED),
  unit('mol mols', 'mole', 1, { mol: 1 }, PREFIXED),
  unit('cd', 'candela', 1, { cd: 1 }, PREFIXED),
  unit('N', 'newton', 1, force, PREFIXED),
  unit('J', 'joule', 1, energy, PREFIXED),
  unit('W', 'watt', 1, { kg: 1, m: 2, s: -3 }, PREFIXED),
  unit('Pa', 'pascal', 1, { kg: 1, m: -1, s: -2 }, PREFIXED),
  unit('Hz', 'hertz', 1, { s: -1 }, PREFIXED),
  unit('Bq', 'becquerel', 1, { s: -1 }, PREFIXED),
  unit('C', 'coulomb', 1, { A: 1, s: 1 }, PREFIXED),
  unit('V', 'volt', 1, { kg: 1, m: 2, s: -3, A: -1 }, PREFIXED),
  unit('Ω Ω ohm', 'ohm', 1, { kg: 1, m: 2, s: -3, A: -2 }, PREFIXED),
  unit('S', 'siemens', 1, { kg: -1, m: -2, s: 3, A: 2 }, PREFIXED),
  unit('F', 'farad', 1, { kg: -1, m: -2, s: 4, A: 2 }, PREFIXED),
  unit('H', 'henry', 1, { kg: 1, m: 2, s: -2, A: -2 }, PREFIXED),
  unit('T', 'tesla', 1, { kg: 1, s: -2, A: -1 }, PREFIXED),
  unit('Wb', 'weber', 1, { kg: 1, m: 2, s: -2, A: -1 }, PREFIXED),
  unit('Gy', 'gray', 1, { m: 2, s: -2 }, PREFIXED),
  unit('Sv', 'sievert', 1, { m: 2, s: -2 }, PREFIXED),
  unit('lm', 'lumen', 1, { cd: 1 }),
  unit('lx', 'lux', 1, { cd: 1, m: -2 }),
  unit('l L ℓ', 'litre,liter', 0.001, volume, PREFIXED),
  unit('eV', 'electronvolt,electron volt', 1.602176634e-19, energy, PREFIXED),
  unit('cal', 'calorie', 4.184, energy, PREFIXED),
  unit('Wh', 'watt hour', 3600, energy, PREFIXED),
  unit('bit b', 'bit', 1, { bit: 1 }, PREFIXED),
  unit('B', 'byte', 8, { bit: 1 }, PREFIXED),
  unit('t', 'tonne', 1000, { kg: 1 }),
  unit('u', 'atomic mass unit', 1.6605390666e-27, { kg: 1 }),
  unit('min mins', 'minute', 60, { s: 1 }),
  unit('h hr hrs', 'hour', 3600, { s: 1 }),
  unit('d', 'day', 86_400, { s: 1 }),
  unit('wk wks', 'week', 604_800, { s: 1 }),
  unit('yr yrs', 'year', 31_557_600, { s: 1 }),
  unit('ha', 'hectare', 10_000, { m: 2 }),
  unit('Å', 'angstrom', 1e-10, { m: 1 }),
  unit('in ins', 'inch', 0.0254, { m: 1 }),
  unit('ft', 'foot', 0.3048, { m: 1 }),
  unit('yd', 'yard', 0.9144, { m: 1 }),
  unit('mi', 'mile', 1609.344, { m: 1 }),
  unit('mph', '', 1609.344 / 3600, { m: 1, s: -1 }),
  unit('kph kmph kmh', '', 1 / 3.6, { m: 1, s: -1 }),
  unit('oz', 'ounce', 0.028349523125, { kg: 1 }),
  unit('lb lbs', 'pound', 0.45359237, { kg: 1 }),
  unit('st', 'stone', 6.35029318, { kg: 1 }),
  unit('pt', 'pint', 0.00056826125, volume),
  unit('gal', 'gallon', 0.00454609, volume),
  unit('atm', 'atmosphere', 101_325, { kg: 1, m: -1, s: -2 }),
  unit('bar', 'bar', 100_000, { kg: 1, m: -1, s: -2 }, PREFIXED),
  unit('mmHg', '', 133.322387415, { kg: 1, m: -1, s: -2 }),
  unit('°C ℃ degC', 'degree celsius,degree centigrade,celsius,centigrade', 1, { K: 1 }, false, 273.15),
  unit('°F ℉ degF', 'degree fahrenheit,fahrenheit', 5 / 9, { K: 1 }, false, 459.67),
  unit('° deg degs', 'degree', Math.PI / 180, { rad: 1 }),
  unit('rad rads', 'radian', 1, { rad: 1 }, PREFIXED),
  unit('rev revs', 'revolution', 2 * Math.PI, { rad: 1 }),
  unit('dB', 'decibel', 1, { dB: 1 }),
  unit('%', 'per cent,percent', 0.01, none),
  unit('ppm', 'part per million', 1e-6, none),
  unit('£ GBP', 'pound sterling,pound', 1, { GBP: 1 }),
  unit('p', 'penny,pence', 0.01, { GBP: 1 }),
  unit('$ USD', 'dollar', 1, { USD: 1 }),
  unit('c', 'cent', 0.01, { USD: 1 }),
  unit('€ EUR', 'euro', 1, { EUR: 1 }),
]

const prefixes: readonly [symbols: string, name: string, factor: number][] = [
  ['f', 'femto', 1e-15],
  ['p', 'pico', 1e-12],
  ['n', 'nano', 1e-9],
  ['µ μ u', 'micro', 1e-6],
  ['m', 'milli', 1e-3],
  ['c', 'centi', 1e-2],
  ['d', 'deci', 1e-1],
  ['k', 'kilo', 1e3],
  ['M', 'mega', 1e6],
  ['G', 'giga', 1e9],
  ['T', 'tera', 1e12],
]

const irregular = new Map(Object.entries({ foot: 'feet', inch: 'inches', penny: 'pennies', henry: 'henries' }))
const plural = (name: string) =>
  /^degree |^part |^pound s|^atomic/.test(name)
    ? name.replace(/^\w+/, (word) => `${word}s`).replace(/ unit$/, ' units')
    : (irregular.get(name) ?? `${name}s`)

/** Every spelling with what it can mean; symbols as they are, names in small letters. */
const meanings = new Map<string, Unit[]>()
function add(spelling: string, { factor, dimensions, offset = 0 }: Unit, prefix = 1) {
  const known = meanings.get(spelling) ?? []
  meanings.set(spelling, [...known, { factor: factor * prefix, dimensions, offset }])
}
for (const named of units) {
  for (const symbol of named.symbols) add(symbol, named)
  for (const name of named.names) for (const spelling of new Set([name, plural(name)])) add(spelling, named)
  if (!named.prefixed) continue
  for (const [symbols, prefix, factor] of prefixes) {
    for (const before of symbols.split(' ')) for (const symbol of named.symbols) add(before + symbol, named, factor)
    for (const name of named.names)
      for (const spelling of new Set([name, plural(name)])) add(prefix + spelling, named, factor)
  }
}

/** The same spellings in small letters, for those who don't mind capitals: KG, Km, hz. */
const meaningsInSmall = new Map<string, Unit[]>()
for (const [spelling, meant] of meanings) {
  const small = spelling.toLowerCase()
  meaningsInSmall.set(small, [...(meaningsInSmall.get(small) ?? []), ...meant])
}

/** What a spelling can mean: as it is written, or else with capitals forgiven. */
export function meaningsOf(spelling: string): { exact: readonly Unit[]; forgiving: readonly Unit[] } {
  return { exact: meanings.get(spelling) ?? [], forgiving: meaningsInSmall.get(spelling.toLowerCase()) ?? [] }
}

/** Names of more than one word, the longest first, so that they are found before their parts. */
export const namesOfWords: readonly string[] = [...meanings.keys()]
  .filter((name) => name.includes(' '))
  .toSorted((one, other) => other.length - one.length)
