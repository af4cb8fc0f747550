import { X } from 'lucide-react'
import type { TaskChoices } from '#contract/tasks.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { GoalField } from './goal-field.tsx'
import { methodOf, type TaskPart } from './task-draft.ts'
import { type SubjectChoice, TopicFields } from './topic-fields.tsx'
import { WhomField } from './whom-field.tsx'

interface PartFieldsProps {
  part: TaskPart
  title: string
  /** Sets names of controls apart where several parts stand on the screen. */
  name: string
  /** How many it is for, as chosen. */
  pupils: number
  choices: TaskChoices
  subjects: readonly SubjectChoice[]
  onChange: (change: Partial<TaskPart>) => void
  /** Null for the only one. */
  onRemove: (() => void) | null
}

/** One piece of work: what it is, how it counts as done, and whom it is for. */
export function PartFields(props: PartFieldsProps) {
  const { part, title, name, pupils, choices, subjects, onChange, onRemove } = props
  const { sets, quizzes, classes } = choices
  const kinds = [
    { value: 'topic', label: 'A topic', description: 'Of any level and subject' },
    ...(sets.length > 0 ? [{ value: 'set', label: 'A set of mine', description: 'Your own flashcards' }] : []),
    ...(quizzes.length > 0 ? [{ value: 'quiz', label: 'A quiz of mine', description: 'One that you wrote' }] : []),
  ]
  return (
    <section aria-label={title} className="index-card grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{title}</h2>
        <p className="tabular flex items-center gap-3 text-ink-soft">
          {counted(pupils, 'pupil')}
          {onRemove && (
            <Button look="quiet" onClick={onRemove} aria-label={`Take away ${title}`}>
              <X aria-hidden className="size-5" />
            </Button>
          )}
        </p>
      </div>
      {kinds.length > 1 && (
        <ChoiceGroup
          legend="What"
          name={`${name}-kind`}
          value={part.kind}
          onChange={(kind) => onChange({ kind: kind === 'set' || kind === 'quiz' ? kind : 'topic' })}
          choices={kinds}
        />
      )}
      {part.kind === 'topic' && <TopicFields part={part} subjects={subjects} name={name} onChange={onChange} />}
      {part.kind === 'set' && (
        <SelectField
          label="Set of flashcards"
          required
          hint="The set is shared with the class, so that its pupils can see it."
          value={part.setId}
          onChange={(event) => onChange({ setId: event.target.value })}
        >
          {sets.map(({ id, title: own, cards }) => (
            <option key={id} value={id}>
              {own} ({counted(cards, 'card')})
            </option>
          ))}
        </SelectField>
      )}
      {part.kind === 'quiz' && (
        <SelectField
          label="Quiz"
          required
          value={part.quizId}
          onChange={(event) => onChange({ quizId: event.target.value })}
        >
          {quizzes.map(({ id, title: own, questions }) => (
            <option key={id} value={id}>
              {own} ({counted(questions, 'question')})
            </option>
          ))}
        </SelectField>
      )}
      <GoalField
        method={methodOf(part)}
        goalPercent={part.goalPercent}
        name={name}
        onChange={(goalPercent) => onChange({ goalPercent })}
      />
      <WhomField part={part} classes={classes} onChange={onChange} />
    </section>
  )
}
