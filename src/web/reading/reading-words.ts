import type { ReadingChoices, ReadingSetting } from '#domain/reading/reading-choices.ts'

/** How the panel names each setting and its values, in the panel's order. */
export const readingWords: {
  [S in ReadingSetting]: { title: string; hint?: string; values: Record<NonNullable<ReadingChoices[S]>, string> }
} = {
  text: {
    title: 'Text size',
    values: { 100: '100%', 115: '115%', 130: '130%', 150: '150%', 175: '175%', 200: '200%' },
  },
  font: {
    title: 'Font',
    values: { atkinson: 'Atkinson', system: 'This device’s', opendyslexic: 'OpenDyslexic' },
  },
  letters: {
    title: 'Space between letters',
    values: { standard: 'Standard', wide: 'Wide', wider: 'Wider', widest: 'Widest' },
  },
  words: {
    title: 'Space between words',
    values: { standard: 'Standard', wide: 'Wide', wider: 'Wider', widest: 'Widest' },
  },
  lines: {
    title: 'Space between lines',
    values: { standard: 'Standard', wide: 'Wide', wider: 'Wider', widest: 'Widest' },
  },
  tint: {
    title: 'Colour tint',
    values: {
      none: 'None',
      cream: 'Cream',
      yellow: 'Yellow',
      peach: 'Peach',
      rose: 'Rose',
      lilac: 'Lilac',
      blue: 'Blue',
      green: 'Green',
    },
  },
  focus: {
    title: 'Line focus',
    hint: 'Follows the pointer and the keyboard’s focus. Alt with the up or down arrow moves it line by line.',
    values: { off: 'Off', ruler: 'Ruler', band: 'Dim the rest' },
  },
  motion: {
    title: 'Movement',
    values: { device: 'As this device says', reduced: 'Reduced' },
  },
  calm: {
    title: 'Calm mode',
    hint: 'No countdowns, streaks or celebrations.',
    values: { off: 'Off', on: 'On' },
  },
  scan: {
    title: 'Switch scanning',
    hint: 'A frame goes round the screen: press the switch to choose what is in it. Step by step, a press moves the frame, and resting on something chooses it; with a second switch, the other of Space and Enter chooses at once. A long press or Escape goes back.',
    values: { off: 'Off', auto: 'By itself', step: 'Step by step' },
  },
  pace: {
    title: 'Scanning pace',
    hint: 'How long the frame stays, in seconds.',
    values: { '0.5': '0.5', 1: '1', '1.5': '1.5', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  switch: {
    title: 'The switch',
    hint: 'A tap chooses wherever on the screen it is.',
    values: { space: 'Space', enter: 'Enter', any: 'Any key', tap: 'Tap or click' },
  },
}
