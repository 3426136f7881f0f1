/** Learned weights: 4 players, base game. Made by `npm run train` on 2026-11-18, 70000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const base4: PackedNetwork = {
  seats: 4,
  filters: 8,
  scales: [0.716311, 0.286049, 2.17512, 0.33803, 0.664177, 0.376985],
  weights:
    'b0kZg-owSE1ncOZzQElDgrptPD2PeZhQXYkbhficHJ1JglnIYqaqbhoRaNxBjdZOcrnrc0twRsyziXVfZsjBeCn1Tfx2hBfMUxjb' +
    'ccqVQw0wgiftgIh8isn6d6ubfGX3ZokjhFswWh3Bbwh1eJn1gyrNU02rgziAjIfAnWk9OO0og6h7dAkTgVePRa3ibQhmgZl5aVj_' +
    'IYwulDY3cxmJZUljZJwHjrcCc-oDbzj2bmzEgYg_cLk6fzmUMMxzgVgZXnjndnfyF2zTaAeyYHp9lYolYS2terhSXGqOXSntL6wn' +
    'iucJXmk3W7fOJryfUte3fRibcpiFLJ0lbCbiboe1aQluAAvRbQbnh2fUf7dGNGxqiXfTXFnocymkWDy2dqc1bHoHaGkpUevXfgdH' +
    'd2miS7kGP-tJgbZokbibhXqaHA3bgJV8bziSZaqMJW0sdsakatkcd_h9IpzYgYj0c8hycvefZUyvfJUQecjuiCjBR72EfDdCZWiv' +
    'fZr0NPyvhlcFfTkReIkuLF11hsXFcIkPf3u6U1yXa5aAhlj-bKmwVHwleBaUcMlEc6kIZ7u0hoeGVwakeRdTlhiFa3hHdsZPePYP' +
    'oSgQg_u0c8dkZPVXoWb4hxeverXlYIfRdqhLhVh_hMd4iLhvk_hPcnkSYueGb4a4mceAhwocfpdenYYWfWeGf7wUhYdJgBb9cBgq' +
    'fwpjc1dDfcbAgeefhqa_cWeebPZfntepXZrQcrcDb1d7jTf9iDgui7Yug8Wpm2dlfEkQXLXWaBWHYxdQeimRa6g6eTSLjod1Z-oH' +
    'ikbpdBUYZycxenlobwRdddXxlddic7j6afVUgEZ6iTfvb5jrWKYsgidzj4eba5kxeCfThtXtjWcMjV21hVa2gVSaY6fmd_eZiFfR' +
    'eOWIeFfnhbqsdMY9gZdurFfogcp6gGa4e3eSjyc4jau1gNedi8eqnZftaNsbdzgtZ5Rbk4bQgarKfvWMf1ScfEfHY3sCeoU1aAYa' +
    'YGePnu0Ki4QTcvYjYThDgJuWX0c3cAaHlHg8fokskaXiZAcaTLcgeTh7e0alfrawW3ejf0pkcvQzgVe6cBggdsxghtYzbgXteJhQ' +
    'e-hnq9TjfAaaeIeggSxge0dWU-eSgMheezlWgAceh1Z1dZe6kbs5eWhEcCe6accIaXlHXyg6d5XFmbbxcgbdk2h6cdfarIfUiMY7' +
    'ivvleXhxjgfOcXZZehmdavXKdBiDgCi_bvuUfveAi4fMhcc_cNquewj7c4bWi8ffZhndfNiLb1gxafk-fzqmiLWlgEfZXFkOeTjs' +
    'bCL4eJhwh_kZgqhGb7bTdThOfbl2ZGqugJfgi7eUbzkkYKkscgkReAXtaHhukKqufHjrXRYyhPjEZimEb_gugFiNdAcZerrzc7Yi' +
    'ccebh1jHhZoEZLfQmbfIZPl5hjiVfTWIsHhdf-kgaYrzcGl0c_bMeTmuacbmhlkotTVHc1dqbBhQaOoElgb9eveIfCqsgwgah4ax' +
    'fylNTkhxYFd5vaduf_kzUyl3gbfCXPgjculWhheecOgNfldWcDejajpwaWjKjVZEb9dRalyVc0pzTeZjeSafdslOdjoVgddggRb0' +
    'bEpBhmddrlaegSeCetpvfsoKc1e6cDgxa2fbdzhjoLZ1bOiDbiprcUlAlBaAaleBXVbTWEj3WtdSffkWjyqhd8YYi7hGebcvZzmd' +
    'j3X_lLcmckkjbwtofHejoodaf6gjgZeidaqCh9bMe6iDepaofosbXggyb5ZNlTcQimhzSxfrelgwgJZegfg1fSgcdflJZmcQgvZt' +
    'eFdFdXlDiCdxe8jKlehmb-dbe6pxcnaSxKbjftnWg6hiholng0f9bThQfHemeztXlHhyh9gPl3VEe9jfrLlnc5ZJfzbKgBqae3g5' +
    'e1ijfHhfczrocWe4hzi2htoofoi2kIUagNmngKksifn1brctadoLcRjvf_jhe-bpdnjolneSfFi0rJhicRjLbDmqhOqRT6dOfwmd' +
    'g0ewhBrapAd7hAfnigkuc0sCkZVhf6nJXjsyhHiKrNXncikhaRjViNoGYoWddvf3cpgOiMsNnOfGe2fdiYnGjZmJb-btfajHf5fg' +
    'f_m9mLdwgAkJmgk-dBq0YZTOdIiKgnlafteBj7UofXfKnYarh0mkZNTagDaPeJY5gDZEs_Urf8W7e3jPcln4ibX5eTiIVNhQbBp-' +
    'dNdfevf0bwiQbaprdvZzfehFfjfAiJjdxxW6dFdkdVj-bsbOdiZUcCd6YBa0dMpfp2cfeIYTjlfMg5qkaMVqgyfheJjFdNk3kgat' +
    'fDhgspcHjne_hxo0juaHpvfnmLlvZNrzlyb3xxa3htkuphpNoLeHnfj-kDmKaRv8hjYglsfclFfgeKwRiBeXsXdGnqdHbFrjlLgr' +
    'oGexkehgehoOlHc9vyhDelfFZgsKloZcs7gvf0fjQTosiIe6oXkqhWhrV_xml2eEn3fje6igPFyqiNc7q_cnjpi8g9uBjid3tjgW' +
    'hWnkTnuJkPdqpsbGmXrjYuwUkPghl_gSiBitRL1Il_XAr_jIbwlbYX0zfCacq7hRh1k4YFvWhdawqUf6gBZPmMpBlWktxZjKgco-' +
    'ZvthiDZvvDgbiNocQHvBjtbNpJepmGhaNDxgjHbXsXb8iTjATqrfi8ZJrbdRfwhQUexKiYYrqIoAmTcDW4t7oHcnpXnUf5glfNpL' +
    'ohUSuEiMmdnCarqynCaBqrcxihnROAxnl6aDqIlZhSjEXZwLgwc8pBV4icguY5nYjGd5ycdpmwc4aVpbj3bfrIhWkOl6dWmql-Ue' +
    'ureag9jURktNlKdnptdqlSq1OhlkmXfFjSg_n7oXlcoEi9eatAhMiIkGo_pVjgc2qwh7kgj3ZjqUkiWijFccjBdphXd1gvrgopb7' +
    'h6YMrOgWjqq5ggb0hugapiaseIpUgGiuhVaSlie7hxn4iTYDc7d1s1bTipjqd_jseUdBgJeTlorrZ7a0iuXkkac7kOnihuWyhoZZ' +
    'jHa2hlpNXWcEc4bWtpaLjfp0eSTSiUT-rzbMi1kOg8W6dmXlq2b8iup8bFcAkDgclUcOiyrVYheDgadIrPe8d4rgfwSdkwXThhe5' +
    'hlrWhfXgkEYsrdb0i1rPgEXCfTSokFdailt2jccLgXahjebll0rliwZgb1UpeihrfGkIaubcnrfXU_gNgCpDjFcojWUVX8dbhuw6' +
    'ZtYciZaznibxi8tOaKZ7ghTBbPaqiGoLekg1hzUVjmgYimohobdThocgqohHkFqqgVdxfpbaaqZGiXrch9Z2kYWecId_hRv9XbT0' +
    'f8aMnrhSkKvij6aVhpXgV8b-i4vYbSldh9Zch1bNgVn1d9cCbcgagCfvdInrd9ZtkwefjFddfVpbaNcleyXNfyfXiPxYVfZvkmcf' +
    'xTf0j-t9hob5h2XRUieLmGthZ6hRiQg6f9iskfqTaVaofCdUcjZClWkJhmqCe5c1mbbSe9cHlChmdGcni_d8XAfDfrnYi0bripYd' +
    'bMivZouycYcTjLZNXop8hGp4dLbmmGbDZTlFgClfhUe0pFaYZZc6cmvedAa6ieZCmQmfZ1rPkoZXl6cYdUbueMl7a6brlMY4Z3ha' +
    'cMwtbOasiIZ0f-Z8eytBg0Z0r2bbbdnMhhpfbigEgpfrgZkPm0phhLdMs8esdymYbhyTijaQrGbhgaiEc5xpcUhOn6Y0ftfEeewL' +
    'Y0d9onZViNfKf-pIbOaJ0GbedqpRb8ocYSgip3dfg2cobGlgi1dmuZahgXagi-xtgcfwtDWufefbeAulcoeBmBa_eWj5ZRr2hfaJ' +
    'oEUnbRdTiarueegYrKbcgofZgrqVeNegqWcmeLh_ZlnGmEdItJaohUYIb4tmeyf4jPbLj5ZsbQpufMeHidbQf7mzcPrfd7Z4rhWR' +
    'e5fLh_rAaZlhjUU8ZCiPg8rqi8gZyoZ8aokQg8rrekcijcb0i7okj8zfeNe3hbb5RjmSnoqXfLdFU_c9iAsod-qwh2b9h2b0b1mM' +
    'gfi-hxcGfDdOcei_enlrjEY8nbadaUgegedwdPjYlkZddZePfmfQe8ormPeBgHg3a8fqjcw8kYaWhhhqfaeCfejjeUXviij4hOet' +
    'e1uzk8ZNgenYefgUhHq8fucHf0gxcegvgMx5lJZEfDf9fuh8bor8prcXgPZ_ercWhup2tpZ0dcjHkzkif9sxkTWce-sWkPeYghuY' +
    'rgVPdYl-gmdXgukTpQaLefg-lvg7biqEmKZ-fAjhkagPhdx8uUZ-gHb6dNeSmEtDnKWBhgeojWf6iKtUsSW2fBi_i7fUjqwPp-Z5' +
    'hMXjcrhcgWwdlVZigKejkMhKdQltzRbEeNk8hGf5mX19rnZNeobBiacVi9vju5WngCe7joiJfGylpsZScUaAcVkZcDtXnlX2hTc8' +
    'jXkyfRn8tgZ_g9hVcXi9euydjxfehiguekiLjCqEouabivdPehhMfppuxjW-jVm-gNjqgYy2fgadhdlqgMbVhsrkd8cdebhZmjeV' +
    'eAcNuUYSgmn7guiyiPl2sEZgd3fQiPdviei-kbXSh8fdkBiwhKtruIaTgNiWi8etg5isjvcFinltjSj9clrHd_bQfYeBiKfpfyr3' +
    'mPW-d4gqYZnGfSkhexgzcXeFVVgoY9gSYzl-aJVQXDrjjljbezlaXXc2PnYXg2n6UPmyb3Z3UYoZbzkOZgq9b9fMU2fVgejUaXq2' +
    'bdbWULoAbYp7cuZ9bKfEVRjxdRmKZPkJWIe_PAiaipapYatFeMliXZn2bqeQWUwuZYcpUEn3fXhVXVsAa2ivTKkTfijSXmrjbWhT' +
    'TTidWuirbjW6dQfxVdqFa3lhZEcbbLeLXdk8c6fcX9nQZie_TdgYi6gpSuseaze2TNg7ZjgdVXoMcwjJSCsEcQeDaouFdPcpbDop' +
    'aimXXfa8aRcOT_oIdKmQXvRxgKiGU9rBcAj6bbaOZ0YxWiiGbuiqWYd7aPbVUmnBYXiiZ0qBaObfaIlfcGmxU0qwc2iSb3pCdwYN' +
    'dWjjcLXfUzi1eUkra0XfbhVyWtdxeMjhZjgCT2RMajc9innlWcXzaLSmXQigdSdhYvfXfBbnWElnfsnucmpZd0jNYcoFdqgpb4X_' +
    'dzcWP-ckeiqSXRNWeGWaRlmQfIf5djbBYOesYIb2feY-WIcPZ4XHXYfod9Ybd6Z1codqXAf1bjgoUQfGcEcifBi-hGkDl-m6jKdw' +
    'eQkAlAmLlwjniBgkkBjxhoezkNlRoBnFScb0mOtccOkLh-h2YrincjndbunykHhqgNhkiagzmskKfOhJd0l9gBoJiTZtfKeZeJhQ' +
    'kFhaigdojudGiRjVi5jWmnuffIeXbIpkkNhUtr0ijogbbYmGkAkydix3g9iKeIogjamXj4o5lGf1kBhdjaiKgvY_ducleHpuj5oz' +
    'mtYRhejZffnjfsj0fxp8h2hZmWfuhdjiextslMiod1oSj-n6X5tniYfFh6lDdwm2rirBjGdiiqoDhZjIh7bTiKgucGirkGmZdhUc' +
    'hCiYfpkdjPnAePZeeac6dDe-lCoiZAhwdcdoiNgMl5hWezsJfkfaY0ksjos7k4nTi3g9f7cvlugmkZeoi4kcdTj_eIppjGXWc7cK' +
    'eBfik5r8iTZmfZdBaVeihkmXdJcvhfdah7hKkgjVmDj6d1iwhfi-f0kzpxj3hvdLkVhejDmejcYWiMhMcblFi1oMk-Y_f8d-eKlq' +
    'hglpg1dTfWkjiyeamrkTjOTsf7dkYJbdePjnmLe_kzl-dQiGk1lGfmb1ehgaK_YYORdwAAtANlQtPZl8N9feDSjpKMdcH1dSPbh8' +
    'DWhOQwPhKMoENekDGsuCKNgCIsdHOZjUCarBPrU3PWpNOXkjF5j8NVhAklf_bgjaNCrSdob9eXiDijicf9i9jDdeoggfhOflUGok' +
    'dpipiQkaglfbbSpNe0iUiIglinmfaUp1dwgBeCgSbbgobkhrb5hOrDetkPh5bwtqkkbMfAfPgCd8YohxetfEoIdzZThGQspda7jH' +
    'iEfDiYkfY3rhfqhTgFj4nDmpY4cPkphfW5UOpTRei5e3m8nbg8dkeNfBeWf6fmiKbadpm3aVk6cCjcovcWdceSfmdyhverpHWISJ' +
    'fUWohBiZko2sbAiAgCilenf3fcjajBatjUbDjmjrhLkTYWiMh7gmigjwg-cnYpcUfgYofUgbggjqhHbCfhd0kTdBgCo_TpnBn2ql' +
    'bKgUnJatearbYActjkd7mndmfbhzgyfHjWhtb-hRecpGaQh1ludQmEZ8cfiOeXjPgpeJimclfvz7YuWLkbZTiWcTaJfac9iwf_gr' +
    'gKdzkgpCnnb-jdfWfTlGbeeKa6hOiMj-h9ehepiFZrh1jdcSfNb1azpsgtdqiRfcccfpobXFKRnGgHd7okkUZbiNlCsdkqfja1bt' +
    'm3e3e5hUi9dVg-jGbbcahFtKrHcYbYaCc9iliepuf8ZAecepfla_eEtJn1bkbbZlaNixeWgtdphqeCf4nRecf7npiPconSlHb9hW' +
    'hIc0huj7YofHeLjiiok3ebfNYQe1drhAarlLkvddeYj6gXknlbcChRfpIfh1o7ciYrb3VbfdWlmfm-fCfzgagBdehfl_Sigzbphq' +
    'dHgfgkghYelfcTj-Q9kTUDeNPSmne8k2w2Erjma5e0hqiQkpWAloiTgZ89bO-c0mynUH-7AAcXiq8kkhfvh74KnZizqafnmPqYWt' +
    '79hQU6ohee1Hy6RXSwhBAAqFPpkoCsmwLxT4rhflgofqYki4doerAAcqlLcyf1d0jUjukllaEHcpiIcImldKdDcPnBk1i_bzCedQ' +
    '1apJfYAA',
}
