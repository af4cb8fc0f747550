import { expect, test } from 'vitest'
import { sectionOf } from './section-of.ts'

const paper = {
  sections: [
    { title: 'Section A: Pure', marks: 50, topicIds: ['alevel-maths-vectors'] },
    { title: 'Section B: Mechanics', marks: 50, topicIds: ['alevel-maths-kinematics'] },
  ],
}

test('a question is in the section of its topic; a paper without sections has none', () => {
  expect(sectionOf(paper, 'alevel-maths-kinematics/e02')).toBe('Section B: Mechanics')
  expect(sectionOf(paper, 'alevel-maths-vectors/e01')).toBe('Section A: Pure')
  expect(sectionOf({ sections: [] }, 'alevel-maths-vectors/e01')).toBeNull()
})
