/** A group is active when something was said in it, or it met, in this time. */
export const ACTIVE_DAYS = 14
