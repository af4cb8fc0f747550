/** What fits: lengths in characters, else how many of each. */
export const classLimits = {
  name: 60,
  year: 20,
  /** A class and a year group fit; a whole school does not. */
  pupils: 300,
  /** Pupils that one class list brings. */
  rosterRows: 150,
  teachersPerClass: 12,
  classesPerTeacher: 100,
} as const
