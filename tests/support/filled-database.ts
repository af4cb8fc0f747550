import type { Queries } from '#server/database/database.ts'

/** Fills the tables that grow with rows whose values are hard to carry over: signs, times, fractions, nothing at all. */
export async function fillDatabase({ query }: Pick<Queries, 'query'>, students: number): Promise<void> {
  const statements = [
    `insert into schools (name, address) values (e'Tab\\tand\\nline \\\\N "quoted" ''', null), ('Ysgol Bryn Ŵ 🏫', '')`,
    `insert into users (id, name, email) select 's' || n, 'Pupil ' || n, n || '@example.org' from generate_series(1, $1::int) n`,
    `insert into profiles (id, full_name, email, role, school_id)
       select id, name, email, 'student', (select id from schools limit 1) from users`,
    `insert into student_progress (user_id, total_xp, last_active_day)
       select id, length(id), date '2026-02-28' from users`,
    `insert into xp_ledger (student_id, cause, source, amount, earned_at)
       select id, 'flashcard', e'back\\\\slash\\t' || n, n, timestamptz '2026-03-29 00:59:59.999+00'
       from users, generate_series(1, 3) n`,
    `insert into answers (student_id, id, kind, item_id, topic_id, choice, correct, answered_at)
       select id, gen_random_uuid(), 'quiz', 'item-' || n, 'topic', nullif(n, 2), n = 1, now()
       from users, generate_series(1, 20) n`,
    `insert into card_states
       select id, 'card', 'topic', now(), random(), 1e-300 * random(), 2, 1, 0, 0, 3, null from users`,
    `insert into card_sets (owner_id, id, title, created_at, updated_at)
       select id, gen_random_uuid(), 'Own', now(), now() from users`,
    `insert into set_media (set_id, id, type, size, bytes)
       select id, 'picture', 'image/png', 6, decode('00ff5c0a0927', 'hex') from card_sets`,
  ]
  for (const statement of statements) await query(statement, statement.includes('$1') ? [students] : [])
}
