import { securityEndpoints } from './account-security.ts'
import * as accounts from './accounts.ts'
import { administrationEndpoints } from './administration.ts'
import { auditEndpoints } from './audit.ts'
import { broadcastEndpoints } from './broadcasts.ts'
import { classJoiningEndpoints } from './class-joining.ts'
import { classRosterEndpoints } from './class-rosters.ts'
import { classEndpoints } from './classes.ts'
import { contentEndpoints } from './content.ts'
import * as curriculum from './curriculum.ts'
import type { Endpoint } from './endpoint.ts'
import { familyEndpoints } from './families.ts'
import * as games from './games.ts'
import { membershipEndpoints } from './group-membership.ts'
import { sessionEndpoints } from './group-sessions.ts'
import { groupEndpoints } from './groups.ts'
import * as health from './health.ts'
import * as help from './help.ts'
import * as leaderboards from './leaderboards.ts'
import * as lessons from './lessons.ts'
import { liveQuizEndpoints } from './live-quiz.ts'
import * as mistakes from './mistakes.ts'
import { moderationEndpoints } from './moderation.ts'
import { noticeEndpoints } from './notices.ts'
import { passkeyEndpoints } from './passkeys.ts'
import * as planning from './planning.ts'
import { privacyEndpoints } from './privacy.ts'
import * as progress from './progress.ts'
import { quizAttemptEndpoints } from './quiz-attempts.ts'
import { quizImportEndpoints } from './quiz-imports.ts'
import { quizEndpoints } from './quizzes.ts'
import { reportEndpoints } from './reports.ts'
import * as rewards from './rewards.ts'
import { schoolEndpoints } from './schools.ts'
import * as setImports from './set-imports.ts'
import * as sets from './sets.ts'
import { staffEndpoints } from './staff.ts'
import * as study from './study.ts'
import { taskEndpoints } from './tasks.ts'
import * as tutor from './tutor.ts'
import { userEndpoints } from './users.ts'

const { signUp, signIn, signOut, requestPasswordReset, resetPassword, verifyEmail, readMe, updateProfile } = accounts
const { listRoleRequests, decideRoleRequest, listOutbox } = accounts
const { listLevels, readSubject, readStudyMaterial, readDraws } = curriculum

/** Every call of the product. The OpenAPI document, the client's types and the hostile-input tests are made from this list. */
export const endpoints = [
  health.readHealth,
  listLevels,
  readSubject,
  readStudyMaterial,
  readDraws,
  signUp,
  signIn,
  signOut,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  readMe,
  updateProfile,
  listRoleRequests,
  decideRoleRequest,
  listOutbox,
  ...securityEndpoints,
  ...passkeyEndpoints,
  help.sendHelpRequest,
  study.recordAnswers,
  study.readDueCards,
  study.finishStudySession,
  progress.readDashboard,
  progress.readSubjectProgress,
  progress.markRaisedMarksSeen,
  planning.readPlan,
  planning.saveExam,
  planning.removeExam,
  planning.openCalendarFeed,
  planning.closeCalendarFeed,
  games.readGameShelf,
  games.startGamePlay,
  games.finishGamePlay,
  games.readGameFigures,
  leaderboards.readLeaderboards,
  lessons.readLessonShelf,
  lessons.readLesson,
  lessons.readLessonFigures,
  lessons.watchLesson,
  mistakes.reportMistake,
  mistakes.listMistakeReports,
  mistakes.decideMistakeReport,
  rewards.readRewards,
  rewards.claimReward,
  rewards.withdrawClaim,
  rewards.listRewardClaims,
  rewards.decideRewardClaim,
  rewards.setRewardStock,
  tutor.askTutor,
  tutor.readTutorHistory,
  tutor.deleteTutorHistory,
  tutor.readTutorHints,
  tutor.listConcerns,
  tutor.markConcernSeen,
  sets.listSets,
  sets.createSet,
  sets.readSet,
  sets.editSet,
  sets.deleteSet,
  sets.saveCard,
  sets.deleteCard,
  sets.moveCard,
  sets.addMedia,
  sets.shareSet,
  sets.copySet,
  sets.readSetStudy,
  setImports.keepImportPart,
  setImports.previewImport,
  setImports.saveImport,
  ...taskEndpoints,
  ...classEndpoints,
  ...familyEndpoints,
  ...auditEndpoints,
  ...noticeEndpoints,
  ...administrationEndpoints,
  ...broadcastEndpoints,
  ...reportEndpoints,
  ...help.helpInboxEndpoints,
  ...groupEndpoints,
  ...liveQuizEndpoints,
  ...userEndpoints,
  ...schoolEndpoints,
  ...staffEndpoints,
  ...quizEndpoints,
  ...quizAttemptEndpoints,
  ...classRosterEndpoints,
  ...classJoiningEndpoints,
  ...privacyEndpoints,
  ...contentEndpoints,
  ...membershipEndpoints,
  ...sessionEndpoints,
  ...moderationEndpoints,
  ...quizImportEndpoints,
] as const satisfies readonly Endpoint[]

type AnyEndpoint = (typeof endpoints)[number]
/** The calls by route, for the typed client. */
export type Api = { [E in AnyEndpoint as E['route']]: E }
