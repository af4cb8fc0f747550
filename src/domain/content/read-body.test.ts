import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentPartId, contentTopicId, isContentPart, readContentPartId } from './content-item-id.ts'
import { contentBoards, contentOfPlace, contentSubjects, contentTypes, placesOfContent } from './content-place.ts'
import { readBody } from './read-body.ts'
import { readVideo, videoSource } from './read-video.ts'

const faultsOf = (type: (typeof contentTypes)[number], body: string) => readBody(type, body).faults

describe('the format of an item', () => {
  test('contract §5: an empty body is no fault, and no content', () => {
    for (const type of contentTypes) expect(readBody(type, ' \r\n ')).toEqual({ content: null, faults: [] })
  })

  test('flashcards are a line each, front | back', () => {
    expect(readBody('flashcard', 'DNA | The molecule of genes\r\n\nA|B | C')).toEqual({
      content: {
        type: 'flashcard',
        cards: [
          { line: 1, front: 'DNA', back: 'The molecule of genes' },
          { line: 3, front: 'A', back: 'B | C' },
        ],
      },
      faults: [],
    })
  })

  test('each fault of a card is told with its line, and nothing is shown meanwhile', () => {
    expect(readBody('flashcard', 'DNA\n | b\na |\na | b\nc | d')).toEqual({
      content: null,
      faults: [
        { line: 1, message: 'Put a | between the front and the back of the card.' },
        { line: 2, message: 'This card has no front.' },
        { line: 3, message: 'This card has no back.' },
        { line: 4, message: 'Another card has this front already.' },
      ],
    })
    const many = Array.from({ length: 201 }, (_, n) => `${n} | back`).join('\n')
    expect(faultsOf('flashcard', many)).toEqual([{ line: 201, message: 'A set of cards has at most 200.' }])
  })

  const quiz =
    'Which gas do\nplants take in?\n- Oxygen\n* Carbon dioxide\n> They make\n> glucose of it.\n\nIs it?\n* Yes\n- No'

  test('a quiz has questions with their options, the right one marked, and an explanation', () => {
    expect(readBody('quiz', quiz).content).toEqual({
      type: 'quiz',
      questions: [
        {
          line: 1,
          question: 'Which gas do plants take in?',
          options: ['Oxygen', 'Carbon dioxide'],
          correctAnswer: 1,
          explanation: 'They make glucose of it.',
        },
        { line: 8, question: 'Is it?', options: ['Yes', 'No'], correctAnswer: 0, explanation: null },
      ],
    })
  })

  test.each([
    ['* Yes\n- No', 'Begin with the question, in a line of its own before its options.'],
    ['Q?\n* Yes', 'Give at least two options, each in a line that begins with - or, the right one, with *.'],
    ['Q?\n* a\n- b\n- c\n- d\n- e', 'Give at most 4 options.'],
    ['Q?\n- a\n- b', 'Mark the right option with * in place of -.'],
    ['Q?\n* a\n* b', 'Mark only one option as right.'],
    ['Q?\n* a\n- a', 'Two options are the same.'],
    [
      'Q?\n* a\n- b\nNext?',
      'After the options only an explanation may come, in a line that begins with >. Leave a blank line before the next question.',
    ],
  ])('a question such as %j is told what it lacks', (body, message) => {
    expect(faultsOf('quiz', body)).toEqual([{ line: 1, message }])
  })

  test('a question that is asked twice is told', () => {
    expect(faultsOf('quiz', 'Q?\n* a\n- b\n\nQ?\n* a\n- b')).toEqual([
      { line: 5, message: 'This question is asked twice.' },
    ])
  })

  test('a note is Markdown, and may have questions after a heading of that name', () => {
    expect(readBody('note', '# Cells\n\nText\n\n## Questions\n\nQ?\n* a\n- b').content).toMatchObject({
      markdown: '# Cells\n\nText',
      questions: [{ line: 7, question: 'Q?' }],
    })
    expect(readBody('note', 'Only text').content).toMatchObject({ markdown: 'Only text', questions: [] })
    expect(faultsOf('note', '## Questions\nQ?\n* a\n- b')).toEqual([
      { line: 1, message: 'Write the note before its questions.' },
    ])
  })

  test.each([
    ['https://videos.example/Lesson%201.mp4?x=1', { kind: 'file', host: 'videos.example' }],
    [' https://cdn.example.org:8443/a/b.WEBM ', { kind: 'file', host: 'cdn.example.org' }],
    ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ', { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }],
    ['https://youtu.be/dQw4w9WgXcQ?t=4', { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }],
    ['https://vimeo.com/76979871', { kind: 'vimeo', videoId: '76979871' }],
    ['https://player.vimeo.com/video/76979871', { kind: 'vimeo', videoId: '76979871' }],
  ])('a video may be at %s', (address, video) => {
    expect(readVideo(address)).toMatchObject(video)
  })

  test.each([
    'http://videos.example/a.mp4',
    'https://videos.example/a.html',
    'javascript:alert(1)//a.mp4',
    'https://localhost/a.mp4',
    'https://user:pass@videos.example/a.mp4',
    'https://videos.example/a.mp4" onerror="x',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/channels/x',
    'two https://videos.example/a.mp4',
  ])('a video may not be at %s', (address) => {
    expect(faultsOf('video', address)).toEqual([
      { line: 1, message: 'Give the https address of an .mp4 or .webm file, or of a video on YouTube or Vimeo.' },
    ])
  })

  test('who is asked for a video is named before', () => {
    expect(videoSource({ kind: 'youtube', videoId: 'x' })).toBe('YouTube')
    expect(videoSource({ kind: 'file', url: 'u', host: 'videos.example' })).toBe('videos.example')
  })

  test('whatever is typed, there is content or a fault, and never both', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contentTypes),
        fc.string({ maxLength: 60, unit: fc.constantFrom('a', '|', '\n', '*', '-', '>', ' ', '#') }),
        (type, body) => {
          const { content, faults } = readBody(type, body)
          if (body.trim() !== '') expect(content === null).toBe(faults.length > 0)
        },
      ),
    )
  })
})

