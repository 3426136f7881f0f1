/** The rules in our own words, in German. */
import type { how as English } from '../en/how'

export const how: typeof English = {
  title: 'Anleitung',
  chapters: [
    {
      title: 'Das Ziel',
      text: 'Besitze die größte Goldmine: eigene Felder, die mit den Seiten aneinanderstoßen. Ecken zählen nicht.',
    },
    {
      title: 'Wohin die Würfel zeigen',
      text: 'Würfle mit 3 Würfeln. Einer nennt die Spalte, einer die Reihe, der dritte bleibt übrig. Welcher was ist, bestimmst du. Ein leeres Feld oder ein besetztes Feld eines anderen nimmt den Anspruchstein mit der Zahl des dritten Würfels auf. Jeden der 6 Anspruchsteine gibt es nur einmal.',
    },
    {
      title: 'Besitzsteine',
      text: 'Ein Feld mit einem Anspruchstein aus diesem Zug oder ein Feld, das du schon besetzt hast, nimmt stattdessen einen Besitzstein auf. Der dritte Würfel ist dann gleichgültig. Ein Goldclaim bleibt für immer geschlossen.',
    },
    {
      title: 'Fordere dein Glück heraus',
      text: 'Nach jedem Stein würfelst du nochmal oder hörst auf. Hörst du auf, werden aus Anspruchsteinen besetzte Felder und aus Besitzsteinen Goldclaims. Passt zu einem Wurf kein Stein, ist es ein Fehlwurf: Alles aus diesem Zug kommt wieder herunter.',
    },
    {
      title: 'Letzte Runde',
      text: 'Wer mit genug Goldclaims aufhört, ruft die letzte Runde aus: 13 zu zweit, 9 zu dritt, 7 zu viert, 6 zu fünft. Danach kommen alle noch 1-mal dran, zuletzt, wer gerufen hat.',
    },
    {
      title: 'Wertung',
      text: 'Die größte Goldmine gewinnt. Bei Gleichstand die meisten Goldclaims, dann die meisten Felder. Steht es immer noch gleich, teilen sie sich den Sieg.',
    },
  ],
}
