/**
 * The request header with which a page says whose request it is. Several tabs share one session cookie: a request of somebody
 * else's than the session's person is answered as a guest's.
 */
export const PERSON_HEADER = 'x-revisewell-person'
