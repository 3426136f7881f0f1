/** The caption above each picture, in spoken language. At most two lines on a phone. */
import type { Language } from '../texts'

export const sceneNames = ['home', 'choose', 'decide', 'bust', 'bots', 'results'] as const
export type SceneName = (typeof sceneNames)[number]

export const captions: Readonly<Record<Language, Readonly<Record<SceneName, string>>>> = {
  en: {
    home: 'Three dice, and hills full of gold',
    choose: 'See where your roll can go',
    decide: 'Stop now, or one more roll?',
    bust: 'One roll too many, and it is gone',
    bots: 'Nobody around? Seven bots are',
    results: 'The largest group wins',
  },
  de: {
    home: 'Drei Würfel und Berge voller Gold',
    choose: 'Du siehst, wohin dein Wurf passt',
    decide: 'Aufhören oder nochmal würfeln?',
    bust: 'Ein Wurf zu viel, und alles ist weg',
    bots: 'Keiner da? Sieben Bots haben Zeit',
    results: 'Die größte Goldmine gewinnt',
  },
  nl: {
    home: 'Drie dobbelstenen, bergen vol goud',
    choose: 'Je ziet waar je worp past',
    decide: 'Stoppen of nog eens gooien?',
    bust: 'Eén worp te veel, en alles is weg',
    bots: 'Niemand thuis? Zeven bots wel',
    results: 'De grootste groep wint',
  },
}
