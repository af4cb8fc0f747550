import { describe, expect, test } from 'vitest'
import { findPersonalDetail } from './personal-details.ts'

describe('what could let a stranger reach a pupil', () => {
  test.each([
    ['phone', 'call me on 07700 900123'],
    ['phone', '0 7 7 0 0 9 0 0 1 2 3'],
    ['phone', '+44 7700-900-123'],
    ['phone', '07700.900.123'],
    ['phone', 'oh seven seven oh oh nine oh oh one two three'],
    ['phone', '020 7946 0018 after school'],
    ['email', 'sam@example.com'],
    ['email', 'sam at example dot com'],
    ['link', 'look at https://example.org/x'],
    ['link', 'join meet.example.com'],
    ['postcode', 'it is SW1A 1AA'],
    ['postcode', 'my postcode is m1 1ae'],
    ['address', 'i live at number 12'],
    ['address', '12 Oak Road'],
    ['address', 'come to 7 green lane'],
    ['address', '4 Mill Hill Close'],
    ['handle', 'add me on snapchat'],
    ['handle', 'my insta is sam_12'],
    ['handle', "what's your snap?"],
    ['handle', 'i am @sam.taylor'],
  ])('%s: %s', (kind, text) => expect(findPersonalDetail(text)).toBe(kind))

  test.each([
    'The answer is 0.1234567891',
    'field = 0.1, 0.2, 0.4, 0.5, 0.8',
    'The numbers go 520,000, 510,000, 500,000, 490,000',
    '6.02 x 10^23 particles',
    'Look at the digit just to the right of your place. 6.48 to one decimal place is 6.5',
    'On a map of scale 1 : 100,000 a road is 7.3 cm long',
    'In 1954 the Court said separate schools were wrong',
    'Why is the settlement of 1559 called a middle way?',
    'CO2 and H2O give C6H12O6',
    'Shall we meet at 16:30 on 12 May?',
    'I am on question 12, are you?',
    'Can you explain number 4 on page 112 please',
  ])('lessons give nobody away: %s', (text) => expect(findPersonalDetail(text)).toBeNull())
})
