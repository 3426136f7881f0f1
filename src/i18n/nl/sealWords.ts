/** The 128 words a seal is called by, in Dutch, in the order of the English ones. */
export const sealWords: readonly string[] = `
eikel anker aambeeld appel schort pijl das vat mand baken bel bes deken laars fles brug bezem emmer gesp
knoop hut kaars kano kloof kar kasteel ceder ketting kers schoorsteen klok klaver munt komeet kompas
koper maïs wieg beek kraai beker madelief hert trommel adelaar gloed hek varen viool vink vuur vlag fluit
smidse vos tuin spook handschoen geit goud gans grind hamer harp havik heg heuvel honing haak hoorn paard
eiland pot kruik ketel sleutel vlieger ladder meer lamp leeuwerik blad citroen kaart esdoorn masker wei
molen want spiegel maan mos muildier spijker naald nest noot eik olijf otter uil peddel pan papier peer
peper kussen pruim vijver lappen konijn vlot raaf lint rivier touw zadel zout schop zilver lepel ster
kachel doorn tand toren wagen wolf
`
  .trim()
  .split(/\s+/)
