import { ConcernAnswer } from '../tutor/concern-answer.tsx'

const FIRST =
  'Your message was not shown to the group. What you have written matters, and you do not have to deal with it by yourself. Please talk to somebody now:'

/** What somebody reads whose message was a sign of distress: the group does not see it; where to find help now. */
export const ConcernHelp = () => <ConcernAnswer first={FIRST} kept />
