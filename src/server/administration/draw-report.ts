import type { ReportFigures, SubjectFigures } from './make-report.ts'
import { BAR, INK, LEFT, LINE, ReportPage, SOFT, WIDTH } from './report-page.ts'
import { TEXT } from './report-typeface.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const monthNames = [...months, 'November', 'December']
const grouped = (count: number) => count.toLocaleString('en-GB')
const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : 'none')

/** Such as '12 May 2026'. */
function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]} ${year}`
}

/** The report as a PDF: figures, a chart of the days, a chart and a table of the subjects, and what was hard. */
export async function drawReport(figures: ReportFigures): Promise<Buffer> {
  const { firstDay, lastDay, school, madeAt, totals, subjects, hardest, pupils } = figures
  const title = `Revision report: ${school ?? 'every school'}`
  const page = new ReportPage({ title, madeAt })
  page.heading(1, title)
  page.paragraph(`${dayWords(firstDay)} to ${dayWords(lastDay)}. Made by Revisewell from what is stored.`)
  page.heading(2, 'At a glance')
  page.table(
    [0.6, 0.4],
    ['Figure', 'Value'],
    [
      ['Pupils with an account', grouped(totals.pupils)],
      ['Pupils who studied', `${grouped(totals.active)} (${percent(totals.active, totals.pupils)})`],
      ['Answers given', grouped(totals.answers)],
      ['Answers right or known', percent(totals.correct, totals.answers)],
      ['Quizzes finished', grouped(totals.quizzes)],
      ['Daily goals reached', grouped(totals.goals)],
      ['XP earned', grouped(totals.xp)],
    ],
  )
  page.heading(2, 'Answers a day')
  if (totals.answers === 0) page.paragraph('Nobody studied in this time.')
  else drawDays(page, figures)
  if (subjects.length > 0) {
    page.heading(2, 'By subject')
    drawSubjects(page, subjects.slice(0, 12))
    page.table(
      [0.46, 0.18, 0.18, 0.18],
      ['Subject', 'Answers', 'Right', 'Mastery now'],
      subjects.map(({ title: subject, answers, correct, mastery }) => [
        subject,
        grouped(answers),
        percent(correct, answers),
        mastery === null ? 'none' : `${Math.round(mastery * 100)}%`,
      ]),
    )
  }
  if (hardest.length > 0) {
    page.heading(2, 'Topics that were hardest')
    page.table(
      [0.44, 0.26, 0.15, 0.15],
      ['Topic', 'Subject', 'Answers', 'Right'],
      hardest.map((topic) => [
        topic.title,
        topic.subject,
        grouped(topic.answers),
        percent(topic.correct, topic.answers),
      ]),
    )
  }
  if (pupils) {
    page.heading(2, 'Pupils')
    page.table(
      [0.4, 0.15, 0.15, 0.15, 0.15],
      ['Name', 'Days', 'Answers', 'Right', 'XP'],
      pupils.map(({ fullName, days, answers, correct, xp }) => [
        fullName,
        String(days),
        grouped(answers),
        percent(correct, answers),
        grouped(xp),
      ]),
    )
  }
  return page.finish(pupils ? 'Revisewell. Names pupils: keep it as safe as a register.' : 'Revisewell')
}

const DAYS_HIGH = 120

function drawDays(page: ReportPage, { days, totals }: ReportFigures): void {
  const most = Math.max(...days.map(({ answers }) => answers))
  const busiest = days.find(({ answers }) => answers === most)
  const alt = `A bar for each day. ${grouped(totals.answers)} answers on ${days.filter(({ answers }) => answers > 0).length} of ${days.length} days; the most, ${grouped(most)}, on ${dayWords(busiest?.day ?? '')}.`
  page.figure(DAYS_HIGH + 16, alt, (top) => {
    const { pdf } = page
    const step = WIDTH / days.length
    days.forEach(({ answers }, at) => {
      const height = (answers / most) * DAYS_HIGH
      if (height > 0) pdf.rect(LEFT + at * step + step * 0.15, top + DAYS_HIGH - height, step * 0.7, height).fill(BAR)
    })
    pdf
      .moveTo(LEFT, top + DAYS_HIGH)
      .lineTo(LEFT + WIDTH, top + DAYS_HIGH)
      .lineWidth(1)
      .stroke(LINE)
    pdf.font(TEXT).fontSize(8).fillColor(SOFT)
    const [first, last] = [days[0], days.at(-1)]
    pdf.text(first ? dayWords(first.day) : '', LEFT, top + DAYS_HIGH + 4, { lineBreak: false })
    pdf.text(last ? dayWords(last.day) : '', LEFT, top + DAYS_HIGH + 4, { width: WIDTH, align: 'right' })
  })
  page.paragraph(alt)
}

const ROW = 15

function drawSubjects(page: ReportPage, subjects: readonly SubjectFigures[]): void {
  const most = Math.max(...subjects.map(({ answers }) => answers))
  const alt = `A bar for each subject by its answers: ${subjects.map(({ title, answers }) => `${title} ${grouped(answers)}`).join(', ')}.`
  page.figure(subjects.length * ROW, alt, (top) => {
    const { pdf } = page
    subjects.forEach(({ title, answers }, at) => {
      const y = top + at * ROW
      pdf.font(TEXT).fontSize(9).fillColor(INK)
      pdf.text(page.printed(title), LEFT, y + 2, { width: WIDTH * 0.35, lineBreak: false, ellipsis: true, height: ROW })
      pdf.rect(LEFT + WIDTH * 0.36, y + 1, Math.max(1, (answers / most) * WIDTH * 0.64), ROW - 4).fill(BAR)
    })
  })
}
