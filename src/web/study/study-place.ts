import { redirect } from 'react-router'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import { levelOfSenSlug, subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { boardTopicsPath } from '#domain/curriculum/study-path.ts'
import type { Subject } from '#domain/curriculum/subject.ts'
import { notFound } from '../api/found.ts'

/** Where a study screen stands, read from its address alone. */
export interface StudyPlace {
  /** The level whose material is studied. */
  level: LevelId
  subject: string
  topic: string | undefined
  board: string | undefined
  /** Which mix of the whole subject, from 1. */
  mix: number
  /** The SEN track shows any level's material in its own gentle way. */
  sen: boolean
  /** The back link: /{level} (contract §2). */
  backTo: string
}

const studyLevels: readonly LevelId[] = ['ks1', 'ks2', 'gcse', 'alevel']

/** Null for an address that is no study screen's. */
export function studyPlaceOf(
  url: URL,
  params: { subject?: string; examBoard?: string; topic?: string },
): StudyPlace | null {
  const track = url.pathname.split('/')[1] ?? ''
  const topic = params.topic ?? url.searchParams.get('topic') ?? undefined
  const subject = params.subject ?? ''
  const mix = Math.min(999, Math.max(1, Number.parseInt(url.searchParams.get('mix') ?? '', 10) || 1))
  if (track === 'sen') {
    const level = levelOfSenSlug(url.searchParams.get('level') ?? 'sen')
    const place = { subject: subjectOfSenSlug(subject), topic, mix, board: undefined, sen: true, backTo: '/sen' }
    return level ? { ...place, level } : null
  }
  const level = studyLevels.find((known) => known === track)
  return level ? { level, subject, topic, mix, board: params.examBoard, sen: false, backTo: `/${level}` } : null
}

/**
 * Throws the not-found page for a board that there isn't, and leads to the page that says so where the board in the address has no
 * such qualification.
 */
export function expectOffered(
  { level, board }: Pick<StudyPlace, 'level' | 'board'>,
  { slug, qualifications, notOffered }: Pick<Subject, 'slug' | 'qualifications' | 'notOffered'>,
): void {
  if (board === undefined) return
  const known = boardIds.find((id) => id === board)
  if (known && qualifications?.[known]) return
  if (known && notOffered?.[known] && (level === 'gcse' || level === 'alevel'))
    throw redirect(boardTopicsPath(level, slug, known))
  throw notFound()
}
