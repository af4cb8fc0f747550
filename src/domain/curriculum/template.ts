import { z } from 'zod'

/** How a number is shown. `plain` shows it whole and exact; the others round it or write it in another way. */
export const numberForms = [
  'plain',
  'dp',
  'at most dp',
  'sf',
  'money',
  'rounded money',
  'fraction',
  'mixed number',
  'standard form',
  'signed',
  'coefficient',
  'signed coefficient',
] as const
/** `digits`: decimal places (dp, at most dp) or significant figures (sf, standard form). */
export const NumberForm = z.object({ kind: z.enum(numberForms), digits: z.int().min(0).max(12).optional() })
export type NumberForm = z.infer<typeof NumberForm>

/** A place in a text that a drawn number or word fills: an expression over the template's names, and how its value is shown. */
export const Slot = z.object({ of: z.string().min(1), form: NumberForm })
export type Slot = z.infer<typeof Slot>

/** A formula in which slots stand. */
export const SlottedTex = z.object({ tex: z.array(z.union([z.string(), Slot])), display: z.boolean() })
export type SlottedTex = z.infer<typeof SlottedTex>

/** A text in pieces: what never changes, slots, and formulas with slots. */
export const SlottedText = z.array(z.union([z.string(), Slot, SlottedTex]))
export type SlottedText = z.infer<typeof SlottedText>

/** The same text twice: `html` to show (its fixed pieces made by the content build, trusted), `text` to speak or search. */
export const SlottedRichText = z.object({ html: SlottedText, text: SlottedText })
export type SlottedRichText = z.infer<typeof SlottedRichText>

/** Where a name's value comes from: whole or decimal numbers in steps, a list to pick from, or an expression over names before it. */
export const NamedValue = z.object({
  name: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  from: z.union([
    z.object({ least: z.number(), most: z.number(), step: z.number().positive() }),
    z.object({ choices: z.array(z.union([z.number(), z.string().regex(/^[^<>&{}$\\]+$/)])).min(2) }),
    z.object({ expression: z.string().min(1) }),
  ]),
  form: NumberForm,
})
export type NamedValue = z.infer<typeof NamedValue>

export const TemplateKey = z.string().regex(/^t\d{2}$/)

/** A question whose numbers are drawn and whose answers are computed. */
export const Template = z.object({
  id: z.string(),
  key: TemplateKey,
  point: z.string(),
  values: z.array(NamedValue).min(1),
  /** Conditions that a draw must meet; one that doesn't is drawn again. */
  needs: z.array(z.string()),
  /** Conditions that hold in every draw if the answer is right, by another way than the answer was found. */
  checks: z.array(z.string()).min(1),
  /** Whether numbers below zero may be shown. */
  negatives: z.boolean(),
  /** From which number on the thousands are set apart: 1000 for the young, 10 000 else. */
  groupFrom: z.int().positive(),
  question: SlottedRichText,
  /** The right one first. */
  options: z.array(SlottedRichText.extend({ misconception: z.string().optional() })).length(4),
  explanation: SlottedRichText,
})
export type Template = z.infer<typeof Template>
