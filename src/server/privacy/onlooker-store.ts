import type { Queries } from '../database/database.ts'
import { confirmedTeacher } from '../people/taught-class.ts'

export interface OnlookerRow {
  kind: 'teacher' | 'unconfirmed-teacher' | 'moderator' | 'parent' | 'group' | 'named-adult' | 'set'
  name: string
  since: Date | null
}

/** Who sees something of a person because of what the two share: classes, families, groups, shared sets. */
export async function listOnlookers(queries: Queries, personId: string): Promise<OnlookerRow[]> {
  return queries.query<OnlookerRow>(
    `select case when ${confirmedTeacher('t.id')} then 'teacher' else 'unconfirmed-teacher' end as kind, t.full_name || ' (' || c.name || ')' as name, m.joined_at as since
       from class_members m join school_classes c on c.id = m.class_id
       join profiles t on t.id = c.teacher_id or exists (select from class_teachers too
         where too.class_id = c.id and too.teacher_id = t.id and too.accepted_at is not null)
       where m.student_id = $1 and c.archived_at is null
     union all
     select 'parent', p.full_name, l.linked_at from parent_links l join profiles p on p.id = l.parent_id
       where l.student_id = $1
     union all
     select 'named-adult', a.full_name, null from profiles me join schools s on s.id = me.school_id
       join profiles a on a.id = s.named_adult_id where me.id = $1 and me.role = 'student'
     union all
     select distinct 'moderator', a.full_name, null::timestamptz from profiles me join school_moderators s on s.school_id = me.school_id
       join profiles a on a.id = s.user_id and ${confirmedTeacher('a.id')}
       where me.id = $1 and exists (select from study_group_members m where m.student_id = me.id)
     union all
     select 'group', g.name, m.joined_at from study_group_members m join study_groups g on g.id = m.group_id
       where m.student_id = $1
     union all
     select 'set', s.title, min(x.shared_at) from card_sets s
       join (select set_id, shared_at from set_class_shares union all select set_id, shared_at from set_group_shares) x
         on x.set_id = s.id
       where s.owner_id = $1 group by s.id, s.title
     order by 1, 3, 2`,
    [personId],
  )
}

/** Children whom a parent is linked to, in the order of their names. */
export async function listChildren(queries: Queries, parentId: string) {
  return queries.query<{ id: string; fullName: string }>(
    `select p.id, p.full_name as "fullName" from parent_links l join profiles p on p.id = l.student_id
     where l.parent_id = $1 order by p.full_name, p.id`,
    [parentId],
  )
}
