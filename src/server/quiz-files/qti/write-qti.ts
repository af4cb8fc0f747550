import { strToU8, zipSync } from 'fflate'
import { mediaFileName } from '../../files/detect-media.ts'
import type { WrittenQuiz } from '../quiz-file.ts'
import { escapeXml } from './card-xml.ts'
import { writeItem } from './write-item.ts'

/** Zips of the same quiz are the same. */
const MADE = new Date('2020-01-01T00:00:00Z')

/** A quiz as a QTI 3 package: a manifest, an item for each question, and its pictures. */
export function writeQti({ title, questions, media }: WrittenQuiz): Uint8Array {
  const fileNames = new Map(media.map((file) => [file.id, `media/${mediaFileName(file)}`]))
  // Items stand in a folder of their own.
  const fileOf = (id: string) => `../${fileNames.get(id) ?? `media/${id}`}`
  const items = questions.map((question, at) => ({
    href: `items/${String(at + 1).padStart(3, '0')}.xml`,
    id: question.id,
    xml: writeItem(question, { number: at + 1, fileOf }),
  }))
  const resources = [
    ...items.map(
      ({ href, id }) =>
        `<resource identifier="r-${id}" type="imsqti_item_xmlv3p0" href="${href}"><file href="${href}"/></resource>`,
    ),
    ...[...fileNames].map(
      ([id, href]) =>
        `<resource identifier="m-${id}" type="webcontent" href="${href}"><file href="${href}"/></resource>`,
    ),
  ]
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="revisewell-quiz">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion><title>${escapeXml(title)}</title></metadata>
<organizations/>
<resources>
${resources.join('\n')}
</resources>
</manifest>
`
  const files = {
    'imsmanifest.xml': strToU8(manifest),
    ...Object.fromEntries(items.map(({ href, xml }) => [href, strToU8(xml)])),
    ...Object.fromEntries(media.map((file) => [fileNames.get(file.id) ?? '', file.bytes])),
  }
  return zipSync(files, { mtime: MADE })
}
