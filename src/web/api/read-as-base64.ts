/** What a file or a part of one holds, as base64. */
export function readAsBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The file could not be read. Please choose it again.'))
    reader.readAsDataURL(blob)
  })
}
