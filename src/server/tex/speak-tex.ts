const words: [RegExp, string][] = [
  [/\\ce\{([^{}]*)\}/g, ' $1 '],
  [/\\(?:text|mathrm|mathbf|operatorname)\{([^{}]*)\}/g, ' $1 '],
  [/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, ' $1 over $2 '],
  [/\\sqrt\[3\]\{([^{}]*)\}/g, ' cube root of $1 '],
  [/\\sqrt\{([^{}]*)\}/g, ' square root of $1 '],
  [/\^\{?\\circ\}?/g, ' degrees '],
  [/\^\{?2\}?(?!\d)/g, ' squared '],
  [/\^\{?3\}?(?!\d)/g, ' cubed '],
  [/\^\{([^{}]*)\}/g, ' to the power $1 '],
  [/\^(\w)/g, ' to the power $1 '],
  [/_\{?([\w+-]+)\}?/g, ' $1 '],
  [/\\times|×/g, ' times '],
  [/\\div|÷/g, ' divided by '],
  [/\\pm/g, ' plus or minus '],
  [/\\leq?(?![a-z])|≤/g, ' is at most '],
  [/\\geq?(?![a-z])|≥/g, ' is at least '],
  [/\\neq?(?![a-z])/g, ' is not equal to '],
  [/\\approx/g, ' is about '],
  [/\\(?:right|left)?arrow|\\to|->|→/g, ' gives '],
  [/<=>|\\rightleftharpoons/g, ' is in equilibrium with '],
  [/(?<=\s|^)<(?=\s)/g, ' is less than '],
  [/(?<=\s|^)>(?=\s)/g, ' is greater than '],
  [/=/g, ' equals '],
  [/(?<=[\w)\s])-(?=[\s\d(])/g, ' minus '],
  [/\\(?:left|right|quad|qquad|,|;|!|:)/g, ' '],
  [/\\%/g, ' percent '],
  [/\\([a-zA-Z]+)/g, ' $1 '],
  [/[{}\\]/g, ' '],
]

const charge = { '+': 'plus', '-': 'minus' }

/** In a chemical formula a raised sign is a charge: `Mg^2+` is 'Mg 2 plus'. */
function speakCharges(tex: string): string {
  return tex.replace(/\\ce\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, (_, formula: string) => {
    const spoken = formula.replace(
      /\^\{?(\d*)([+-])\}?/g,
      (_all, count: string, sign: '+' | '-') => ` ${count} ${charge[sign]} `,
    )
    return ` ${spoken} `
  })
}

function speakVectors(tex: string): string {
  return tex
    .replace(/\\overrightarrow\{([^{}]*)\}/g, ' vector $1 ')
    .replace(/\\begin\{pmatrix\}(.*?)\\\\(.*?)\\end\{pmatrix\}/gs, ' column vector $1, $2 ')
}

/** Reads TeX out in words, innermost groups first, well enough to be spoken and searched: `\frac{1}{2}` is '1 over 2'. */
export function speakTex(tex: string): string {
  let spoken = speakVectors(speakCharges(tex))
  let before: string
  do {
    before = spoken
    for (const [pattern, word] of words.slice(0, 5)) spoken = spoken.replace(pattern, word)
  } while (spoken !== before)
  for (const [pattern, word] of words.slice(5)) spoken = spoken.replace(pattern, word)
  return spoken.replace(/\s+/g, ' ').trim()
}
