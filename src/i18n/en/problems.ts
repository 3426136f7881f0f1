/** What can go wrong with keeping matches, in English. Calm, and always with what happens next. */
export const problems = {
  savingFails: 'Saving does not work right now. Play on: each move tries again.',
}
