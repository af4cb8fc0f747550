import type { AgeBand } from '#domain/groups/age-band.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { groupNames } from '#domain/groups/ready-made-names.ts'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'

export type Subjects = readonly { slug: string; title: string }[]

interface GroupFieldsProps {
  ageBand: AgeBand | null
  subjects: Subjects
  fields: Record<string, string>
  group?: { name: string; subject: { slug: string }; description: string; maxMembers: number }
}

/** The fields of a group. Under 13 a name is chosen, and there is no description. */
export function GroupFields({ ageBand, subjects, fields, group }: GroupFieldsProps) {
  const writes = ageBand === '13-or-over'
  const names = group && !groupNames.some((name) => name === group.name) ? [group.name, ...groupNames] : groupNames
  return (
    <>
      {writes ? (
        <Field
          label="Group name"
          name="name"
          required
          maxLength={groupLimits.name}
          autoComplete="off"
          defaultValue={group?.name}
          error={fields['name']}
          hint="Everyone at your school can read it."
        />
      ) : (
        <SelectField label="Group name" name="name" required defaultValue={group?.name} error={fields['name']}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      <SelectField label="Subject" name="subject" required defaultValue={group?.subject.slug} error={fields['subject']}>
        {subjects.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      {writes && (
        <TextArea
          label="Description"
          name="description"
          rows={3}
          maxLength={groupLimits.description}
          defaultValue={group?.description}
          error={fields['description']}
          hint="What you study, and when."
        />
      )}
      <Field
        label="Most members"
        name="maxMembers"
        type="number"
        inputMode="numeric"
        required
        min={groupLimits.fewestMembers}
        max={groupLimits.mostMembers}
        defaultValue={group?.maxMembers ?? 6}
        error={fields['maxMembers']}
        hint={`${groupLimits.fewestMembers} to ${groupLimits.mostMembers}, you among them.`}
      />
    </>
  )
}

/** What was typed into them. */
export function groupIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return {
    name: text('name'),
    subject: text('subject'),
    description: text('description'),
    maxMembers: Number(text('maxMembers')),
  }
}
