/** The exam boards of GCSE and A-Level, in the contract's order. Apart from their schema, which study pages need not load. */
export const boardIds = ['aqa', 'ocr', 'edexcel'] as const
