const spelled: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  '\u2011': '-',
}

const isLatin = (letter: string) =>
  /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026€]$/.test(letter)

/** A name in the letters that a PDF's standard typeface has: 'Łukasz Mačák' stays readable; the CSV has it as it is. */
export function printable(text: string): string {
  return [...text]
    .map((letter) => (isLatin(letter) ? letter : (spelled[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))))
    .map((letter) => ([...letter].every(isLatin) ? letter : '?'))
    .join('')
}
