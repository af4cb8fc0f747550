import { useState } from 'react'
import { counted } from '../../progress/counted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { searchTopics } from './search-topics.ts'
import { TopicList, type TopicListProps } from './topic-list.tsx'
import { TopicTiles } from './topic-tiles.tsx'

/** Topics that are seen at a glance need no search. */
const SEARCHED_FROM = 10

/** A list of topics, with a box to find one where there are many. */
export function SearchedTopics({ tiles, ...list }: TopicListProps & { tiles: boolean }) {
  const [wanted, setWanted] = useState('')
  const List = tiles ? TopicTiles : TopicList
  if (list.topics.length < SEARCHED_FROM) return <List {...list} />
  const topics = searchTopics(list.topics, wanted)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox placeholder="Find a topic" value={wanted} onChange={setWanted} />
        <p role="status" className="text-small text-ink-soft">
          {wanted.trim() !== '' && counted(topics.length, 'topic')}
        </p>
      </div>
      {topics.length > 0 ? (
        <List {...list} topics={topics} />
      ) : (
        <EmptyState title="No topic fits" level={3}>
          Look for a part of its name, or for something that it teaches, such as ‘mitosis’.
        </EmptyState>
      )}
    </>
  )
}
