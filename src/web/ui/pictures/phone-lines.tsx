import type { ReactNode } from 'react'

export interface PhoneLine {
  name: string
  /** As it is read, and as it is dialled. */
  number: string
  tel: string
  about: string
}

const place = 'rounded-md border border-line-strong bg-surface p-3'

/** Whom to ring, each line with what it is for; `children` is somebody to talk to without a telephone. */
export function PhoneLines({ lines, children }: { lines: readonly PhoneLine[]; children: ReactNode }) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ name, number, tel, about }) => (
        <li key={name} className={place}>
          <p className="text-large font-bold">
            {name}:{' '}
            <a href={`tel:${tel}`} className="link whitespace-nowrap">
              {number}
            </a>
          </p>
          <p>{about}</p>
        </li>
      ))}
      <li className={place}>{children}</li>
    </ul>
  )
}
