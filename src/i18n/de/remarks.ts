/** What the bots say of a match that is over, in German. */
import type { remarks as English } from '../en/remarks'

export const remarks: typeof English = {
  by: {
    greenhorn: { wins: 'War ich das?', loses: 'Nächstes Mal zähle ich.' },
    panner: { wins: 'Schau, was in der Pfanne lag.', loses: 'Heute nur Sand.' },
    prospector: { wins: 'Früh daheim, reich daheim.', loses: 'Ich wäre besser im Bett geblieben.' },
    homesteader: { wins: 'Jeden Tag vier.', loses: 'Vier war eins zu wenig.' },
    surveyor: { wins: 'Die Zahlen waren auf meiner Seite.', loses: 'Die Zahlen schulden mir was.' },
    assayer: { wins: 'Das Urteil steht.', loses: 'Ich gehe in Berufung.' },
    baron: { wins: 'Das war schon immer meins.', loses: 'Genieß es, solange es dauert.' },
  },
  quoted: (line) => `„${line}“`,
  says: (name, line) => `${name} sagt: ${line}`,
}
