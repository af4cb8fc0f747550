import { faultsOfTemplates } from './check-templates.ts'
import { faultsOf } from './check-topic.ts'
import { ContentError } from './content-error.ts'
import { faultsOfExam } from './exam/check-exam.ts'
import type { CheckedTopic } from './kept-topics.ts'
import { proseOf } from './prose.ts'
import { parseTopic, readTopic, type TopicFile } from './read-topic.ts'

/** The work of one of the readers' threads, whose errors lose their class on the way out. */
export default function readAndCheck(file: TopicFile): CheckedTopic {
  try {
    const parsed = parseTopic(file)
    const topic = readTopic(file, parsed)
    const ofTopic = [...faultsOf(topic), ...faultsOfTemplates(topic)].map((fault) => `${file.file}: ${fault}`)
    const ofExam = faultsOfExam(topic.exam).map((fault) => `${file.exam?.file}: ${fault}`)
    const blocks = [...parsed.root.children, ...(parsed.exam?.children ?? [])]
    return { topic, faults: [...ofTopic, ...ofExam], prose: [...proseOf(blocks)] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { unreadable: error.message }
  }
}
