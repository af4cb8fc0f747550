import { months, type StoredTable, untilAccount } from '../stored-table.ts'

/** What privacy itself needs. */
export const privacy = {
  account_deletions: {
    title: 'Accounts to be deleted',
    why: 'So that a person can change their mind for some days.',
    kept: untilAccount,
    about: ['user_id'],
    fields: {
      user_id: 'Whose account.',
      requested_by: 'Who asked: the person, a parent or an admin.',
      reason: 'Whether it was asked for, the school leaves, or nobody signed in.',
      requested_at: 'When it was asked for.',
      due_at: 'When it is deleted.',
      receipt_id: 'The number of the receipt.',
    },
    hidden: ['requested_by'],
  },
  deletion_receipts: {
    title: 'Receipts of deletions',
    why: 'To show that an account was deleted, without saying whose it was.',
    kept: months(24, 'deleted_at'),
    about: [],
    fields: {
      id: 'The number of the receipt.',
      requested_at: 'When deletion was asked for.',
      deleted_at: 'When it was done.',
      rows: 'How many rows were deleted.',
    },
  },
  consents: {
    title: 'What a parent allows',
    why: 'A pupil under 13 needs an adult to agree to some things.',
    kept: untilAccount,
    about: ['student_id'],
    fields: {
      student_id: 'For which pupil.',
      purpose: 'To what.',
      given: 'Whether it is allowed.',
      decided_by: 'Which parent said so.',
      decided_at: 'When.',
    },
    hidden: ['decided_by'],
  },
} satisfies Record<string, StoredTable>
