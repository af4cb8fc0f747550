import { html } from 'hono/html'
import type { OutgoingMail } from './mailer.ts'

/** What a mail says; its layout is the same for all. */
export interface MailContent {
  to: string
  name: string
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do, as a button. */
  action?: { label: string; url: string }
  /** After the action, in smaller letters. */
  small?: readonly string[]
}

const signature = ['Happy revising,', 'Revisewell']

/** The same words as plain text and as HTML that any mail program shows. */
export function composeMail(content: MailContent): OutgoingMail {
  const { to, subject } = content
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}

/** A name of somebody else's making must not turn our mail into their advertisement. */
function greetingOf(name: string): string {
  const plain = name !== '' && name.length <= 60 && !/[/\\@:]|www\.|\.[a-z]{2}/i.test(name)
  return `Hello ${plain ? name : 'there'},`
}

function textOf({ name, paragraphs, action, small = [] }: MailContent): string {
  const parts = [greetingOf(name), ...paragraphs]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  return `${[...parts, ...small, signature.join('\n')].join('\n\n')}\n`
}

const body = 'margin:0;background:#f2f6f8;color:#1b2638;font:16px/1.6 system-ui,Segoe UI,Helvetica,Arial,sans-serif'
const card =
  'max-width:34rem;margin:24px auto;padding:28px;background:#ffffff;border:1px solid #d5dde2;border-top:5px solid #3b6fb5;border-radius:10px'
const button =
  'display:inline-block;padding:12px 22px;background:#f2a53c;border:1px solid #b96f13;border-radius:8px;color:#241503;font-weight:bold;text-decoration:none'

function htmlOf({ name, subject, paragraphs, action, small = [] }: MailContent): string {
  const page = html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${body}">
<div style="${card}">
<p style="margin:0 0 20px;font-weight:bold;font-size:20px">Revisewell</p>
<p>${greetingOf(name)}</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${action ? html`<p style="margin:24px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>` : ''}
${small.map((paragraph) => html`<p style="font-size:14px;color:#4a5a6c">${paragraph}</p>`)}
<p>${signature[0]}<br>${signature[1]}</p>
</div>
</body>
</html>`
  return String(page)
}
