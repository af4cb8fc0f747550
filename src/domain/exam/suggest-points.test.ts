import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MarkingPoint } from './mark-scheme.ts'
import { suggestPoints } from './suggest-points.ts'

const point = (accept: string[], reject: string[] = []): MarkingPoint => ({
  id: 'm1',
  marks: 1,
  text: { html: 'x', text: accept[0] ?? 'x' },
  accept,
  reject,
  ignore: [],
  needs: null,
})
const finds = (accept: string | string[], written: string, reject: string[] = []) =>
  suggestPoints([point([accept].flat(), reject)], written).length > 0

describe('what seems to earn a point', () => {
  test('is quoted as it stands in the answer, beside the wording that it is like', () => {
    const written = 'The enzyme gets hot. Its active site changes shape, so nothing fits.'
    expect(suggestPoints([point(['active site changes shape'])], written)).toEqual([
      {
        pointId: 'm1',
        quotation: 'Its active site changes shape, so nothing fits.',
        wording: 'active site changes shape',
      },
    ])
  })

  test.each([
    ['the same words in another order', 'water moves out of the cell', 'Out of the cell the water will move'],
    ['another form of a word', 'enzyme is denatured', 'The enzymes denature.'],
    ['a slip of spelling', 'mitochondria release energy', 'the mitocondria relese energy'],
    ['one word too few of four', 'larger surface area for diffusion', 'a larger surface for difusion'],
    ['marks left out', "it doesn't burst", 'so it doesnt burst'],
    [
      'a reason after something denied',
      'electrons cannot move',
      'It does not conduct because the electrons cannot move',
    ],
    ['what is so after something denied', 'current is zero', 'The circuit is not complete so the current is zero.'],
    ['a line without a full stop', 'keeps its shape', 'keeps its shape'],
    [
      'what is said beside something denied',
      'less energy is wasted',
      'the cables do not get as hot and less energy is wasted',
    ],
    [
      'what is denied beside something said',
      'does not contain the drug',
      'it looks the same, it does not contain the drug',
    ],
    ['another word for the same direction', 'current increases', 'the current is greater'],
    ['a direction as a verb', 'lower current', 'it reduces the current'],
    ['an abbreviation with full stops', 'p.d. across the lamp is larger', 'The p.d. across the lamp is larger.'],
    ['an abbreviation in full', 'greater p.d.', 'there is a greater potential difference'],
    ['two letters that changed places', 'less energy is lost', 'less enegry is lost'],
    ['one word written as two', 'coverslip at an angle', 'put the cover slip on at an angle'],
    ['a passive, which turns round the order alone', 'zinc displaces copper', 'copper is displaced by zinc'],
    ['not only', 'contains starch', 'it contains not only starch'],
    ['a sign in words', 'gradient is -1/RC', 'its gradient is minus 1 over RC'],
  ])('%s is found', (_, wording, written) => expect(finds(wording, written)).toBe(true))

  test.each([
    ['the opposite direction', 'rate increases', 'the rate decreases'],
    ['higher for lower', 'higher concentration outside the cell', 'there is a lower concentration outside the cell'],
    ['a negation', 'has a nucleus', 'it has no nucleus'],
    ['a negation that is missing', 'does not have a nucleus', 'it has a nucleus'],
    ['another number', 'divides 45 by 9', 'divides 45 by 90'],
    ['half of a short wording', 'releases energy', 'it releases carbon dioxide'],
    ['words of two sentences', 'water enters the root', 'Water is wet. Sugar enters the root.'],
    ['a term that only looks alike', 'alkenes decolourise bromine', 'alkanes decolourise bromine'],
    ['nothing', 'releases energy', ''],
    ['a short word that is nearly another', 'the cell is red', 'the cell is bed'],
    ['another sign', 'the gradient is −2', 'the gradient is 2'],
    ['another charge', 'Br- joins the carbon', 'Br+ joins the carbon'],
    ['out for into', 'water moves into the cell', 'water moves out of the cell'],
    ['into for out', 'glucose from the blood', 'glucose goes into the blood'],
    ['from and to the other way round', 'glucose is turned into glycogen', 'glycogen is turned into glucose'],
    ['than the other way round', 'binds more strongly than oxygen', 'oxygen binds more strongly than carbon monoxide'],
    ['who does it the other way round', 'zinc displaces copper', 'copper displaces zinc'],
    ['a place in a row', 'first motor has more power', 'second motor has more power'],
    ['one more where two are wanted', 'more current means more mass', 'more current means less mass'],
    ['a denial after what it denies', 'the virus is found', 'the virus is not found'],
  ])('%s is not', (_, wording, written) => expect(finds(wording, written)).toBe(false))

  test('what most of the wordings have must be there', () => {
    const wordings = ['plot ln V against time', 'graph of ln V against time', 'ln V on the y axis', 'gradient of ln V']
    expect(finds(wordings, 'I would draw ln V against time')).toBe(true)
    expect(finds(wordings, 'I would plot V against time')).toBe(false)
  })

  test('a rejected wording spoils the sentence that it is in, and no other', () => {
    const reject = ['makes energy']
    expect(finds(['respiration', 'energy'], 'Respiration makes energy.', reject)).toBe(false)
    expect(finds(['energy released'], 'It makes energy. In respiration energy is released.', reject)).toBe(true)
  })

  test('a rejected wording counts within one clause: two things said side by side are not one wrong one', () => {
    const reject = ['copper loses']
    const zinc = 'zinc loses electrons'
    expect(finds(zinc, 'Zinc loses electrons and copper gains them.', reject)).toBe(true)
    expect(finds(zinc, 'Zinc loses electrons, copper gains them.', reject)).toBe(true)
    expect(finds(zinc, 'Zinc loses electrons and copper loses some too.', reject)).toBe(false)
    expect(finds(zinc, 'Zinc loses electrons, oxygen and copper.', ['oxygen and copper'])).toBe(false)
  })

  test('a rejected wording counts only whole', () => {
    const reject = ['all particles went straight through']
    expect(finds(['went straight through'], 'Most particles went straight through.', reject)).toBe(true)
    expect(finds(['went straight through'], 'All particles went straight through.', reject)).toBe(false)
  })

  test("what 'but' joins is looked at apart", () => {
    expect(finds('bacteria have no nucleus', 'both have a membrane but bacteria have no nucleus')).toBe(true)
    expect(finds('have a membrane', 'both have a membrane but bacteria have no nucleus')).toBe(true)
  })

  test('whatever is written, it ends, throws nothing and quotes what stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ maxLength: 60 }), (written, wording) => {
        for (const { quotation } of suggestPoints([point([wording])], written)) expect(written).toContain(quotation)
      }),
    )
  })
})
