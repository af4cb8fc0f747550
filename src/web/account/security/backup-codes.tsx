import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Backup codes, which are shown this once. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const toast = useToast()
  const lead = useRef<HTMLParagraphElement>(null)
  // What was pressed is gone: the reader goes on here.
  useEffect(() => lead.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: 'Your backup codes are copied' })
    } catch {
      toast({ title: 'They were not copied', description: 'Write them down instead.', variant: 'destructive' })
    }
  }
  return (
    <div className="grid gap-4">
      <p ref={lead} tabIndex={-1}>
        <strong>Write these backup codes down now.</strong> Each one signs you in once if you lose your device. You will
        not see them again.
      </p>
      <ul className="tabular grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-line bg-sunken p-4 font-mono text-large min-[26rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={copy}>Copy them</Button>
        <Button look="main" onClick={onDone}>
          I have written them down
        </Button>
      </div>
    </div>
  )
}
