import type { AnswerOf } from '#contract/endpoint.ts'
import type { LeaderboardEntry, Leaderboards, readLeaderboardsEndpoint } from '#contract/leaderboards.ts'
import { boardOf, keptPeriodsAt, periodKeyOf } from '#domain/leaderboards/board.ts'
import { type Filters, type RankedSubject, rankedSubjects, TOP_PUPILS } from '#domain/leaderboards/filters.ts'
import { initialsOf, publicName } from '#domain/leaderboards/public-name.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import {
  type CirclePlaces,
  type NamedPlace,
  readBoard,
  readCircle,
  readFriends,
  readPlaceAmongAll,
  readTopOfAll,
  readTopSchools,
  readViewer,
  readXpOn,
  type Viewer,
} from './leaderboard-store.ts'
import type { XpCounter } from './xp-counter.ts'

interface Scope {
  queries: Queries
  viewer: Viewer | null
  /** Only a pupil is ranked. */
  pupilId: string | null
  filters: Filters
  board: string
  subjectBoards: ReadonlyMap<string, RankedSubject>
}

/**
 * Who leads, by first name and initial and only if they want to be seen, and where the pupil who asks stands. Invented
 * pupils are ranked among themselves: a guest sees them on an installation that shows the demo, real people never.
 */
export async function readLeaderboards(options: {
  person: Person
  filters: Filters
  queries: Queries
  counter: XpCounter
  /** Whether this installation shows the demo. */
  demo: boolean
  now: Date
}): Promise<AnswerOf<typeof readLeaderboardsEndpoint>> {
  const { person, filters, queries, counter, now } = options
  const viewer = person.role === 'guest' ? null : await readViewer(queries, person.id)
  const pupilId = viewer && may(person, 'be ranked', { studentId: viewer.id }) ? viewer.id : null
  if (pupilId !== null) await counter.count()
  const demo = viewer ? viewer.demo : options.demo
  const kept = keptPeriodsAt(now)
  const periodKey = periodKeyOf(filters.period, kept)
  const boardFor = (subject: Filters['subject'], key = periodKey) => boardOf({ demo, subject, periodKey: key })
  const board = boardFor(filters.subject)
  const subjects = filters.subject === 'all' ? rankedSubjects : [filters.subject]
  const subjectBoards = new Map(subjects.map((subject) => [boardFor(subject), subject]))
  const scope: Scope = { queries, viewer, pupilId, filters, board, subjectBoards }

  const weeks = [boardFor(filters.subject, `week/${kept.week}`), boardFor(filters.subject, `week/${kept.lastWeek}`)]
  const [{ places, ranked, nextXp, lacks }, schools, xpOn] = await Promise.all([
    readPlaces(scope),
    readTopSchools(queries, board),
    pupilId === null ? null : readXpOn(queries, pupilId, [board, ...weeks]),
  ])
  const own = places.find(({ studentId }) => studentId === pupilId)
  const [thisWeek = 0, lastWeek = 0] = weeks.map((week) => xpOn?.get(week))
  return {
    pupils: topOf(places, pupilId).map((place) => entryOf(place, scope)),
    schools: schools.map(({ id, rank, name, xp, pupils }) => ({
      rank,
      name,
      totalXP: xp,
      students: pupils,
      own: id === viewer?.schoolId,
    })),
    ranked,
    own:
      viewer && xpOn
        ? {
            // Among nobody but oneself there is no rank.
            rank: (lacks === null && own?.rank) || null,
            xp: xpOn.get(board) ?? 0,
            toNextRank: own && nextXp !== null ? nextXp - own.xp : null,
            thisWeek,
            lastWeek,
            name: publicName(viewer.fullName),
            avatar: initialsOf(viewer.fullName),
            shown: viewer.onLeaderboards,
          }
        : null,
    lacks,
    demo,
  }
}

const nobody: CirclePlaces = { places: [], ranked: 0, nextXp: null }

async function readPlaces(scope: Scope): Promise<CirclePlaces & Pick<Leaderboards, 'lacks'>> {
  const { queries, viewer, pupilId, filters, board } = scope
  const subjectBoards = [...scope.subjectBoards.keys()]
  if (filters.view === 'all') {
    const [top, own] = await Promise.all([
      readTopOfAll(queries, board, subjectBoards),
      pupilId === null ? null : readPlaceAmongAll(queries, { board, subjectBoards, studentId: pupilId }),
    ])
    const places = own && !top.some(({ studentId }) => studentId === own.studentId) ? [...top, own] : top
    return { places, ...(await readBoard(queries, { board, xp: own?.xp ?? null })), lacks: null }
  }
  if (!viewer) return { ...nobody, lacks: 'account' }
  const circleOptions = { board, subjectBoards, viewerId: viewer.id }
  if (filters.view === 'school') {
    const { schoolId } = viewer
    if (schoolId === null) return { ...nobody, lacks: 'school' }
    return { ...(await readCircle(queries, { ...circleOptions, circle: { schoolId } })), lacks: null }
  }
  const studentIds = pupilId === null ? [] : await readFriends(queries, pupilId)
  const lacks = studentIds.length <= 1 ? 'friends' : null
  return { ...(await readCircle(queries, { ...circleOptions, circle: { studentIds } })), lacks }
}

/** The best ten; whoever asks is among them if their XP is, although others may not see them. */
function topOf(places: readonly NamedPlace[], pupilId: string | null): NamedPlace[] {
  return places
    .toSorted(
      (one, other) =>
        other.xp - one.xp ||
        Number(other.studentId === pupilId) - Number(one.studentId === pupilId) ||
        (one.studentId < other.studentId ? -1 : 1),
    )
    .slice(0, TOP_PUPILS)
}

function entryOf(
  { studentId, rank, xp, fullName, school, mostOn }: NamedPlace,
  scope: Scope,
): AnswerOf<typeof readLeaderboardsEndpoint>['pupils'][number] {
  const entry: LeaderboardEntry = {
    rank,
    name: publicName(fullName),
    school,
    xp,
    subject: (mostOn !== null && scope.subjectBoards.get(mostOn)) || null,
    avatar: initialsOf(fullName),
    own: studentId === scope.pupilId,
  }
  return entry
}
