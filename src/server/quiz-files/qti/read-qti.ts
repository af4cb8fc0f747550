import { posix } from 'node:path'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { detectMedia, isImage } from '../../files/detect-media.ts'
import { UnreadableFile } from '../../files/file-content.ts'
import type { MediaFile } from '../../files/media-file.ts'
import { type QuizFile, UnreadableItem } from '../quiz-file.ts'
import { type OpenZip, openZip } from './open-zip.ts'
import { readItem } from './read-item.ts'
import { find, findAll, readXml, textIn } from './xml-tree.ts'

/** @throws {UnreadableFile} when the package as a whole cannot be read. */
export function readQti(bytes: Uint8Array): QuizFile {
  const zip = openZip(bytes)
  const { title, hrefs } = readManifest(zip)
  const media = new Map<string, MediaFile>()
  const file: QuizFile = { title, questions: [], media: [], problems: [] }
  for (const [at, href] of hrefs.entries()) {
    const problem = { item: at + 1, text: href }
    try {
      const source = zip.read(href)
      if (!source) throw new UnreadableItem('The manifest names it, but it is not in the package.')
      const { question, lost } = readItem(new TextDecoder().decode(source), (address) =>
        pictureAt(zip, { href, address, media }),
      )
      if (question) file.questions.push(question)
      for (const reason of lost) file.problems.push({ ...problem, reason, leftOut: question === null })
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error
      file.problems.push({ ...problem, reason: error.message, leftOut: true })
    }
  }
  return { ...file, media: [...media.values()] }
}

/** A single item that was sent without a package. */
export function readQtiItem(source: string): QuizFile {
  const file: QuizFile = { title: '', questions: [], media: [], problems: [] }
  try {
    const { question, lost } = readItem(source, () => null)
    return {
      ...file,
      questions: question ? [question] : [],
      problems: lost.map((reason) => ({ item: 1, text: '', reason, leftOut: false })),
    }
  } catch (error) {
    if (!(error instanceof UnreadableItem)) throw error
    return { ...file, problems: [{ item: 1, text: '', reason: error.message, leftOut: true }] }
  }
}

function readManifest(zip: OpenZip): { title: string; hrefs: string[] } {
  const name = zip.names.find((entry) => /(?:^|\/)imsmanifest\.xml$/.test(entry))
  const bytes = name === undefined ? null : zip.read(name)
  if (name === undefined || !bytes)
    throw new UnreadableFile('There is no imsmanifest.xml in that package, so it is no QTI package.')
  try {
    const root = readXml(new TextDecoder().decode(bytes))
    const title = find(root, 'title')
    const hrefs = findAll(root, 'resource').flatMap(({ attributes: { type = '', href } }) =>
      href && type.startsWith('imsqti_item') ? [posix.join(posix.dirname(name), href)] : [],
    )
    return { title: title ? textIn(title).trim() : '', hrefs: hrefs.slice(0, quizLimits.importEntries) }
  } catch (error) {
    if (error instanceof UnreadableItem)
      throw new UnreadableFile(`The manifest of that package could not be read. ${error.message}`)
    throw error
  }
}

/** Keeps a picture of the package, by what it holds, and gives its name here. */
function pictureAt(
  zip: OpenZip,
  { href, address, media }: { href: string; address: string; media: Map<string, MediaFile> },
): string | null {
  if (/^[a-z]+:|^\//i.test(address)) return null
  const bytes = zip.read(posix.join(posix.dirname(href), address))
  if (!bytes || bytes.byteLength > quizLimits.mediaFile) return null
  const picture = detectMedia(bytes)
  if (!picture || !isImage(picture)) return null
  media.set(picture.id, picture)
  return picture.id
}
