import { type StoredTable, untilInstallation, untilWhole } from '../stored-table.ts'

/** Live rooms. */
export const live = {
  live_presence: {
    title: 'Who is in a room now',
    why: 'So that members of a group see who is there.',
    kept: untilWhole,
    about: ['person_id'],
    fields: {
      room: 'Which room.',
      connection_id: 'Which open page; the row goes when the page is closed.',
      server_id: 'Which server the page is connected to.',
      person_id: 'Who.',
      away: 'Whether the page has not been used for a while.',
    },
    hidden: ['connection_id', 'server_id'],
  },
  live_servers: {
    title: 'Servers that run now',
    why: 'So that people of a server that ended do not seem to be there.',
    kept: untilInstallation,
    about: [],
    fields: { id: 'A number made at each start.', beat_at: 'When it last said that it runs.' },
  },
  group_stopwatches: {
    title: 'Stopwatches of study groups',
    why: 'So that all members see the same study time.',
    kept: untilWhole,
    about: [],
    fields: {
      group_id: 'Which group.',
      elapsed_ms: 'What has run so far.',
      running_since: 'Since when it runs on.',
    },
  },
  group_session_topics: {
    title: 'What group sessions revise',
    why: 'So that all who join see what is revised.',
    kept: untilWhole,
    about: [],
    fields: {
      session_id: 'Which session.',
      topic_id: 'Which topic of the curriculum.',
      chosen_at: 'When the leader chose it.',
    },
  },
} satisfies Record<string, StoredTable>
