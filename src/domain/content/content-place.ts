import type { LevelId } from '#domain/curriculum/level.ts'

/** Types of content (contract §3). */
export const contentTypes = ['flashcard', 'quiz', 'note', 'video'] as const
export type ContentType = (typeof contentTypes)[number]

/** Content subjects and boards (contract §9). */
export const contentSubjects = [
  'Biology',
  'Chemistry',
  'Physics',
  'Mathematics',
  'English',
  'History',
  'Geography',
] as const
export type ContentSubject = (typeof contentSubjects)[number]
export const contentBoards = ['GCSE', 'A-Level', 'KS1', 'KS2', 'SEN'] as const
export type ContentBoard = (typeof contentBoards)[number]

const levelOfBoard: Record<ContentBoard, LevelId> = {
  GCSE: 'gcse',
  'A-Level': 'alevel',
  KS1: 'ks1',
  KS2: 'ks2',
  SEN: 'sen',
}

/** The curriculum's subjects that show a content subject, at the levels that have them. */
const slugsOf: Record<ContentSubject, readonly string[]> = {
  Biology: ['biology', 'combined-science', 'science'],
  Chemistry: ['chemistry', 'combined-science', 'science'],
  Physics: ['physics', 'combined-science', 'science'],
  Mathematics: ['maths'],
  English: ['english', 'english-language', 'english-literature'],
  History: ['history'],
  Geography: ['geography'],
}

const youngSubjects: readonly string[] = ['english', 'maths', 'science']
const examOnly = (level: LevelId) => level === 'gcse' || level === 'alevel'
const isTaughtAt = (slug: string, level: LevelId) =>
  // The SEN track has the screens of every level.
  level === 'sen' || (examOnly(level) ? slug !== 'english' && slug !== 'science' : youngSubjects.includes(slug))

/** Where an item's study screens are: a level and its subjects. SEN items stand on every screen of the SEN track. */
export function placesOfContent(subject: ContentSubject, board: ContentBoard): { level: LevelId; subjects: string[] } {
  const level = levelOfBoard[board]
  return { level, subjects: slugsOf[subject].filter((slug) => isTaughtAt(slug, level)) }
}

/** Which content a study screen shows: its level's, and on the SEN track the SEN items too. */
export function contentOfPlace(place: { level: LevelId; subject: string; sen: boolean }): {
  boards: ContentBoard[]
  subjects: ContentSubject[]
} {
  const { level, subject, sen } = place
  return {
    boards: contentBoards.filter((board) => levelOfBoard[board] === level || (sen && board === 'SEN')),
    subjects: contentSubjects.filter((candidate) => slugsOf[candidate].includes(subject)),
  }
}
