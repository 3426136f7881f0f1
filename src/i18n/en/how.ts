/** The rules in our own words, in English. */
export const how = {
  title: 'How to play',
  chapters: [
    {
      title: 'The goal',
      text: 'Own the largest group: spaces of yours that touch side by side. Corners do not count.',
    },
    {
      title: 'Where the dice go',
      text: 'Roll 3 dice. One names the column, one the row, the third is left over. You choose which is which. An empty space, or one an opponent has settled, takes the squatter with the number of the third die. Each of the 6 squatters exists only once.',
    },
    {
      title: 'Claims',
      text: 'A space with a squatter of this turn, or one you have already settled, takes a claim instead. The third die does not matter then. A claimed space is closed for good.',
    },
    {
      title: 'Push your luck',
      text: 'After each marker, roll again or stop. When you stop, squatters become your settled spaces and claims your claimed spaces. When no marker fits a roll, that is a bust: everything placed this turn comes off.',
    },
    {
      title: 'Last round',
      text: 'Whoever stops with enough claimed spaces calls the last round: 13 with 2 players, 9 with 3, 7 with 4, 6 with 5. Then everyone has 1 more turn, the caller last.',
    },
    {
      title: 'Scoring',
      text: 'The largest group wins. On a tie, the most claimed spaces; then the most spaces. Still tied, they share the win.',
    },
  ] as readonly { readonly title: string; readonly text: string }[],
}
