import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { AppParts } from '#server/app.ts'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { loadWebBuild } from '#server/pages/render.ts'

const build = path.join(import.meta.dirname, '..', '..', 'build')
const Route = z.object({
  path: z.string().optional(),
  index: z.boolean().optional(),
  parentId: z.string().optional(),
})
const Routes = z.object({ routes: z.record(z.string(), Route.nullable()) })
const Outline = z.object({
  topics: z.array(z.object({ level: z.string(), subject: z.string(), slug: z.string(), counts: z.unknown() })),
})

/** The pages as the build made them; `npm test` builds first. */
export const builtCurriculum = () => readCurriculumStore(path.join(build, 'content'))

export async function builtWeb(): Promise<NonNullable<AppParts['web']>> {
  const folder = path.join(build, 'web')
  return { build: await loadWebBuild(folder), clientFolder: path.join(folder, 'client') }
}

/** The path of every kind of page, with its parameters as `:name`. */
export async function pageKinds(): Promise<string[]> {
  const { routes } = Routes.parse(await import(pathToFileURL(path.join(build, 'web', 'server', 'index.js')).href))
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? null : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  const paths = Object.entries(routes).flatMap(([id, route]) =>
    (route?.index || route?.path) && route.path !== '*' ? [pathOf(id) || '/'] : [],
  )
  return [...new Set(paths)]
}

/** The address of a page of that kind which is there. */
export function examplePage(kind: string): string {
  const ofYoung = kind === '/sen/:level/:subject/revision'
  const level = kind.startsWith('/sen/:level') ? (ofYoung ? 'ks2' : 'gcse') : (kind.split('/')[1] ?? '')
  const { topics } = Outline.parse(JSON.parse(readFileSync(path.join(build, 'content', 'outline.json'), 'utf8')))
  const topic = topics.find((candidate) => candidate.counts && candidate.level === level)
  const filled: Record<string, string> = {
    level,
    subject: topic?.subject ?? 'english',
    examBoard: 'aqa',
    topic: topic?.slug ?? 'none',
    activityId: 'flashcards',
  }
  return kind.replace(/:(\w+)/g, (_all, name: string) => filled[name] ?? 'none')
}
