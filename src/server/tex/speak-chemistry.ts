const states = new Map(Object.entries({ s: 'solid', l: 'liquid', g: 'gas', aq: 'aqueous' }))
const arrows = new Map(Object.entries({ '->': 'makes', '<-': 'is made from', '<=>': 'is in equilibrium with' }))
const signs = new Map(Object.entries({ '+': 'plus', '-': 'minus', '−': 'minus' }))

/**
 * Reads what stands in `\ce{}` (mhchem). A formula stays as it is written, `H2O`: voices read it by its letters, and it is searched for.
 * Charges, states, arrows and nuclides become words.
 */
export function speakChemistry(source: string): string {
  return source
    .replace(/\\bullet\s*\{?\}?/g, ' radical ')
    .replace(/\\text\{([^{}]*)\}|\$([^$]*)\$/g, ' $1$2 ')
    .replace(/(<=>|->|<-)(?:\[([^\]]*)\])?(?:\[([^\]]*)\])?/g, (_, arrow: string, over?: string, under?: string) => {
      const by = [over, under].filter(Boolean).join(' and ')
      return ` ${arrows.get(arrow)}${by && `, with ${speakChemistry(by)},`} `
    })
    .replace(/\((s|l|g|aq)\)/g, (_, state: string) => ` ${states.get(state)} `)
    .replace(/\|\|/g, ', salt bridge, ')
    .replace(/\|/g, ', ')
    .replace(/\^\{?(\d+)\}?_\{?(-?\d+)\}?([A-Za-z]+)/g, (_, mass: string, atomic: string, symbol: string) =>
      speakNuclide(symbol, mass, atomic),
    )
    .replace(
      /(\S?)\^\{?(\d+)\}?(?![\d+}-])([A-Z][a-z]?)/g,
      (_, before: string, mass: string, symbol: string) => `${before}${before === '' ? '' : ', '} ${symbol} ${mass} `,
    )
    .replace(/\^\{?(\d*)([+-])\}?/g, (_, count: string, sign: string) => ` ${count} ${signs.get(sign)} `)
    .replace(/(?<=[A-Za-z\d)\]])([+-])(?=\s|$|[)\]|,])/g, (_, sign: string) => ` ${signs.get(sign)} `)
    .replace(/\+/g, ' plus ')
    .replace(/(?<=[A-Za-z\d)])=(?=[A-Z(])/g, ' double bond ')
    .replace(/#/g, ' triple bond ')
    .replace(/(?<=[A-Z)\d])\.(?=\d*[A-Za-z])/gi, ' dot ')
    .replace(/(\d)\/(\d)/g, '$1 over $2')
    .replace(/[_^](?:\{([^{}]*)\}|(\w))/g, ' $1$2 ')
    .replace(/[{}\\]/g, ' ')
}

/** `U` with mass number 238 and atomic number 92. */
export function speakNuclide(symbol: string, mass: string, atomic: string): string {
  return ` ${symbol} with mass number ${mass} and atomic number ${atomic.replace(/^[-−]/, 'minus ')} `
}
