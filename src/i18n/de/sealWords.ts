/** The 128 words a seal is called by, in German, in the order of the English ones. */
export const sealWords: readonly string[] = `
Eichel Anker Amboss Apfel Schürze Pfeil Dachs Fass Korb Leuchtfeuer Glocke Beere Decke Stiefel Flasche
Brücke Besen Eimer Schnalle Knopf Hütte Kerze Kanu Schlucht Karren Burg Zeder Kette Kirsche Kamin Uhr
Klee Münze Komet Kompass Kupfer Mais Wiege Bach Krähe Becher Margerite Hirsch Trommel Adler Glut Zaun
Farn Fiedel Fink Feuer Flagge Flöte Schmiede Fuchs Garten Geist Handschuh Ziege Gold Gans Kies Hammer
Harfe Habicht Hecke Hügel Honig Haken Horn Pferd Insel Glas Krug Kessel Schlüssel Drachen Leiter See
Lampe Lerche Blatt Zitrone Karte Ahorn Maske Wiese Mühle Fäustling Spiegel Mond Moos Maultier Nagel Nadel
Nest Nuss Eiche Olive Otter Eule Paddel Pfanne Papier Birne Pfeffer Kissen Pflaume Teich Flicken Hase
Floß Rabe Band Fluss Seil Sattel Salz Schaufel Silber Löffel Stern Ofen Dorn Zahn Turm Wagen Wolf
`
  .trim()
  .split(/\s+/)
