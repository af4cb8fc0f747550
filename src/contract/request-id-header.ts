/** Names a request, in its answer and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'
