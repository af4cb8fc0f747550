import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/api.ts'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { callTables } from './calls/call-tables.ts'
import { type Cast, createCast } from './cast.ts'

/** What a call may name of somebody, and who are strangers to it: `class` is told to those of the same school, too. */
const things = [
  { of: /^\/api\/(tasks)\//, named: 'taskId', closedTo: 'class' },
  { of: /^\/api\/(classes|class-gaps|my-classes)\//, named: 'classId', closedTo: 'class' },
  { of: /^\/api\/live-quizzes\//, named: 'liveQuizId', closedTo: 'class' },
  { of: /^\/api\/quizzes\//, named: 'quizId', closedTo: 'class' },
  { of: /^\/api\/quiz-attempts\//, named: 'attemptId', closedTo: 'class' },
  { of: /^\/api\/sets\//, named: 'setId', closedTo: 'class' },
  { of: /^\/api\/(children|family-links|privacy|pupils|muted-people)\//, named: 'studentId', closedTo: 'class' },
  { of: /^\/api\/reward-claims\//, named: 'claimId', closedTo: 'class' },
  { of: /^\/api\/(groups|moderation\/groups)\//, named: 'groupId', closedTo: 'school' },
  { of: /^\/api\/moderation\/reports\//, named: 'reportId', closedTo: 'school' },
  { of: /^\/api\/moderation\/schools\//, named: 'schoolId', closedTo: 'school' },
] as const
type Named = (typeof things)[number]['named']

const calls = operations.flatMap(({ call: { route } }) => {
  const [method = '', path = ''] = route.split(' ')
  const thing = path.includes('/:') ? things.find((candidate) => candidate.of.test(path)) : undefined
  return thing ? [{ route, method, path, ...thing }] : []
})
const bodies = Object.assign({}, ...callTables.map((table) => table.bodies)) as (typeof callTables)[number]['bodies']

describeOnPostgres('what belongs to another school, class or family', (open) => {
  let cast: Cast
  let world: Record<Named, string>
  const strangers: Record<'school' | 'class', { who: string; cookie: string }[]> = { school: [], class: [] }
  beforeAll(async () => {
    cast = await createCast(open())
    world = await createWorld()
  }, 120_000)
  afterAll(() => cast.server.jobs.stop())

  async function createWorld(): Promise<Record<Named, string>> {
    const { student, teacher, parent } = cast.members
    const query = (text: string, parameters: (string | Date)[]) => open().query(text, parameters)
    const now = new Date()
    const [pupil, colleague] = [await cast.server.signedIn('student'), await cast.server.signedIn('teacher')]
    const elsewhere = [
      await cast.server.signedIn('student'),
      await cast.server.signedIn('teacher'),
      await cast.server.signedIn('parent'),
    ]
    const schoolId = await schoolOf(open(), [student, teacher, pupil, colleague])
    await schoolOf(open(), elsewhere.slice(0, 2))
    const strange = (who: string, { cookies }: { cookies: Map<string, string> }) => ({
      who,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    })
    strangers.school = elsewhere.map((visitor, index) =>
      strange(['a pupil', 'a teacher', 'a parent'][index] ?? '', visitor),
    )
    strangers.class = [
      ...strangers.school,
      strange('a pupil of the same school', pupil),
      strange('a teacher of the same school', colleague),
    ]

    const [classId, taskId, quizId, liveQuizId, attemptId, setId, claimId, reportId] = Array.from({ length: 8 }, () =>
      randomUUID(),
    )
    const ids = { classId, taskId, quizId, liveQuizId, attemptId, setId, claimId, reportId } as Record<Named, string>
    await query(
      `insert into school_classes (id, school_id, teacher_id, name, join_code, created_at) values ($1, $2, $3, '9B', $4, $5)`,
      [ids.classId, schoolId, teacher.id, ids.classId.slice(0, 8), now],
    )
    await query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      student.id,
      ids.classId,
      now,
    ])
    await query('insert into parent_links (student_id, parent_id, linked_at) values ($1, $2, $3)', [
      student.id,
      parent.id,
      now,
    ])
    const mine = async (who: 'student' | 'teacher', method: string, path: string, body?: unknown) => {
      const answer = await cast.send(who, method, path, body)
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    }
    await mine('teacher', 'POST', '/api/quizzes', { id: ids.quizId, title: 'Metals' })
    const questionId = randomUUID()
    await mine('teacher', 'PUT', `/api/quizzes/${ids.quizId}/questions/${questionId}`, {
      question: {
        id: questionId,
        kind: 'true-false',
        prompt: 'Iron is a metal.',
        explanation: '',
        marks: 1,
        correct: true,
      },
    })
    await mine('teacher', 'POST', '/api/live-quizzes', {
      id: ids.liveQuizId,
      place: { kind: 'class', id: ids.classId },
      source: { kind: 'quiz', id: ids.quizId },
    })
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    await mine('teacher', 'POST', '/api/tasks', {
      tasks: [
        {
          id: ids.taskId,
          title: 'Metals',
          note: '',
          work: { kind: 'quiz', quizId: ids.quizId },
          goalPercent: null,
          opensOn: day(-1),
          dueOn: day(7),
          dueTime: '16:00',
          lateAllowed: true,
          recipients: { classIds: [ids.classId], pupils: [] },
        },
      ],
    })
    await mine('student', 'POST', `/api/quizzes/${ids.quizId}/attempts`, { id: ids.attemptId })
    await mine('student', 'POST', '/api/sets', { id: ids.setId, title: 'French verbs' })
    await query(
      `insert into reward_claims (student_id, id, reward_id, cost, status, claimed_at)
       values ($1, $2, 'choose-your-seat', 10, 'pending', $3)`,
      [student.id, ids.claimId, now],
    )
    const groupId = await groupOf(open(), { schoolId, members: [student] })
    return { ...ids, groupId, schoolId, studentId: student.id, reportId: ids.reportId }
  }

  /** The answer to a call that names `thing`, without the thing's own name. */
  async function answerTo(call: (typeof calls)[number], thing: string, cookie: string) {
    const { studentId } = world
    const path = call.path
      .replace(/:(pupilId|studentId)/, call.named === 'studentId' ? thing : studentId)
      .replace(':teacherId', cast.members.teacher.id)
      .replace(':sequence', '1')
      .replace(':purpose', 'leaderboards')
      .replace(':email', 'somebody@example.test')
      .replace(':id', thing)
      .replace(/:(questionId|cardId|sessionId)/, thing)
      .replace(':mediaId', '0'.repeat(32))
      .replace(/sets\/([^/]+)\/export$/, 'sets/$1/export?format=csv')
      .replace(/quizzes\/([^/]+)\/export$/, 'quizzes/$1/export?format=gift')
      .replace(/tasks\/([^/]+)\/export$/, 'tasks/$1/export?of=pupils')
    const body = bodies[call.route]?.(cast)
    const response = await cast.server.app.request(path, {
      method: call.method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: (await response.text()).replaceAll(thing, '…') }
  }

  test.each(calls)('$route answers strangers as if there were no such thing', async (call) => {
    for (const { who, cookie } of strangers[call.closedTo]) {
      const real = await answerTo(call, world[call.named], cookie)
      expect({ who, ...real }).toEqual({ who, ...(await answerTo(call, randomUUID(), cookie)) })
    }
  })

  test('its own people are answered otherwise', async () => {
    for (const path of [`/api/tasks/${world.taskId}`, `/api/classes/${world.classId}`, `/api/quizzes/${world.quizId}`])
      expect((await cast.send('teacher', 'GET', path)).status).toBe(200)
    expect((await cast.send('teacher', 'POST', `/api/live-quizzes/${world.liveQuizId}/homework`)).status).toBe(200)
    for (const path of [`/api/groups/${world.groupId}`, `/api/quiz-attempts/${world.attemptId}`])
      expect((await cast.send('student', 'GET', path)).status).toBe(200)
    expect((await cast.send('parent', 'GET', `/api/children/${world.studentId}/reports`)).status).toBe(200)
  })
})
