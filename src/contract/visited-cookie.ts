/**
 * The cookie that says that this browser has started a page of ours before, so that a theme or a way to read may have been
 * chosen here, and on which day that was, signed by the server: answers that a guest gave since then earn XP when they join
 * an account. It says nothing else. A page asked for with it carries the script that applies them before the first frame.
 */
export const VISITED_COOKIE = 'revisewell-visited'
