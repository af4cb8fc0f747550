import { classes } from './classes.ts'

/** HTML that the content build made from our own files, which is where it was checked. */
export function ContentHtml({ html, className }: { html: string; className?: string }) {
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
