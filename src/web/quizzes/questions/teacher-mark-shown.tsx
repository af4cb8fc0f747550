import type { QuestionResult } from '#contract/quiz-attempts.ts'

interface TeacherMarkShownProps {
  mark: NonNullable<QuestionResult['teacherMark']>
  right: QuestionResult['right']
}

/** What the teacher found in a written answer, and what they say about it. */
export function TeacherMarkShown({ mark: { ticked, comment }, right }: TeacherMarkShownProps) {
  const found = right.kind === 'written' ? right.points.filter(({ id }) => ticked.includes(id)) : []
  return (
    <div className="mt-2 grid gap-2">
      {found.length > 0 && (
        <div>
          <p className="font-bold">Your teacher found in your answer:</p>
          <ul className="list-disc pl-6">
            {found.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {comment && (
        <p className="whitespace-pre-line">
          <strong>Your teacher says:</strong> {comment}
        </p>
      )}
    </div>
  )
}
