import type { WaitingWork } from '../../device/waiting-work.ts'
import { AnswerOutbox } from '../../session/answers/answer-outbox.ts'
import { sendLateExamAnswers } from './late-exam-answers.ts'
import { sendWaitingPlays } from './late-plays.ts'
import { sendLateResponses } from './late-responses.ts'
import { sendLateSessions } from './late-sessions.ts'

/** Sends what waits of this pupil, each once: what fails waits on. How much of it has arrived. */
export async function sendWaiting(
  owner: string,
  { answers, games, responses, exam, sessions }: WaitingWork,
): Promise<number> {
  let arrived = 0
  if (answers > 0) {
    const outbox = new AnswerOutbox({
      owner,
      onReply: ({ results }) => {
        arrived += results.length
      },
      onState: () => undefined,
    })
    await outbox.flush()
    outbox.stop()
  }
  if (games > 0) arrived += await sendWaitingPlays(owner)
  if (responses > 0) arrived += await sendLateResponses(owner)
  if (exam > 0) arrived += await sendLateExamAnswers(owner)
  if (sessions > 0) await sendLateSessions(owner)
  return arrived
}
