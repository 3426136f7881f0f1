/** Learned weights: 2 players, base game. Made by `npm run train` on 2026-11-18, 160000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const base2: PackedNetwork = {
  seats: 2,
  filters: 8,
  scales: [0.631625, 0.349792, 4.59042, 0.431538, 0.191071, 0.0908557],
  weights:
    'cBraoeeeewqcbAY3hgZ3uymkm-rFUGbYbTq8tFa3nsn-a2jMf1hxttd4igl6VrV7c2pf0gUBchqFi0Xjdzgowwg0f3pvUGOQn8mb' +
    '1PYhkjnAckYggWkJohaheVtZYiW_T_o1tpVUd1qJcnYWUPgVzHYOQftLOpbgUVpivjgfkNpxW8jDcKZkqQYpkAf9R_bddlWGprXd' +
    'o2ugVnYnV7nsqqYRlaqlWBZsSYqPuyZsZGn7UXgUO2g7yWazklpjVgdYTQhoxyX0ogmSXjc3Qzgx0jYRhNoLY9ckV_dEtqgofYlL' +
    'SAalfHoSycaTX7ruaHilbEmGwWXcZ3oSQwiiOiidumUblApsSbXmdGRwwkaMfLoGPxatekhwuKb7XxoNW8UTa7fSewUylMgnSQhP' +
    'hUfYwNdreen6UFcLf_dmiLTiqekeTkkOcnmGxXWsY9ktQNZsRgkOwrXijNiLUvYZZzpHkMdycGsLTbUyfkjNlzbajJnHXdY8iJjA' +
    'vzWJfqvrbwYjczq9fKT5iSojbNcChqlRsYb3ZMjoQhIaP8bcl3degCmLWEdpkIbItwY4hHjpSWWxbxYXgwa6hvUJoZtGdhanadi6' +
    'd7XIaslBV2gTckdAh3WqnFWQbndNbVdzdxeSmOgzO_WEYsmLfaiWybbicCdBkcnWfVdAnbkcceWUcbk9aLe4zYa9Z6fnfpjmgUT_' +
    'mLi9OooSi8aeaYNwaccjVepxdpdId_Uddll3c4h2htiEgEeNo8gSsRcplYZodXhEdGgJqjYjeziBbObz1Ul5ciYULVW8bLbkvLjE' +
    'QEgBYOhxciXNv6d-hAfRiTblZxdxc7QjdseNs1f0a8gntwbdWxkpl3j1eda2kjiWWHdPg1dlgfVpqGfMHtX1HffibdX4ujhzGpUf' +
    'Y8dsZsUt0xU6fZeUkkhJSgVlnQiRbbVEmTgPdidouMbPQzU7lql9jMarlOkMZfpApAWshrS4vhk1OXTFYJfVadV9qYiXagPFkcj0' +
    'ZrZYsXiSIuTVfyXRdsdEu9eQZ6c2dLgPXJfOtqP2XJiQnccJl_gMsDoKbShUa-fsgpW5rKcxW2ZDVTbeYNUplWiHY9b0cvmIUWYi' +
    'wU0mM4odabiJYfcKk8eNZ4m3fqkobHUkramSYciibQhBc1gQp3Z4mlnQfhb0dQsKPou6iQpRmOg0Znu5Y6Zbf7ixldZDk1qcXMgF' +
    'cPo7mLYaiMy3atebykl7mciDlmw-Yxlrm3kqfGgpoUt_cXaDUwfhprnrr10vRZdtcltsiEZHjEw2PFiGbYkyhfVJwr3MXNj7TZqs' +
    'h1dfsy4IeDhoeSvxp3bOsYzabDfLgxhgm0f3hqqVcMpUQ5jdjFgAl8xzWMs5gWcOtcX0icyQLHntcQo7Z1bonby1GSzHWAmOq-U-' +
    'qK4VPRrralnUp5bgvEv5RZgrWIf1lYg0o7sHSFlfX-ialCbJnltuItdihSf-qbXfojyxAhh1mXp1mOZuv80jHPm1XztmmiZBpw5g' +
    'LPsjoUtflrZYhSzfRAiJk1mgp_hripxUVAZbZBhNfalXgfvcJanWgFhFmHR7lnrCMrjitcgcgVbzjZygOYfFYTmbkPeJxQxrHhr4' +
    'hsn9f-aerEutOQdOi4kTlrcim2vBWYT8YTiDoWcdhvrNSFn7T3mRorhntGsyYam5u0j8lxctlpw8XNVrgogGgDb6wSvWUYkJkMgw' +
    'fsiIu5sHT0RqeZqhc6ouo0qsYPn3WaugWrqli1cUrKXBbni0XLoekEfE1EqynxoKYbl1Z-S8q9aTjJhHUHoeg9O2oOq1YKkvUtg5' +
    'kUWZqZn4omj5ZWk1euZOqBh4nGj8bcfOTXUov2buglkLP5j4XlPJqGfAsbm6LTqRbbSpswic05mvNYpBb4KLx4ZYjKedTqmgYhRo' +
    'wNjyosdSaVkUkNSB3eTabeivefgrdkYOzLhvgFefmylfacOCw3aJrZikXLpRgsRn10bS1kdAQ7u4b0Mvx3Uht5Z4UFnrXtQtz3yE' +
    'nXh6W_hURvX9vIf7f6ibqqodXvXMwOv8pDhXnNn3hTYP0HbsoifSbNqJeJPJ32TDqsoyQvrNU6IIwWe7hLacXelRX1Ty4WdFezY8' +
    'h_g_cxZAwcdfgLoblIjAbaXooRd4oSgzeMpriVTvw-UeiCc8ZAsEjSX4pnhK7zclWNoHmRRgwZnPuglBYanzg4VivAurl-h7juvG' +
    'cjTimpqSaHfufQnAf7Xkrnj5n5ZMiSiWZva3pxgDhZY6U0j2oeZKuxbR1CiKaZlylUSStYgNrZd8dehUndTnsWtGl7fybNiUduTt' +
    'lmaBd2m6b0uHWUXkZfclSUmtNmnOV1inoFjZW2zFT0jEVcjpiSZ_d0pNOOoiQtn3gIfhVFoiXVnqMLjjUhNbans1fqmtX4opZWkd' +
    'Zzk3Ztd5gRraXVVlZJ1Rfkqjbcane1WIY__TmDgyIcZlpoloeB6Xaie-aGeSkAieYn3xiBkBdYlsbglkXDxNmaojbRsfnbaMZBiW' +
    'bBdpargvRncgcdyzIvf6bOoHYafJP7w1OEhDaMkhSgqZVb1qjxiBb8mmjgbCQ_1OrzcYS0o1YgegY61RlvjOYAmXd4X9cHsugDk5' +
    'degfaydeZ0qOEfdybNi7cmd6YuscbgkMUvg-UUjfQSxDpAgmUYkXfAk_ZKqcnGf6WhjxZncmf4mAqvbpWJf7efaakD5mnzhxeHVo' +
    'WmgVb5pQa3niRchecth2eRkfnedRV4emcaUob1ledWh0eMiGYWodUJtBYKgbTasDXxeAhPwekoncZlqDZgPPadsXUtnNVJhAZmYT' +
    'ZHsLJVq_WjhEmlaYW0sHYQgVXKcuW8k4fM_-UEj3WSlUhIfjaf-TiypKNwR7cDSsbb1gVQiOY2vcbfWckrp9WDvdlPk7dSn9xkkG' +
    'e7rkiRpbakiBptgFkPt3rocbiiTyreoRZsjwn8qkgah4linAe3ryjonaiRjxiebTfdqPlTnDeHh-mrs_h9rMplgEeInOr12hgwpl' +
    'krlVaihLhSwyk8phrglnfmbnoat1dugmXRt4XMuFlFqdhMmVoipHbvjVeYYqfGvaeSf7bNsxefuEajnVnqr-Rbh9ptnXd2qdrotu' +
    'dFh9nW43aauBoqrpXXn9qNorfwqGpLuyagjvizn_RPpWqto6cvf2dZpujOm6cUkPfqpSfnexowmamNibYyi4oTkWmVnIppmaXfuj' +
    'vGodbQpgqAl2Rnie0NhRSRjuevkdU-t0uCgRVUpAaqtEUbdxszfxcIpkaQmfcwcJlhgJcPrzoOiKYUsaiqhGcDpvjsiTY8m_rma_' +
    'cir3orleX_kPsxociVp_pdjGVOnJqhhnS-ngl7jhXad5kZbFctqMhYopeFkcmzk8cnpHjtkNZylEvxsckXpEldqkclh9wTjUbDxo' +
    'qdlpZbmXoPivh3qdq-mBfhkpf0kleEqhlckrb7hAo1j3a_rJiDiocxvXRym51GOaAAnaaoYqSAbZ9nNiDBgXVpaFIkYm0uQWEHmh' +
    'aYYSKRikyCKvDPi5Y4boF7f5smIhFTndctbxFcVJ4aIjG8hWUmZ9dqbXfVcgg3f7edgdk9hofufyfmhDeCfGe9d9dudBi6jseRiJ' +
    'fgd_ePdjhJiSbTfSgKhKgOcbgPkKbwg8XvetfScMe-fzf2fLizeYfpeQlrl_Z4glXQfmfnbkgvgUg9eteufjfMfEghhNdUf0fYfK' +
    'eCf4imjia9e_eUgreQhMkzc4gwgyhpeHg3f7dAephZdueTclf7hUiLf4iGg6nHjgfWmcf0eEkMf6gGeIglgLdbe0j8h4hcUzYcgd' +
    'a-Wvkfe_eVgliGdlcXe3g_dSllZbXYlCiYcdkhhWhWhGhVdHZhiRd0eXfFfZg1ekfyf5e4gxiieueif7gVfqjde5fhjQgYcdTsgd' +
    'dLgkYpetbwYogPjOccfFc8cQd2fRh5iDgXgMeCjIbKdNaogUgRc8ixedc9dsekhbhCe8kvb4AAiLalT-m5gGf6gLRceTa4gZcsgD' +
    'k3T3WzmXyjZ8aKhAm8bDdWpvoFZlfJhzD6m_kWAAB0h-ZtVBTpe_fFPl8Oqrbik9j2TyU12cAAZprIfMF7_-',
}
