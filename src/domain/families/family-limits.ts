/** Parents, carers and grandparents; more see a pupil's work only after one is taken away. */
export const MOST_PARENTS = 6
export const MOST_CHILDREN = 12

/** How long a pupil's code can be used: long enough to walk to the next room or to make a call. */
export const LINK_CODE_MINUTES = 30
