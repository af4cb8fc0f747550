import type { ContentBoard, ContentSubject, ContentType } from '#domain/content/content-place.ts'
import { insertContent } from '../content/content-store.ts'
import { showBody } from '../content/show-body.ts'
import type { Queries } from '../database/database.ts'
import { demoUuid } from './demo-uuid.ts'

interface DemoItem {
  type: ContentType
  title: string
  subject: ContentSubject
  board: ContentBoard
  body: string
}

/** What an admin might add of their school's own; none is a film, which would have to be asked of somebody else's server. */
const items: DemoItem[] = [
  {
    type: 'flashcard',
    title: 'Our river walk: words to know',
    subject: 'Geography',
    board: 'GCSE',
    body: [
      'Meander | A bend in a river',
      'Slip-off slope | The gentle bank on the **inside** of a bend, where sediment is dropped',
      'River cliff | The steep bank on the **outside** of a bend, where the water erodes most',
      'Discharge | The volume of water that passes a point each second, in $\\text{m}^3/\\text{s}$',
    ].join('\n'),
  },
  {
    type: 'flashcard',
    title: 'Measuring the river: kit list',
    subject: 'Geography',
    board: 'A-Level',
    body: [
      'What measures the speed of the flow? | A flow meter, or a float that is timed over a measured distance',
      'What measures the depth? | A metre rule, read at equal steps across the channel',
      'How is the cross-section worked out? | Mean depth × width',
    ].join('\n'),
  },
  {
    type: 'quiz',
    title: 'Trip to the abbey: what did you see?',
    subject: 'History',
    board: 'KS2',
    body: [
      'Who lived and prayed in an abbey?',
      '- Knights',
      '* Monks or nuns',
      '- Merchants',
      '> An abbey was the home of monks or nuns, led by an abbot or an abbess.',
      '',
      'Which king closed the abbeys of England?',
      '* Henry VIII',
      '- William I',
      '- Richard III',
      '> Between 1536 and 1540 Henry VIII closed them and took their land and money.',
    ].join('\n'),
  },
  {
    type: 'note',
    title: 'How we set out a practical report',
    subject: 'Chemistry',
    board: 'GCSE',
    body: [
      '## Set it out in five parts',
      '1. **Aim:** what you want to find out, in one sentence.',
      '2. **Method:** numbered steps that somebody else could follow, with quantities and units.',
      '3. **Results:** a table with a unit in each heading, not beside each number.',
      '4. **Conclusion:** what the results show, with two of your figures.',
      '5. **Evaluation:** what made the results less certain, and what you would change.',
      '## Questions',
      'Where do the units go in a results table?',
      '* In the heading of the column',
      '- Beside each number',
      '- In the conclusion',
      '> A unit in the heading counts for the whole column.',
    ].join('\n'),
  },
]

/** The four items that Content Management has on a demo install (contract §3). Written again, they stay as they are. */
export async function writeDemoContent(transaction: Queries, madeAt: Date): Promise<void> {
  for (const item of items) {
    const { shown } = await showBody(item.type, item.body)
    const id = demoUuid(`content/${item.title}`)
    await insertContent(transaction, { item: { ...item, id }, shown, now: madeAt })
  }
}
