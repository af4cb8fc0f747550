import type { ItemFacts } from '#domain/study/snapshot.ts'
import { Device } from '../../crash/device.ts'
import { Tally } from '../../crash/tally.ts'
import { seededChance } from '../../product/seeded-chance.ts'
import { studyAnswers, studyTopics } from '../../product/study-answers.ts'
import type { TrustSchool } from '../create-trust.ts'
import { type RoomFigures, RoomTalk } from './room-talk.ts'
import { ScreenVisits } from './screen-visits.ts'
import { WriteGaps } from './write-gaps.ts'

const PAUSE_MS = 250
const GROUP_SIZE = 3
const pupilPaths = [
  '/api/me',
  '/api/dashboard',
  '/api/due-cards',
  '/dashboard/student',
  '/api/leaderboards',
  '/api/plan',
]

/** Pupils who study, look at their screens and talk, and teachers who look at their classes, as long as the trial takes. */
export class Drive {
  readonly devices: readonly Device[]
  readonly tally = new Tally()
  readonly gaps = new WriteGaps()
  readonly screens = new ScreenVisits()
  readonly #options: { url: string; schools: readonly TrustSchool[] }
  readonly #rooms: RoomTalk
  readonly #ended = new AbortController()
  #streams: Promise<unknown> = Promise.resolve()

  constructor(options: {
    url: string
    schools: readonly TrustSchool[]
    items: ReadonlyMap<string, ItemFacts>
    seed: number
  }) {
    const { url, schools, items, seed } = options
    this.#options = options
    const topics = studyTopics(items)
    this.devices = schools
      .flatMap(({ pupils }) => pupils)
      .map(
        (pupil, index) =>
          new Device({
            pupil,
            answers: studyAnswers(topics, { chance: seededChance(seed + index + 1), now: () => new Date() }),
            chance: seededChance(seed - index - 1),
            onAcknowledged: () => {
              this.tally.add()
              this.gaps.note()
            },
          }),
      )
    this.#rooms = new RoomTalk({ url, schools, groupSize: GROUP_SIZE })
  }

  start(): void {
    const { url, schools } = this.#options
    const { signal } = this.#ended
    const visits = schools.flatMap(({ pupils, teacher, classId }) => [
      ...pupils.slice(0, 2).map(({ cookie }) => ({ cookie, paths: pupilPaths })),
      { cookie: teacher.cookie, paths: ['/api/classes', `/api/classes/${classId}`] },
    ])
    this.#streams = Promise.all([
      ...this.devices.map((device) => device.stream(url, signal, { pauseMs: PAUSE_MS })),
      ...visits.map((visit) => this.screens.stream({ url, signal, ...visit })),
      this.#rooms.stream(signal),
    ])
  }

  /** Ends it; the devices send again what was not acknowledged. */
  async end(): Promise<RoomFigures> {
    this.#ended.abort()
    await this.#streams
    for (const device of this.devices) await device.resend(this.#options.url)
    return this.#rooms.end()
  }
}

export const groupSize = GROUP_SIZE
