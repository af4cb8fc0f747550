import { PREFIX } from './device/device-store.ts'
import { READING } from './reading/reading-key.ts'
import { SIGNED_IN } from './session/signed-in-hint.ts'
import { THEME } from './ui/theme/theme.ts'

/**
 * Runs before the first paint, from the page's head, where something may have been chosen: the chosen theme, whether
 * somebody is signed in here, and how the person reads, which this device's other tabs then follow. A value that the
 * stylesheet doesn't know, or a damaged one, changes nothing, also when it comes from another tab. The names of earlier
 * releases (`revisewell-…`) are read too: device/device-store.ts changes them only after the first paint.
 */
export const firstPaintScript = `try{let e=document.documentElement,d=e.dataset,s=localStorage,g=k=>s.getItem('${PREFIX}'+k)||s.getItem('revisewell-'+k),t=g('${THEME}'),r=()=>{try{for(let n of e.getAttributeNames())n.startsWith('data-read-')&&e.removeAttribute(n);let c=JSON.parse(g('${READING}')||'{}');for(let k in c)e.setAttribute('data-read-'+k,c[k])}catch{}};if(t)d.theme=t;if(g('${SIGNED_IN}'))d.known='';addEventListener('storage',v=>v.key&&v.key!='${PREFIX}${READING}'||r());if(g('${READING}'))r()}catch{}`

/**
 * Follows `firstPaintScript` on a page that does not carry the rules of how a person reads: whoever chose something waits
 * for the whole stylesheet, which their browser has kept since then.
 */
export const waitForReadingStyles = (stylesheet: string) =>
  `if(document.documentElement.getAttributeNames().some(n=>n.startsWith('data-read-')))document.write('<link rel="stylesheet" href="${stylesheet}">')`
