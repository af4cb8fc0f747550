import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { TitleForm } from '../ui/title-form.tsx'

/** Makes an empty set and opens it. */
export function MakeSetForm() {
  const navigate = useNavigate()
  // Kept until it succeeds: a try again after a lost reply makes the same set.
  const id = useRef<string>(undefined)
  const make = async (title: string) => {
    id.current ??= clientId()
    await api('POST /api/sets', { body: { id: id.current, title } })
    await navigate(`/sets/${id.current}`)
  }
  return (
    <TitleForm
      label="Title of a new set"
      button="Make a set"
      failed="The set was not made."
      maxLength={setLimits.title}
      make={make}
    />
  )
}