describe('where an item appears', () => {
  test('contract §9: content subjects and boards', () => {
    expect(contentSubjects).toEqual([
      'Biology',
      'Chemistry',
      'Physics',
      'Mathematics',
      'English',
      'History',
      'Geography',
    ])
    expect(contentBoards).toEqual(['GCSE', 'A-Level', 'KS1', 'KS2', 'SEN'])
  })

  test('it is its subject and level', () => {
    expect(placesOfContent('Biology', 'GCSE')).toEqual({ level: 'gcse', subjects: ['biology', 'combined-science'] })
    expect(placesOfContent('English', 'A-Level').subjects).toEqual(['english-language', 'english-literature'])
    expect(placesOfContent('Physics', 'KS2')).toEqual({ level: 'ks2', subjects: ['science'] })
    expect(placesOfContent('History', 'KS1').subjects).toEqual([])
    expect(contentOfPlace({ level: 'ks1', subject: 'science', sen: false })).toEqual({
      boards: ['KS1'],
      subjects: ['Biology', 'Chemistry', 'Physics'],
    })
    expect(contentOfPlace({ level: 'gcse', subject: 'history', sen: true })).toEqual({
      boards: ['GCSE', 'SEN'],
      subjects: ['History'],
    })
    expect(contentOfPlace({ level: 'gcse', subject: 'economics', sen: false }).subjects).toEqual([])
  })

  test('both ways agree', () => {
    for (const subject of contentSubjects)
      for (const board of contentBoards) {
        const { level, subjects } = placesOfContent(subject, board)
        for (const slug of subjects) {
          const found = contentOfPlace({ level, subject: slug, sen: level === 'sen' })
          expect([found.boards.includes(board), found.subjects.includes(subject)]).toEqual([true, true])
        }
      }
  })

  test('its parts have ids of their own', () => {
    const id = '11111111-2222-3333-4444-555555555555'
    expect(readContentPartId(contentPartId(id, 'f01ab'))).toEqual({ contentId: id, key: 'f01ab' })
    expect([isContentPart(contentTopicId(id)), isContentPart('cells/f01'), readContentPartId('content:x/f1')]).toEqual([
      true,
      false,
      null,
    ])
  })
})
