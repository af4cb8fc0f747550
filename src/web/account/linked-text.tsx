import type { ReactNode } from 'react'

const link = /https?:\/\/[^\s<>"]+/g

/** Text whose addresses can be pressed. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(link)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={address} className="link break-all">
        {address}
      </a>,
    )
    end = index + address.length
  }
  return [...parts, text.slice(end)]
}
