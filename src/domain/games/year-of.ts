/**
 * The year that a date in words begins with, negative before Christ: 1665 for '1665', 1939 for '1939–45', -3000 for
 * 'about 3000 BC', 1901 for '20th century'. A month or day shifts it within the year. Null where no year is named.
 */
export function yearOf(when: string): number | null {
  const text = when.replaceAll(/(\d)[ ,](?=\d{3}\b)/g, '$1').toLowerCase()
  const before = /\bbce?\b/.test(text)
  const century = /(\d{1,2})(?:st|nd|rd|th) century/.exec(text)
  if (century) return before ? -100 * Number(century[1]) : 100 * (Number(century[1]) - 1) + 1
  const years = text.match(/\d{1,9}/g)
  // A day of the month comes before its year: the year is the first number of three figures or more, if there is one.
  const found = years?.find((figures) => figures.length > 2) ?? years?.[0]
  if (found === undefined) return null
  const unit = /\b(million|billion) years ago\b/.exec(text)?.[1]
  if (unit !== undefined) return -Number(found) * (unit === 'million' ? 1e6 : 1e9)
  if (before) return -Number(found)
  const month = months.findIndex((name) => text.includes(name))
  const day = Number(/\b(\d{1,2})(?:st|nd|rd|th)?\s+[a-z]{3,}/.exec(text)?.[1] ?? 0)
  return Number(found) + (month < 0 ? 0 : (month + 1) / 13 + day / 500)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
