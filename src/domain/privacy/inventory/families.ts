import { months, type StoredTable, untilAccount } from '../stored-table.ts'

/** Parents and children. */
export const families = {
  parent_links: {
    title: 'Parents who are linked',
    why: 'So that a parent sees how their child does.',
    kept: untilAccount,
    about: ['student_id', 'parent_id'],
    fields: {
      student_id: 'Which child.',
      parent_id: 'Which parent.',
      linked_at: 'Since when.',
      confirmation_asked_at: 'When they asked the school to confirm them.',
      confirmed_at: 'When the school confirmed them.',
      confirmed_by: 'Who confirmed them.',
    },
    hidden: ['confirmed_by'],
  },
  link_codes: {
    title: 'Codes for parents',
    why: 'What a child gives a parent to be linked.',
    kept: months(1, 'expires_at'),
    about: ['student_id'],
    fields: { student_id: 'Which child.', code: 'The code.', expires_at: 'Until when it works.' },
  },
  child_support: {
    title: 'What a parent has set',
    why: 'So that the child sees who set it, and it can be undone.',
    kept: untilAccount,
    about: ['student_id'],
    fields: {
      student_id: 'For which child.',
      sen_by: 'Who turned SEN mode on.',
      sen_at: 'When.',
      reading_before: 'How the child read before, to go back to.',
      timed_advance_before: 'Whether a quiz went on by itself before.',
      goals_by: 'Who set the goals.',
      goals_at: 'When.',
      daily_goal: 'Answers a day, as set.',
      rest_days: 'Rest days, as set.',
    },
    hidden: ['sen_by', 'goals_by'],
  },
  parent_preferences: {
    title: 'Mail to parents',
    why: 'To send what they want, when they want it.',
    kept: untilAccount,
    about: ['parent_id'],
    fields: {
      parent_id: 'Which parent.',
      weekly_day: 'On which day the weekly report comes.',
      overdue_tasks: 'Whether they hear of overdue work.',
    },
  },
  weekly_reports: {
    title: 'Weekly reports',
    why: 'So that a parent can read them again.',
    kept: months(12, 'made_at'),
    about: ['student_id', 'parent_id'],
    fields: {
      student_id: 'About which child.',
      parent_id: 'For which parent.',
      week: 'Of which week.',
      content: 'What it says.',
      made_at: 'When it was made.',
      mailed_at: 'When it was mailed.',
    },
  },
} satisfies Record<string, StoredTable>
