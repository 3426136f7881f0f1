/** What the bots say of a match that is over, in English: of themselves, and never a word against anyone. */
import type { Level } from '@/names'

type Remarks = { readonly wins: string; readonly loses: string }

export const remarks = {
  by: {
    greenhorn: { wins: 'Did I do that?', loses: 'Next time I’ll count.' },
    panner: { wins: 'Look what was in the pan.', loses: 'Only sand today.' },
    prospector: { wins: 'Home early, home rich.', loses: 'I should have stayed in bed.' },
    homesteader: { wins: 'Four a day, every day.', loses: 'Four was one too few.' },
    surveyor: { wins: 'The odds were with me.', loses: 'The odds owe me one.' },
    assayer: { wins: 'The ruling stands.', loses: 'I shall appeal.' },
    baron: { wins: 'It was mine all along.', loses: 'Enjoy it while it lasts.' },
  } satisfies Record<Level, Remarks>,
  quoted: (line: string) => `“${line}”`,
  says: (name: string, line: string) => `${name} says: ${line}`,
}
