import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For a pupil without a confirmed school: what to do, since groups are of a school. */
export function NoSchool() {
  return (
    <EmptyState
      title="Your school is not confirmed yet"
      action={
        <ButtonLink to="/join" look="main">
          Join a class
        </ButtonLink>
      }
    >
      Study groups are only for people of one school, so that you never meet strangers. Join a class with the code that
      your teacher gives you, or ask your teacher to have you added to your school.
    </EmptyState>
  )
}

/** For everybody else who comes by. */
export function NotForYou({ who }: { who: 'guest' | 'pupil' | 'parent' | 'moderator' }) {
  if (who === 'guest')
    return (
      <EmptyState
        title="Sign in to study together"
        action={
          <>
            <ButtonLink to="/login" look="main">
              Sign In
            </ButtonLink>
            <ButtonLink to="/signup">Get Started Free</ButtonLink>
          </>
        }
      >
        Study groups are for pupils of one school. With an account and your teacher’s class code you can join in.
      </EmptyState>
    )
  if (who === 'parent')
    return (
      <EmptyState title="Study groups are for pupils">
        Your child meets only people of their own school here. Teachers look after the chat, and a child can hide and
        report any message.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Study groups are for pupils"
      action={
        <ButtonLink to="/moderation" look="main">
          Look after groups
        </ButtonLink>
      }
    >
      Pupils of your school meet here. You see reported messages and the groups that you look after in moderation.
    </EmptyState>
  )
}
