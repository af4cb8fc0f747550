import { type StoredTable, untilAccount, untilInstallation, untilWhole } from '../stored-table.ts'

/** Schools and classes. */
export const school = {
  schools: {
    title: 'Schools',
    why: 'So that pupils meet only pupils of their own school.',
    kept: untilInstallation,
    about: [],
    fields: {
      id: 'A random name.',
      name: 'Its name.',
      address: 'Its address, if an admin gave it.',
      named_adult_id: 'Who reads signs of distress of its pupils.',
      chat_off: 'Whether its groups have no chat.',
      created_at: 'When it was added.',
      demo: 'Whether it is made up for the demo.',
    },
    hidden: ['named_adult_id'],
  },
  school_classes: {
    title: 'Classes',
    why: 'So that a teacher sees how their pupils do.',
    kept: untilAccount,
    about: ['teacher_id'],
    fields: {
      id: 'A random name.',
      school_id: 'Of which school.',
      teacher_id: 'Whose class.',
      name: 'What it is called.',
      year: 'Which year group.',
      subject: 'In which subject.',
      join_code: 'What pupils type to join.',
      joining: 'Whether the code works.',
      created_at: 'When it was made.',
      archived_at: 'When it was put away.',
    },
  },
  class_teachers: {
    title: 'Teachers who share a class',
    why: 'So that two teachers can teach one class.',
    kept: untilAccount,
    about: ['teacher_id'],
    fields: {
      class_id: 'Which class.',
      teacher_id: 'Who was asked.',
      invited_at: 'When.',
      accepted_at: 'When they accepted.',
    },
  },
  class_members: {
    title: 'Pupils of classes',
    why: 'So that work reaches them, and their teachers see it.',
    kept: untilAccount,
    about: ['student_id'],
    fields: { student_id: 'Who.', class_id: 'In which class.', joined_at: 'Since when.' },
  },
  class_accounts: {
    title: 'Sign-in by pictures',
    why: 'So that young pupils sign in without an email address.',
    kept: untilAccount,
    about: ['student_id'],
    fields: {
      student_id: 'Who.',
      class_id: 'In which class they sign in.',
      picture_hash: 'A hash of their pictures.',
      failures: 'How often it failed, so that nobody can guess on and on.',
      set_at: 'When the pictures were chosen.',
    },
    hidden: ['picture_hash'],
  },
  class_invitations: {
    title: 'Pupils invited to classes',
    why: 'A list that a teacher brought in; they join when they sign up with that address.',
    kept: untilWhole,
    about: [],
    fields: {
      class_id: 'To which class.',
      email: 'At which address.',
      name: 'Who, in the words of the list.',
      invited_at: 'When.',
    },
  },
} satisfies Record<string, StoredTable>
