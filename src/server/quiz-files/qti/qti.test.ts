import * as fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { detectMedia } from '#server/files/detect-media.ts'
import { onePixel } from '#tests/support/anki-packages.ts'
import { withoutIds } from '#tests/support/quiz-files.ts'
import { anyQuestion, anyWritten, everyKind, questionOf, written } from '#tests/support/quiz-questions.ts'
import { readQti, readQtiItem } from './read-qti.ts'
import { writeQti } from './write-qti.ts'

const manifest = (...hrefs: string[]) =>
  strToU8(
    `<manifest><resources>${hrefs.map((href) => `<resource type="imsqti_item_xmlv3p0" href="${href}"/>`).join('')}</resources></manifest>`,
  )

describe('QTI 3', () => {
  test('A quiz of every kind comes back the same', () => {
    const file = readQti(writeQti({ title: 'Every <kind> & more', questions: [...everyKind, written], media: [] }))
    expect(file.problems).toEqual([])
    expect(file.title).toBe('Every <kind> & more')
    expect(withoutIds(file.questions)).toEqual(withoutIds([...everyKind, written]))
  })

  test('So does every question, whatever marks and formulas stand in its texts', () => {
    const marks = fc.constantFrom(
      '<b>',
      '&amp;',
      '"',
      '**bold** text',
      '$\\frac{1}{2}$',
      '$$x < y$$',
      'a\nb',
      '*very* so',
      ']]>',
      '$5',
      '€',
    )
    fc.assert(
      fc.property(
        fc.oneof(anyQuestion, anyWritten),
        fc.array(marks, { minLength: 1, maxLength: 4 }),
        (question, words) => {
          const text = words.join(' and ')
          const asked = { ...question, prompt: text, explanation: text }
          const file = readQti(writeQti({ title: 'A', questions: [asked], media: [] }))
          expect(file.problems).toEqual([])
          expect(withoutIds(file.questions)).toEqual(withoutIds([asked]))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('Pictures come along', () => {
    const picture = detectMedia(onePixel)
    if (!picture) throw new Error('no picture')
    const asked = questionOf('short-text', { prompt: `![A dot](media:${picture.id}) What is it?` })
    const file = readQti(writeQti({ title: 'A', questions: [asked], media: [picture] }))
    expect(file.media.map(({ id }) => id)).toEqual([picture.id])
    expect(file.questions[0]?.prompt).toBe(asked.prompt)
  })

  test('Gaps of another product’s text become one question, with the words to choose from where it lists them', () => {
    const declared = (id: string, right: string) =>
      `<qti-response-declaration identifier="${id}" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>${right}</qti-value></qti-correct-response></qti-response-declaration>`
    const choice = (id: string, words: string) => `<qti-inline-choice identifier="${id}">${words}</qti-inline-choice>`
    const list = (id: string) =>
      `<qti-inline-choice-interaction response-identifier="${id}">${choice('h', 'hot')}${choice('c', 'cold')}${choice('w', 'wet')}</qti-inline-choice-interaction>`
    const item = `<qti-assessment-item>${declared('R1', 'h')}${declared('R2', 'c')}<qti-item-body><p>Fire is ${list('R1')}, but <strong>ice</strong> is ${list('R2')}.</p></qti-item-body></qti-assessment-item>`
    const { questions, problems } = readQtiItem(item)
    expect(problems).toEqual([])
    expect(questions[0]).toMatchObject({
      kind: 'gaps',
      prompt: 'Fill in the gaps.',
      passage: 'Fire is [[hot]], but **ice** is [[cold]].',
      bank: true,
      distractors: ['wet'],
    })
  })

  test('The ids of a file, which may tell what is right, are not kept', () => {
    const text = JSON.stringify(
      readQti(writeQti({ title: 'A', questions: [...everyKind, written], media: [] })).questions,
    )
    for (const id of ['opt1', 'it01', 'st01', 'ch01']) expect(text).not.toContain(id)
  })

  test('Each item that is not understood is named with a reason, and the others are read', () => {
    const whole = unzipSync(writeQti({ title: 'A', questions: [questionOf('true-false')], media: [] }))
    const item = whole['items/001.xml'] ?? new Uint8Array()
    const file = readQti(
      zipSync({
        'imsmanifest.xml': manifest('gone.xml', 'bad.xml', 'xxe.xml', 'upload.xml', 'good.xml'),
        'bad.xml': strToU8('<qti-assessment-item><b></qti-assessment-item>'),
        'xxe.xml': strToU8(
          '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><qti-assessment-item>&x;</qti-assessment-item>',
        ),
        'upload.xml': strToU8(
          '<qti-assessment-item><qti-response-declaration identifier="R"/><qti-item-body><qti-upload-interaction response-identifier="R"/></qti-item-body></qti-assessment-item>',
        ),
        'good.xml': item,
      }),
    )
    expect(file.questions).toMatchObject([{ kind: 'true-false' }])
    expect(file.problems.map(({ item: at, leftOut, reason }) => [at, leftOut, reason])).toEqual([
      [1, true, 'The manifest names it, but it is not in the package.'],
      [2, true, 'It is no well-formed XML.'],
      [3, true, 'It declares entities of its own, which is not safe to read.'],
      [4, true, 'Its kind of answer (upload interaction) is not known here.'],
    ])
  })

  test('An essay of another product keeps its rubric as its mark scheme, or says that one has to be written', () => {
    const essay = (rubric: string) =>
      readQtiItem(
        `<qti-assessment-item><qti-outcome-declaration identifier="MAXSCORE"><qti-default-value><qti-value>4</qti-value></qti-default-value></qti-outcome-declaration><qti-item-body>${rubric}<qti-extended-text-interaction response-identifier="R"><qti-prompt>Explain why ice floats.</qti-prompt></qti-extended-text-interaction></qti-item-body></qti-assessment-item>`,
      )
    const scored = essay(
      '<qti-rubric-block view="scorer"><qti-content-body><p>It is less dense.</p></qti-content-body></qti-rubric-block>',
    )
    expect(scored.problems).toEqual([])
    expect(scored.questions).toMatchObject([
      {
        kind: 'written',
        prompt: 'Explain why ice floats.',
        marks: 4,
        points: [{ text: 'It is less dense.', marks: 4 }],
      },
    ])
    const bare = essay('')
    expect(bare.questions).toMatchObject([{ kind: 'written', points: [{ marks: 4 }] }])
    expect(bare.problems).toMatchObject([{ leftOut: false, reason: expect.stringContaining('no mark scheme') }])
  })

  test('What is no package, has no manifest, leads outside or grows without end is refused', () => {
    expect(() => readQti(strToU8('PK not a zip'))).toThrow('no zip package')
    expect(() => readQti(zipSync({ 'a.txt': strToU8('a') }))).toThrow('no imsmanifest.xml')
    expect(() => readQti(zipSync({ 'imsmanifest.xml': new Uint8Array(20 * 1024 * 1024) }))).toThrow(
      'no quiz would need',
    )
    expect(readQti(zipSync({ 'imsmanifest.xml': manifest('../../etc/passwd') })).questions).toEqual([])
    const deep = `<qti-assessment-item>${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}</qti-assessment-item>`
    expect(readQtiItem(deep).problems[0]?.leftOut).toBe(true)
  })
})
