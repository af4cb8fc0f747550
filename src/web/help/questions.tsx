import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#contract/accounts.ts'
import { PLAYS_REWARDED_PER_DAY } from '#domain/games/game-award.ts'
import type { TierThresholds } from '#domain/progress/tier.ts'
import {
  EXAM_QUESTIONS_REWARDED_PER_DAY,
  STUDY_SESSIONS_REWARDED_PER_DAY,
  XP_DAILY_GOAL,
  XP_EXAM_QUESTION,
  XP_SIGN_IN,
  XP_STUDY_SESSION,
} from '#domain/progress/xp.ts'
import {
  EARNING_ANSWERS_PER_DAY,
  EARNING_ANSWERS_PER_HOUR,
  LATE_EARNING_ANSWERS_PER_DAY,
} from '#domain/study/earning.ts'

export interface Question {
  question: string
  answer: ReactNode
  /** Whom it is for; everybody unless told. */
  roles?: readonly (Profile['role'] | 'guest')[]
}

const link = (to: string, text: string) => (
  <Link to={to} className="link">
    {text}
  </Link>
)

/** Asked often. The figures are those of contract §9, but for thresholds that an admin has set. */
export const questionsBy = ({ silver, gold, platinum }: TierThresholds): readonly Question[] => [
  {
    question: 'Do I need an account?',
    answer: (
      <p>
        No. You can study everything as a guest; what you do is kept on this device. When you{' '}
        <Link to="/signup" className="link">
          sign up
        </Link>{' '}
        or sign in, it joins your account, and from then on your progress follows you to any device.
      </p>
    ),
  },
  {
    question: 'How do I find the right topics for my exam?',
    answer: (
      <p>
        Choose your level, then your subject, then your exam board (AQA, OCR or Edexcel). Each topic shows the board’s
        own reference, so you can match it to your specification. Not sure which board you take? Your teacher knows, and
        it is usually on the front of a past paper.
      </p>
    ),
  },
  {
    question: 'How do I earn XP?',
    answer: (
      <>
        <ul>
          <li>10 XP for each flashcard</li>
          <li>20 XP for each quiz</li>
          <li>50 XP bonus for a perfect score</li>
          <li>{`${XP_DAILY_GOAL} XP for reaching your daily goal, and ${XP_SIGN_IN} XP for signing in`}</li>
          <li>{`${XP_STUDY_SESSION} XP for going through a deck of cards, up to ${STUDY_SESSIONS_REWARDED_PER_DAY} times a day`}</li>
          <li>{`${XP_EXAM_QUESTION} XP when you try an exam question and mark it with the mark scheme, whatever your marks are`}</li>
          <li>The XP shown on a mini game, when you get at least half of its rounds right at first</li>
        </ul>
        <p>
          {`Each day, a card, a quiz and an exam question earn once, up to ${EXAM_QUESTIONS_REWARDED_PER_DAY} exam questions in all, and a game earns ${PLAYS_REWARDED_PER_DAY === 2 ? 'twice' : `${PLAYS_REWARDED_PER_DAY} times`}. Up to ${EARNING_ANSWERS_PER_DAY} answers a day earn XP, and up to ${EARNING_ANSWERS_PER_HOUR} in one hour. If answers reach us more than a day late, up to ${LATE_EARNING_ANSWERS_PER_DAY} for each day earn XP.`}
        </p>
        <p>
          Answers from before you had an account earn XP if you first opened Revisewell on that device before you gave
          them. Every answer counts for your learning, whether it earns XP or not.
        </p>
      </>
    ),
  },
  {
    question: 'What are the tiers?',
    answer: (
      <ul>
        <li>Bronze: {`0 to ${silver - 1} XP`}</li>
        <li>Silver: {`${silver} to ${gold - 1} XP`}</li>
        <li>Gold: {`${gold} to ${platinum - 1} XP`}</li>
        <li>Platinum: {`${platinum} XP and above`}</li>
      </ul>
    ),
  },
  {
    question: 'How does Revisewell decide when a card comes back?',
    answer: (
      <p>
        From your own answers. A card that you knew comes back later each time; one that you didn’t comes back soon. It
        uses a published method for this (FSRS), which aims to ask you just before you would forget.
      </p>
    ),
  },
  {
    question: 'Why does a topic say ‘No material yet’?',
    answer: (
      <p>
        We list every topic of each specification, and we are still writing some of them. A topic that isn’t ready says
        so, rather than showing you something that is not right.
      </p>
    ),
  },
  {
    question: 'What is different on the SEN pages?',
    answer: (
      <p>
        One thing at a time, quiet colours, more space between letters and lines, and nothing that moves. Quizzes wait
        for you, and every note has an easy-read version.
      </p>
    ),
  },
  {
    question: 'Who can see my progress?',
    answer: (
      <p>
        You can. A teacher sees it only once you have joined a class of theirs, and a parent only once you have given
        them your code. Nobody else does.
      </p>
    ),
  },
  {
    question: 'How do I join a class?',
    roles: ['student', 'guest'],
    answer: (
      <p>
        Your teacher has a code for the class, and perhaps a QR code to scan. Sign in, open{' '}
        {link('/join', 'Join a class')} and type the code. From then on your teacher sees how you are getting on, and
        what they set is under {link('/tasks', 'Tasks')}.
      </p>
    ),
  },
  {
    question: 'Where is what my teacher has set?',
    roles: ['student'],
    answer: (
      <p>
        Under {link('/tasks', 'Tasks')}: what is open, when it is due, and how far you are. The bell at the top tells
        you when something new is set.
      </p>
    ),
  },
  {
    question: 'How do I give a parent my code?',
    roles: ['student', 'guest'],
    answer: (
      <p>
        On your dashboard, under {link('/dashboard/student/profile', 'Profile')}, make a code and show it to them; they
        enter it on theirs. It works once, within half an hour, and you can withdraw it. There you also see who is
        linked to you, and can end a link.
      </p>
    ),
  },
  {
    question: 'How do study groups work?',
    roles: ['student', 'guest'],
    answer: (
      <p>
        In a {link('/groups', 'study group')} you revise with people of your own school: a chat, a stopwatch that
        everybody shares, and sessions that can be planned. A message that is unkind or gives away private details is
        stopped or can be reported; an adult then looks at it. If you are under 13 you write with ready-made phrases.
      </p>
    ),
  },
  {
    question: 'Can I revise without a connection?',
    answer: (
      <p>
        Yes. Pages that you have opened stay on the device, and ‘Keep this topic offline’ keeps all of a topic. What you
        answer waits and is sent when the connection is back. {link('/offline', 'On this device')} shows what is kept.
      </p>
    ),
  },
  {
    question: 'How can I make it easier to read?',
    answer: (
      <p>
        Press ‘Aa Reading’ at the top of any page: larger letters, more space, other typefaces and colours, a ruler, a
        calmer page, reading aloud, and use with a single switch. Your choices follow your account.
      </p>
    ),
  },
  {
    question: 'What is kept about me, and how do I delete it?',
    answer: (
      <p>
        {link('/privacy', 'Privacy')} says what is kept, why, for how long and who can see it. There you can also
        download everything as a file and delete the account.
      </p>
    ),
  },
  {
    question: 'How do my pupils get into my class?',
    roles: ['teacher'],
    answer: (
      <p>
        On {link('/dashboard/teacher', 'your dashboard')} make a class and open Manage. Give your pupils its code or QR
        code, import a list as CSV, or make sign-ins for young pupils who have no email address: a user name and a
        password of pictures.
      </p>
    ),
  },
  {
    question: 'How do I set work and see how it went?',
    roles: ['teacher'],
    answer: (
      <p>
        Choose Assign Task on {link('/dashboard/teacher', 'your dashboard')}: topics, sets of cards or quizzes, for a
        class or for some pupils, with dates. Its results show each pupil and each question, the mistakes that many
        made, and whom to teach what again.
      </p>
    ),
  },
  {
    question: 'How do I make my own quizzes and cards?',
    roles: ['teacher'],
    answer: (
      <p>
        Create Quiz and Create Flashcard Set on {link('/dashboard/teacher', 'your dashboard')}. Quizzes come in and go
        out as GIFT or QTI 3 packages, cards as Anki packages, CSV or plain text.
      </p>
    ),
  },
  {
    question: 'How do I see my child’s progress?',
    roles: ['parent', 'guest'],
    answer: (
      <p>
        Ask your child for a code, which they make on their dashboard under Profile, and enter it with Connect Another
        Child on {link('/dashboard/parent', 'yours')}. You then see their real week. Your child sees that you are
        linked.
      </p>
    ),
  },
  {
    question: 'Can I get a weekly report?',
    roles: ['parent'],
    answer: (
      <p>
        Yes: Weekly Reports on {link('/dashboard/parent', 'your dashboard')}. It comes by mail, says what your child has
        worked on, and gives one thing to ask at home.
      </p>
    ),
  },
  {
    question: 'How do I look after this installation?',
    roles: ['admin'],
    answer: (
      <p>
        {link('/dashboard/admin', 'Your dashboard')} shows what waits for you and how things stand. Users, schools and
        content have screens of their own; thresholds, badges, notifications, reports and backups are under System.
        Whatever an admin does is in the {link('/dashboard/admin/audit', 'audit log')}.
      </p>
    ),
  },
  {
    question: 'How do I back everything up, and bring it back?',
    roles: ['admin'],
    answer: (
      <p>
        Backup Database on {link('/dashboard/admin', 'your dashboard')} gives you one file. On the machine that runs
        Revisewell, with it stopped, <code>npm run restore -- FILE</code> brings it back, on either kind of database.
      </p>
    ),
  },
]
