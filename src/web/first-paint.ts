import { READING_KEY } from './reading/reading-key.ts'
import { SIGNED_IN_HINT } from './session/signed-in-hint.ts'
import { THEME_KEY } from './ui/theme.ts'

/**
 * Runs before the first paint, from the page's head, where something may have been chosen: the chosen theme, whether
 * somebody is signed in here, and how the person reads, which this device's other tabs then follow. A value that the
 * stylesheet doesn't know, or a damaged one, changes nothing, also when it comes from another tab.
 */
export const firstPaintScript = `try{let e=document.documentElement,d=e.dataset,s=localStorage,t=s.getItem('${THEME_KEY}'),r=()=>{try{for(let n of e.getAttributeNames())n.startsWith('data-read-')&&e.removeAttribute(n);let c=JSON.parse(s.getItem('${READING_KEY}')||'{}');for(let k in c)e.setAttribute('data-read-'+k,c[k])}catch{}};if(t)d.theme=t;if(s.getItem('${SIGNED_IN_HINT}'))d.known='';addEventListener('storage',v=>v.key&&v.key!='${READING_KEY}'||r());if(s.getItem('${READING_KEY}'))r()}catch{}`

/**
 * Follows `firstPaintScript` on a page that does not carry the rules of how a person reads: whoever chose something waits
 * for the whole stylesheet, which their browser has kept since then.
 */
export const waitForReadingStyles = (stylesheet: string) =>
  `if(document.documentElement.getAttributeNames().some(n=>n.startsWith('data-read-')))document.write('<link rel="stylesheet" href="${stylesheet}">')`
