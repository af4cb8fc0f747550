import { useState } from 'react'
import { contentTypes } from '#domain/content/content-place.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { BackLink } from '../ui/back-link.tsx'
import { TabPanel, Tabs } from '../ui/navigation/tabs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/content-screen'
import { ContentTab } from './content-tab.tsx'
import { typeWords } from './content-words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Content Management – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) =>
  guarded(apiOf(context)('GET /api/admin/content', { query: { type: 'flashcard' } }))

const tabs = contentTypes.map((type) => ({ id: type, label: typeWords[type].tab }))

/** Content Management (contract §2). */
export default function ContentScreen({ loaderData }: Route.ComponentProps) {
  const [total, setTotal] = useState(loaderData.total)
  const [type, setType] = useState<(typeof contentTypes)[number]>('flashcard')
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading
        above={<span aria-live="polite">{counted(total, 'item')} in total</span>}
        lead="What you add here is shown on the study screens of its subject and level, below Revisewell’s own material. Games use Revisewell’s own material only, and what you add needs a connection."
      >
        Content Management
      </PageHeading>
      <Tabs label="Types of content" tabs={tabs} selected={type} onSelect={setType} />
      {contentTypes.map((id) => (
        <TabPanel key={id} id={id} hidden={id !== type}>
          {id === type && <ContentTab type={id} onTotal={setTotal} />}
        </TabPanel>
      ))}
    </Page>
  )
}
