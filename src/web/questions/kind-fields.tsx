import { AlgebraFields } from './algebra/algebra-fields.tsx'
import { OptionFields } from './choice/option-fields.tsx'
import { TruthFields } from './choice/truth-fields.tsx'
import { GapFields } from './gaps/gap-fields.tsx'
import { LabelFields } from './label/label-fields.tsx'
import { PairFields } from './matching/pair-fields.tsx'
import { PlotFields } from './plot/plot-fields.tsx'
import type { QuestionDraft } from './question-draft.ts'
import { RowFields } from './row-fields.tsx'
import { AcceptedFields } from './typed/accepted-fields.tsx'
import { NumberFields } from './typed/number-fields.tsx'
import { WrittenFields } from './written/written-fields.tsx'

export interface DraftProps {
  draft: QuestionDraft
  change: (changes: Partial<QuestionDraft>) => void
}

/** The fields of the mark scheme, by the kind of question. */
export function KindFields({ draft, change }: DraftProps) {
  switch (draft.kind) {
    case 'multiple-choice':
    case 'multiple-response':
      return <OptionFields draft={draft} change={change} />
    case 'true-false':
      return <TruthFields draft={draft} change={change} />
    case 'numeric':
      return <NumberFields draft={draft} change={change} />
    case 'algebra':
      return <AlgebraFields draft={draft} change={change} />
    case 'short-text':
      return <AcceptedFields draft={draft} change={change} />
    case 'gaps':
      return <GapFields draft={draft} change={change} />
    case 'label':
      return <LabelFields draft={draft} change={change} />
    case 'plot':
      return <PlotFields draft={draft} change={change} />
    case 'ordering':
      return (
        <RowFields
          legend="Items, in the right order"
          name="Item"
          rows={draft.items}
          least={2}
          onRows={(items) => change({ items })}
        />
      )
    case 'written':
      return <WrittenFields draft={draft} change={change} />
    case 'matching':
      return <PairFields draft={draft} change={change} />
  }
}
