/** Fewest questions that make a quiz (contract §2: quizzes of five), so that one question doesn't earn a quiz's XP. */
export const QUIZ_MIN_QUESTIONS = 5
