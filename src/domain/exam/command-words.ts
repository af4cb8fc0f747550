/**
 * What an exam's command words ask for, in the meaning that AQA, OCR and Pearson Edexcel share. A word that a board alone uses is
 * not here.
 */
export const commandWords = {
  analyse: 'Separate the information into parts and say what each part shows.',
  assess: 'Weigh up how important, true or useful something is, and say what you conclude.',
  balance: 'Make both sides of the equation have the same number of each kind of atom.',
  calculate: 'Work out a number from the information. Show your working and give the unit.',
  choose: 'Pick from the answers that you are given.',
  comment: 'Say what you notice and what it means.',
  compare: 'Say how things are alike and how they differ, writing about both each time.',
  complete: 'Fill in what is missing in the space you are given.',
  construct: 'Draw it accurately, with the right instruments where they are needed.',
  convert: 'Write the same amount in another form or unit.',
  deduce: 'Reach an answer from the information that you are given.',
  define: 'Say exactly what a word means.',
  describe: 'Say what happens, or what something is like, in order. You need not say why.',
  design: 'Plan how something will be done.',
  determine: 'Use the data or the information given to get the answer.',
  discuss: 'Write about the different sides of the question.',
  draw: 'Make a clear drawing or diagram.',
  estimate: 'Work out a rough value, using rounded numbers.',
  evaluate: 'Use the information and what you know to weigh up both sides, then come to a conclusion.',
  expand: 'Multiply out the brackets.',
  explain: 'Give the reasons why something happens, or how. Link each reason to what it causes.',
  explore: 'Look at the question from several sides, with evidence.',
  factorise: 'Write it as a product, with brackets.',
  find: 'Work out the answer. Show how you did it.',
  give: 'Write a short answer. You need not explain.',
  identify: 'Name it or point it out from what you are given.',
  interpret: 'Say what the data or the words mean.',
  justify: 'Give evidence that supports the answer.',
  label: 'Write the right names on the diagram.',
  list: 'Write short points, one after another.',
  measure: 'Use an instrument or the scale to get the value.',
  name: 'Write only the name. You need not explain.',
  outline: 'Give the main points only.',
  plan: 'Write a method that someone else could follow.',
  plot: 'Mark the points on the graph and draw the line if it asks for one.',
  predict: 'Say what is likely to happen.',
  prove: 'Show with reasons, step by step, that it is always true.',
  rearrange: 'Make another letter the subject of the formula.',
  rank: 'Put them in order.',
  'show that': 'Write every step that leads to the answer that you are given.',
  simplify: 'Write it in its shortest form.',
  sketch: 'Draw the shape, with what matters marked. It need not be exact.',
  solve: 'Find the value that makes it true. Show your working.',
  state: 'Write a short, clear answer. You need not explain.',
  suggest: 'Use what you know to give a sensible answer in a new situation.',
  summarise: 'Give the main points in your own words.',
  use: 'Base your answer on the information that you are given, or you cannot get all the marks.',
  verify: 'Show that the answer is right.',
  'work out': 'Find the answer. Show your working.',
  write: 'Put the answer in the form that is asked for.',
} as const satisfies Record<string, string>

export type CommandWord = keyof typeof commandWords

export const commandWordNames = Object.keys(commandWords) as CommandWord[]

export const isCommandWord = (word: string): word is CommandWord => Object.hasOwn(commandWords, word)
