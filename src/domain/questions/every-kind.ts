import { algebra } from './algebra/algebra.ts'
import { gaps } from './gaps/gaps.ts'
import type { Kind } from './kind.ts'
import { label } from './label/label.ts'
import { matching } from './matching/matching.ts'
import { multipleChoice } from './multiple-choice/multiple-choice.ts'
import { multipleResponse } from './multiple-response/multiple-response.ts'
import { numeric } from './numeric/numeric.ts'
import { ordering } from './ordering/ordering.ts'
import { plot } from './plot/plot.ts'
import type { QuestionKind } from './question-kinds.ts'
import { shortText } from './short-text/short-text.ts'
import { trueFalse } from './true-false/true-false.ts'
import { written } from './written/written.ts'

const everyKind: { [K in QuestionKind]: Kind<K> } = {
  'multiple-choice': multipleChoice,
  'multiple-response': multipleResponse,
  'true-false': trueFalse,
  numeric,
  'short-text': shortText,
  gaps,
  ordering,
  matching,
  algebra,
  label,
  plot,
  written,
}

/** What the kind of this question, response or answer does. */
export function kindOf<K extends QuestionKind>({ kind }: { kind: K }): Kind<K> {
  return everyKind[kind]
}
