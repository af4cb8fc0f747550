import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { readAsBase64 } from '../api/read-as-base64.ts'

/** Tries of one part before it is given up. */
const TRIES = 3

/** Sends a file part by part, so that it is seen how far it is and a lost part is sent again alone. */
export async function sendFile(
  file: Blob,
  { id, fileName, onShare }: { id: string; fileName: string; onShare: (share: number) => void },
): Promise<void> {
  const parts = Math.max(1, Math.ceil(file.size / setLimits.importPart))
  for (let part = 0; part < parts; part++) {
    const data = await readAsBase64(file.slice(part * setLimits.importPart, (part + 1) * setLimits.importPart))
    await sendPart({ params: { id, part: String(part) }, body: { fileName, parts, data } })
    onShare((part + 1) / parts)
  }
}

type Part = { params: { id: string; part: string }; body: { fileName: string; parts: number; data: string } }

async function sendPart(part: Part, tries = TRIES): Promise<void> {
  try {
    await api('PUT /api/set-imports/:id/parts/:part', part)
  } catch (error) {
    if (tries === 1) throw error
    await sendPart(part, tries - 1)
  }
}
