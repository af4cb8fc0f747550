/** What a person's own sets may hold. Sizes are in bytes, texts in characters. */
export const setLimits = {
  setsPerPerson: 200,
  cardsPerSet: 5000,
  cardsPerPerson: 20_000,
  title: 80,
  description: 300,
  /** One side of a card. */
  side: 2000,
  mediaFile: 2 * 1024 * 1024,
  mediaPerSet: 25 * 1024 * 1024,
  mediaPerPerson: 100 * 1024 * 1024,
  /** A file to import, as it is uploaded and when it is unpacked. */
  importFile: 30 * 1024 * 1024,
  importUnpacked: 120 * 1024 * 1024,
  importPart: 512 * 1024,
  importEntries: 8000,
  /** Cards that one sitting over a set has; what is due and what is new come first. */
  sitting: 200,
} as const

export const IMPORT_PARTS = Math.ceil(setLimits.importFile / setLimits.importPart)
