import { useCallback, useEffect, useState } from 'react'
import { forgetVisits } from '../device/forget-visits.ts'
import { Button } from '../ui/button.tsx'
import { countVisits } from './count-visits.ts'
import { canKeepPages } from './start-worker.ts'

/** How many pages open again without a connection because they were visited, and a way to forget them. */
export function VisitedPages() {
  const [pages, setPages] = useState(0)
  const [forgotten, setForgotten] = useState(false)
  const read = useCallback(async () => {
    if (canKeepPages()) setPages(await countVisits().catch(() => 0))
  }, [])
  useEffect(() => void read(), [read])
  const forget = async () => {
    await forgetVisits()
    await read()
    setForgotten(true)
  }
  return (
    <section className="mt-8">
      <h2 className="mb-2">Pages you visited</h2>
      <p role="status">
        {forgotten && pages === 0
          ? 'The visited pages are forgotten.'
          : `${pages === 0 ? 'No visited page is' : `${pages} visited ${pages === 1 ? 'page is' : 'pages are'}`} kept here. They hold nothing about you, and signing out forgets them.`}
      </p>
      {pages > 0 && (
        <div className="mt-3">
          <Button onClick={forget}>Forget visited pages</Button>
        </div>
      )}
    </section>
  )
}
