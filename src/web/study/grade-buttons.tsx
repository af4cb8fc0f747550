import { Check, X } from 'lucide-react'
import type { Grade } from '#domain/study/scheduling/schedule.ts'
import { Button } from '../ui/button.tsx'

/** 'Don't Know' and 'Know It!', which appear once the back was seen (contract §2). */
export function GradeButtons({ shown, onGrade }: { shown: boolean; onGrade: (grade: Grade) => void }) {
  return (
    <div className="mt-4 grid min-h-14 grid-cols-2 gap-3">
      {shown && (
        <>
          <Button size="large" className="max-sm:px-2" onClick={() => onGrade('dont-know')}>
            <X aria-hidden className="size-5 text-bad" /> Don't Know
          </Button>
          <Button size="large" className="max-sm:px-2" onClick={() => onGrade('know')}>
            <Check aria-hidden className="size-5 text-good" /> Know It!
          </Button>
        </>
      )}
    </div>
  )
}
