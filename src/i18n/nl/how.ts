/** The rules in our own words, in Dutch. */
import type { how as English } from '../en/how'

export const how: typeof English = {
  title: 'Spelregels',
  chapters: [
    {
      title: 'Het doel',
      text: 'Bezit de grootste aaneengesloten groep: eigen velden die met de zijden aan elkaar liggen. Hoeken tellen niet.',
    },
    {
      title: 'Waar de dobbelstenen wijzen',
      text: 'Gooi 3 dobbelstenen. De ene noemt de kolom, de andere de rij, de derde blijft over. Jij kiest welke wat is. Een leeg veld, of een bezet veld van een ander, krijgt de kraaksteen met het getal van de derde. Van de 6 kraakstenen is er van elk maar één.',
    },
    {
      title: 'Claimstenen',
      text: 'Een veld met een kraaksteen van deze beurt, of een veld dat je al bezet, krijgt in plaats daarvan een claimsteen. De derde dobbelsteen doet er dan niet toe. Een geclaimd veld is voorgoed gesloten.',
    },
    {
      title: 'Daag je geluk uit',
      text: 'Na elke steen gooi je nog eens of je stopt. Als je stopt, worden kraakstenen jouw bezette velden en claimstenen jouw geclaimde velden. Past er geen steen bij een worp, dan is het een misworp: alles van deze beurt gaat van het bord.',
    },
    {
      title: 'Laatste ronde',
      text: 'Wie stopt met genoeg geclaimde velden, kondigt de laatste ronde aan: 13 met 2 spelers, 9 met 3, 7 met 4, 6 met 5. Daarna heeft ieder nog 1 beurt, de aankondiger als laatste.',
    },
    {
      title: 'Wie wint',
      text: 'De grootste groep wint. Bij gelijke stand de meeste geclaimde velden, dan de meeste velden. Nog steeds gelijk: dan delen ze de winst.',
    },
  ],
}
