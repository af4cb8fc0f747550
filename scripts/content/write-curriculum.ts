import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TopicOutline } from '../../src/domain/curriculum/topic.ts'
import type { Curriculum } from './read-curriculum.ts'

/** Writes `outline.json` (all levels, subjects and topics) and `topics/<id>.json` (a topic with its material). */
export async function writeCurriculum({ levels, subjects, topics }: Curriculum, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'topics'), { recursive: true })
  const outlines: TopicOutline[] = topics.map(({ material: _material, templates: _templates, ...outline }) => outline)
  await writeFile(path.join(folder, 'outline.json'), JSON.stringify({ levels, subjects, topics: outlines }))
  for (const topic of topics)
    if (topic.material) await writeFile(path.join(folder, 'topics', `${topic.id}.json`), JSON.stringify(topic))
}
