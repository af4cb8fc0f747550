interface Qualification {
  level: string
  subject: string
  board: string
}

/** The name of a paper's qualification in addresses: `gcse/maths/aqa`. */
export const qualificationOfPaper = ({ level, subject, board }: Qualification) => `${level}/${subject}/${board}`

/** Where the papers of one qualification are. */
export const papersPath = (of: Qualification) => `/papers?of=${qualificationOfPaper(of)}`
