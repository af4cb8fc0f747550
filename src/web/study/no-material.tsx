import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** An honest word where a topic has no material yet. */
export default function NoMaterial({ backTo }: { backTo: string }) {
  return (
    <EmptyState
      title="No material yet"
      action={
        <ButtonLink to={backTo} look="main">
          Choose another topic
        </ButtonLink>
      }
    >
      We have not written this topic yet. It will appear here as soon as it is ready.
    </EmptyState>
  )
}
