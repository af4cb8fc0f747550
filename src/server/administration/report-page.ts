import PDFDocument from 'pdfkit'
import { printable } from './printable.ts'
import { registerTypeface, STRONG, TEXT } from './report-typeface.ts'

export const INK = '#1b2638'
export const SOFT = '#4a5a6c'
export const LINE = '#c8d2d9'
export const BAR = '#3b6fb5'

const MARGIN = 50
const FOOT = 40
/** Inside the margins of an A4 page, in points. */
export const WIDTH = 595.28 - 2 * MARGIN
const LOWEST = 841.89 - MARGIN - FOOT

const REPLACED =
  'A question mark may stand for a sign that this typeface does not have, such as Greek, Arabic or Chinese letters or an emoji. The CSV of this report has every name as it is written.'

/** A PDF in the making: everything on it has its place in the structure that a screen reader follows. */
export class ReportPage {
  readonly pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #chunks: Buffer[] = []
  #hasReplaced = false

  constructor({ title, madeAt }: { title: string; madeAt: Date }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: title, Author: 'Revisewell', CreationDate: madeAt, ModDate: madeAt },
    })
    registerTypeface(this.pdf)
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#root = this.pdf.struct('Document')
    this.pdf.addStructure(this.#root)
  }

  /** A part of the structure with what draws it. */
  add(kind: string, draw: () => void, options: { alt?: string } = {}): void {
    this.#root.add(this.pdf.struct(kind, options, draw))
  }

  heading(level: 1 | 2, text: string): void {
    this.makeRoom(level === 1 ? 60 : 90)
    this.add(`H${level}`, () => {
      this.pdf
        .font(STRONG)
        .fontSize(level === 1 ? 22 : 14)
        .fillColor(INK)
      this.pdf.text(this.printed(text), MARGIN, this.pdf.y)
    })
    this.pdf.moveDown(0.4)
  }

  paragraph(text: string): void {
    this.makeRoom(30)
    this.add('P', () => {
      this.pdf.font(TEXT).fontSize(10).fillColor(SOFT)
      this.pdf.text(this.printed(text), MARGIN, this.pdf.y, { width: WIDTH })
    })
    this.pdf.moveDown(0.6)
  }

  /** A drawing of so many points, with what it shows in words. */
  figure(height: number, alt: string, draw: (top: number) => void): void {
    this.makeRoom(height + 10)
    const top = this.pdf.y
    this.add('Figure', () => draw(top), { alt })
    this.pdf.y = top + height + 10
  }

  /** Shares of the width, then the rows; the first column of each row is its heading. */
  table(shares: readonly number[], head: readonly string[], rows: readonly (readonly string[])[]): void {
    const table = this.pdf.struct('Table')
    this.#root.add(table)
    const line = (cells: readonly string[], isHead: boolean) => {
      const row = this.pdf.struct('TR')
      table.add(row)
      this.pdf
        .font(isHead ? STRONG : TEXT)
        .fontSize(9)
        .fillColor(INK)
      const height = Math.max(...cells.map((cell, at) => this.#heightOf(cell, shares[at] ?? 0))) + 7
      this.makeRoom(height)
      const top = this.pdf.y
      cells.forEach((cell, at) => {
        const left = MARGIN + WIDTH * shares.slice(0, at).reduce((sum, share) => sum + share, 0)
        const width = WIDTH * (shares[at] ?? 0) - 6
        const kind = isHead || at === 0 ? 'TH' : 'TD'
        row.add(
          this.pdf.struct(kind, {}, () => {
            this.pdf.text(this.printed(cell), left, top + 3, { width, align: at === 0 ? 'left' : 'right' })
          }),
        )
      })
      this.artifact(() => {
        this.pdf
          .moveTo(MARGIN, top + height)
          .lineTo(MARGIN + WIDTH, top + height)
          .lineWidth(0.5)
          .stroke(LINE)
      })
      this.pdf.y = top + height
      row.end()
    }
    line(head, true)
    for (const row of rows) line(row, false)
    table.end()
    this.pdf.moveDown(1)
  }

  /** A text as the typeface can show it. */
  printed(given: string): string {
    const { text, replaced } = printable(given)
    this.#hasReplaced ||= replaced
    return text
  }

  /** What only decorates. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact')
    draw()
    this.pdf.endMarkedContent()
  }

  makeRoom(height: number): void {
    if (this.pdf.y + height > LOWEST) this.pdf.addPage()
  }

  /** Numbers the pages and gives the file. */
  async finish(foot: string): Promise<Buffer> {
    if (this.#hasReplaced) this.paragraph(REPLACED)
    const { start, count } = this.pdf.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page)
      this.artifact(() => {
        this.pdf.font(TEXT).fontSize(8).fillColor(SOFT)
        const words = this.printed(`${foot}  ·  page ${page - start + 1} of ${count}`)
        this.pdf.text(words, MARGIN, LOWEST + FOOT - 12, { width: WIDTH, align: 'center', lineBreak: false })
      })
    }
    this.#root.end()
    const ended = new Promise((resolve) => this.pdf.once('end', resolve))
    this.pdf.end()
    await ended
    return Buffer.concat(this.#chunks)
  }

  #heightOf(cell: string, share: number): number {
    return this.pdf.heightOfString(this.printed(cell), { width: WIDTH * share - 6 })
  }
}

export const LEFT = MARGIN
