import { Download } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'

/** What a backup holds, how it comes back, and the file. */
export default function BackupPanel() {
  return (
    <div className="grid gap-4">
      <div>
        <h3>What it holds</h3>
        <p className="mt-1 text-ink-soft">
          Everything in the database as it is at one moment: people and their (scrambled) passwords, schools, classes,
          groups and their chat, sets, quizzes and tasks, every answer and figure, reports and the audit log. Not in it:
          who is signed in at present, links in mails, and jobs that wait. The curriculum comes with the product.
        </p>
      </div>
      <p className="rounded-md border border-warn-edge bg-warn-wash p-3">
        The file is about real pupils. Keep it where you would keep their records, and delete it when you no longer need
        it.
      </p>
      <div>
        <h3>How it comes back</h3>
        <p className="mt-1 text-ink-soft">
          With the product stopped, on the machine that runs it: <code>npm run restore -- FILE</code>. A database that
          holds people already is left as it is, unless you add <code>--overwrite</code>: then the backup replaces
          everything in it. It works with either kind of database.
        </p>
      </div>
      <a href="/api/admin/backup" download className={buttonClass({ look: 'main' })}>
        <Download aria-hidden className="size-5" />
        Download the backup
      </a>
    </div>
  )
}
