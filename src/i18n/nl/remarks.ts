/** What the bots say of a match that is over, in Dutch. */
import type { remarks as English } from '../en/remarks'

export const remarks: typeof English = {
  by: {
    greenhorn: { wins: 'Heb ik dat gedaan?', loses: 'Volgende keer tel ik.' },
    panner: { wins: 'Kijk eens wat er in de pan lag.', loses: 'Vandaag alleen zand.' },
    prospector: { wins: 'Vroeg thuis, rijk thuis.', loses: 'Ik had in bed moeten blijven.' },
    homesteader: { wins: 'Elke dag vier.', loses: 'Vier was één te weinig.' },
    surveyor: { wins: 'De kansen waren met mij.', loses: 'De kansen staan bij mij in het krijt.' },
    assayer: { wins: 'Het vonnis staat.', loses: 'Ik ga in beroep.' },
    baron: { wins: 'Het was altijd al van mij.', loses: 'Geniet ervan zolang het duurt.' },
  },
  quoted: (line) => `‘${line}’`,
  says: (name, line) => `${name} zegt: ${line}`,
}
