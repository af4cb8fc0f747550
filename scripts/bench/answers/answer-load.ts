import autocannon from 'autocannon'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { seededChance } from '../../product/seeded-chance.ts'
import type { SignedInPupil } from '../../product/sign-in-pupils.ts'
import { studyAnswers, studyTopics } from '../../product/study-answers.ts'

export interface AnswerLoad {
  /** Sends one answer a request over so many connections, every pupil in turn. */
  run(options: { connections: number; seconds: number }): Promise<{ perSecond: number; answers: number }>
}

/** A crowd of signed-in pupils who answer as fast as the server lets them. */
export function createAnswerLoad(options: {
  url: string
  pupils: readonly SignedInPupil[]
  items: ReadonlyMap<string, ItemFacts>
}): AnswerLoad {
  const topics = studyTopics(options.items)
  const pupils = options.pupils.map(({ cookie }, index) => ({
    headers: { 'content-type': 'application/json', cookie },
    answers: studyAnswers(topics, { chance: seededChance(index), now: () => new Date() }),
  }))
  let turn = 0

  return {
    async run({ connections, seconds }) {
      let answers = 0
      const result = await autocannon({
        url: `${options.url}/api/answers`,
        connections,
        duration: seconds,
        method: 'POST',
        requests: [
          {
            setupRequest(request) {
              const pupil = pupils[turn++ % pupils.length]
              const answer = pupil?.answers.next().value
              return { ...request, headers: pupil?.headers, body: JSON.stringify({ answers: [answer] }) }
            },
            onResponse(status, body) {
              if (status === 200 && body.includes('"status":"recorded"')) answers += 1
            },
          },
        ],
      })
      const others = result.errors + result.timeouts + result.non2xx + result['2xx'] - answers
      if (others > 0) throw new Error(`${others} of ${result.requests.total} answers were not recorded.`)
      return { perSecond: answers / result.duration, answers }
    },
  }
}
