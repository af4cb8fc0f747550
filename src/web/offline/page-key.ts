/** Where the page stands that says what is on this device. */
export const OFFLINE_PAGE = '/offline'

/**
 * Under which address a page or its data is kept. Which of a page's parts the router asks for makes no difference: it takes
 * what it needs of a fuller answer.
 */
export function keyOfPage(address: URL): string {
  const { pathname, searchParams } = new URL(address)
  if (pathname === OFFLINE_PAGE || pathname === `${OFFLINE_PAGE}.data`) return pathname
  searchParams.delete('_routes')
  const search = searchParams.toString()
  return search ? `${pathname}?${search}` : pathname
}

/** The address of a page's data, as the router asks for it when a link leads there. */
export function dataOfPage(page: string): string {
  const [path = '', search] = page.split('?')
  return `${path}${path.endsWith('/') ? '_' : ''}.data${search ? `?${search}` : ''}`
}

/** The page whose data this is. */
export function pageOfData(data: string): string {
  const [path = '', search] = data.split('?')
  return `${path.replace(/_?\.data$/, '')}${search ? `?${search}` : ''}`
}
