/** How pupils without an e-mail address sign in. */
export const signInChoices = [
  {
    value: 'pictures',
    label: 'Three pictures',
    description: 'They tap their name and three pictures, for young pupils.',
  },
  { value: 'password', label: 'Username and password', description: 'Three words and a number, printed on a card.' },
] as const
