import type { LevelId } from '#domain/curriculum/level.ts'
import { senSlugOfLevel, senSlugOfSubject } from '#domain/curriculum/sen-slugs.ts'
import { boardTopicsPath } from '#domain/curriculum/study-path.ts'

/*
 * The addresses of contract §2. A method's own path ends in its name, and carries its topic as `?topic=` wherever
 * the path itself does not.
 */
export const alevelPaths = {
  boards: (subject: string) => `/alevel/${subject}/exam-boards`,
  topics: (subject: string, board: string) => boardTopicsPath('alevel', subject, board),
  topic: (subject: string, board: string, { slug }: { slug: string }) => `/alevel/${subject}/${board}/${slug}/revision`,
  method: (subject: string, board: string, topic: string, method: string) =>
    `/alevel/${subject}/${board}/${topic}/${method}`,
}

export const gcsePaths = {
  boards: (subject: string) => `/gcse?subject=${subject}`,
  topics: (subject: string, board: string) => boardTopicsPath('gcse', subject, board),
  topic: (subject: string, board: string, { title }: { title: string }) =>
    `/gcse/${subject}/${board}/topic/${encodeURIComponent(title)}`,
  method: (subject: string, board: string, topic: string | undefined, method: string) =>
    withQuery(`/gcse/${subject}/${board}/${method}`, { topic }),
}

export const youngPaths = {
  subject: (level: string, subject: string, topic?: string) => withQuery(`/${level}`, { subject, topic }),
  method: (level: string, subject: string, topic: string | undefined, method: string) =>
    withQuery(`/${level}/${subject}/${method}`, { topic }),
}

export const senPaths = {
  level: (level: LevelId) => `/sen/${senSlugOfLevel(level)}`,
  boards: (level: LevelId, subject: string) => `/sen/${senSlugOfLevel(level)}/${subject}`,
  topics: (level: LevelId, subject: string, board: string) =>
    `/sen/${senSlugOfLevel(level)}/${subject}/${board}/topics`,
  topic: (level: LevelId, subject: string, board: string, { title }: { title: string }) =>
    `/sen/${senSlugOfLevel(level)}/${subject}/${board}/topic/${encodeURIComponent(title)}`,
  revision: (level: LevelId, subject: string, topic?: string) =>
    withQuery(`/sen/${senSlugOfLevel(level)}/${senSlugOfSubject(level, subject)}/revision`, { topic }),
  own: (subject: string, topic?: string) => withQuery('/sen', { subject, topic }),
  /** A subject's own page, whichever it is at that level. */
  subject: (level: LevelId, subject: string): string => {
    if (level === 'sen') return senPaths.own(subject)
    return level === 'ks1' || level === 'ks2' ? senPaths.revision(level, subject) : senPaths.boards(level, subject)
  },
  activity: (level: LevelId, subject: string, activity: string) =>
    `/sen/${senSlugOfLevel(level)}/${senSlugOfSubject(level, subject)}/${activity}`,
  method: (level: LevelId, subject: string, topic: string | undefined, method: string) =>
    withQuery(`/sen/${senSlugOfSubject(level, subject)}/${method}`, {
      level: level === 'sen' ? undefined : senSlugOfLevel(level),
      topic,
    }),
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
