// On a slow phone, starting the page's own scripts costs as much as painting the page; a page that can be read waits for neither.
// Two frames, because the first is on the screen only after the main thread is done with it.
const start = `(document.hidden?f=>f():f=>requestAnimationFrame(()=>requestAnimationFrame(f)))(()=>setTimeout(()=>{for(let l of document.querySelectorAll('link[rel=later]'))l.rel='modulepreload';for(let o of document.querySelectorAll('script[type=later]')){let n=document.createElement('script');if(o.async)n.type='module';n.text=o.text;o.replaceWith(n)}}))`

/** A rendered page whose body's scripts, and the files that they need, are asked for once it has been painted. */
export function scriptsAfterPaint(html: string): string {
  const bodyAt = html.indexOf('<body')
  const head = html.slice(0, bodyAt).replaceAll('<link rel="modulepreload"', '<link rel="later"')
  const body = html
    .slice(bodyAt)
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<script>', '<script type="later">')
    .replace('</body>', () => `<script>${start}</script></body>`)
  return head + body
}
