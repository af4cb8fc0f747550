/** Questions that one person may ask on one day, in their own time zone. */
export const QUESTIONS_PER_PERSON = 100
/** Questions that a guest's device may ask on one day. */
export const QUESTIONS_PER_DEVICE = 40
/** Questions that guests may ask from one address in a day: a school has one address for all its classes. */
export const QUESTIONS_PER_ADDRESS = 1200
/** Characters of one question. */
export const QUESTION_LENGTH = 500
