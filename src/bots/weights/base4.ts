/** Learned weights: 4 players, base game. Made by `npm run train` on 2026-11-18, 250000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const base4: PackedNetwork = {
  seats: 4,
  filters: 8,
  scales: [0.728744, 0.356346, 3.24395, 0.45687, 0.486237, 0.3529],
  weights:
    'kzgxkWkdavu1hmg1VdibetkdaKwanUgiYvgTgyb1V2y1e6nRbOZUb-hCcHv1jFc7a_iuffnxTnxYmoYggyh8izl0dovbk-gZcXjI' +
    'gqmRUUrLgIf-lUfokem4eGpKhBZqaPhtjPo9Ycy2cCkZeIlvqXmzcx1Pn6hBi6dyo9iYRmyelFjoYGf2jfYEgN3FgBnHqRd2dHey' +
    'MVnLmWWYlQmgfai_ejloikW6lzk8kLkAc2uNkifUgKhZk8mfVMvFjteFX3dZgqbfKWytlVczddjCrQiQbwz2j3jxi1nThNiqPAnh' +
    'jHYEbuhme9fZLVnUX4bulJgWjuh1U2r9iAZlfXcnkNkeGLp7gRZ4iTcAkoYgR-seltgefCjSfqgagMv7pRdIiLiQe9gXUenCgfVH' +
    'jVkMfhjOU9n6hzU-t2gRehpGPOrbp4R0h2eDfmnqJzrXd0a5cri3jejmQ3s_i5jCh_cliCZgdLtrirc-mpjpkBhvRxsyhLbFoHgW' +
    'kKliMdqKibe6oljvgnijMKtRdOaBmLfnk8qLTuppX-d_vtgvjMjWZRooamYyjagzg4jKffoJj9glZ5eCdbgPl8h7eNgMdqXvhNZP' +
    'sahmjSqEaihebcV9ptbYpwZCbkYDc7aTjjdmmJcQevb8aIepv1ePeuf2b3dnhzbmpIf9kSofbidzn7b8dXZ1i5xTjDbtlmdwflha' +
    'nikTYebNf_Y6iTh8ftVHXxfvdcXiq9dqbmkwb9YulLZ5noeloDbBdUZSjQUlfXa4mpkkVqZkkdXXbsd3duoKYlddhtWSgZdrgqpR' +
    'eVdwfdW7cBe9kbozZjRHl0Wlnmfug7aCW5Vjj5ZOnnfxjhY9XAXihgZcqPdxhfibf8e9qwY_kJYkgx_EYyYjmuUqawcygGiBfbf_' +
    'jvZ5edfgkfqaYgWcnpe6nzh1iam0cFbeiIeSn5ffjhmlhuc9lTiRnCgccBoqfLhVmHTIjdYggqx8e8YIkMTkg4ZneKudTqYLfrc8' +
    'aFaxm84fi2RxlHcJW4hYe8p0Z4bEjcaulEjsfZkKhsaqgUa5e-fOc6gkhUbanYb4i4cphls-YWVsgMe1c8dhkl0afscgfNa6bKcZ' +
    'hdgZjCXIk6eAeddBjBwgdyiEeMeufpbXfGiUkgc_rDa1fPfymgvchwfsddgOczgShSgaeDeRe1YJn0fkijiowsg1Z0ebnWfgjNel' +
    'ltyWYEfnj4d9d5XThxqtYlV2bQgLlHlYgkuJhXankGh1ifjRohoGecjBdVZin_V4lFi7gKiwcZmdimgXkvpobdTPdTk_XZb0eqkr' +
    'dlOlZUkHiXkSjPjOgWZggph_ecg8aotNdEgelZcGb_l3YVihf0jylrYziIejn-lke0hXX3eYl_fhZ9j_byeghnjIhwc-jwoybVZm' +
    'eHjhiOeWlYqrYkd_kog7fyiKimh9gYVKnSgAfZmEaetQbejkeoZiithicRYvWSlRyOXHgFddi2dPh7mzkQcllLZ7lYohdzf6jtdZ' +
    'johHXFfVXyehpNh1ivg-WxnGd5ejeNhSgLmLnFhlcbe-ideCfhfmhpmochj5jiYSm1ZxbXy2dVpqVLd_j4ZQgme2gCpKapfKjiWx' +
    'eOlvi9gCmHfjlOerkEnLafmEYukDb9i_iQgfhdjPkPYqkLe2gunpdhnfo1X_iqfScNZie2itdBdgjtekpLorg0dngFjej8YEd5ls' +
    'i4d6nTeOiCingGqXn0hrnyhdmkeSe5d2gsn3fZjMhEe5g-XNkJsdTWkYdCd1m-Zbg5kAM5lkd8fLmCUWfik-RigqZrj3dOcJkXeH' +
    'dmf3cnlNkyfRi2mehLg1hpjFgLpfjnVk12g9g5h-j6ezj7izfbntekgKe2b2eYtMbwnCgHeNnKSIbXlIpknidBaPkxYyjnrecYh3' +
    'ethQkjjjdivHYlf7fJhtjTnMj4eok_XrdLlidpgIlfmXWmlxc1mAhGiggRjBgadYaWh5mSbwgwlLhonWf7hVZEmvhrriTsfMatrV' +
    'fmhsh-uzoReGgwdjmMlLjZpFv5Y7emhrVJs7kwcnqqZpcskkbdhQkilRc6eYfgcEhbfYkUpZiPhZe7gZm9kti6lwT5g-bnjNcEhc' +
    'g0psbSh0fFm4ltouhlnOcTWmfajSl5jXhsYilRYBfneknQbWimkaagX5bvYYe-ZxfdT2sKcIeYVTeohajYnDjXfukLkMdXgRcNod' +
    'hfemfEmtdIjxknlGmcX9e7feYBd3f3e-xRZOdUaaXZidhpUmZkbGeMdRbybVgqlOv5iGdSXKh7dMh4nUZKaKhBcyf3iDkLjXjrho' +
    'hAhs1oXgotbCtEhXkKbxpxZnlGdIqaqplncpsHSNiobauqrGpkeUkQd4rabehD2Qh1WzhMbUnmXQmKzTh7hpv1aYlAXAnSrUm1g7' +
    'szYCuaeQglkQm6U_u5f5pBhcgIoelIPqlxaWlzbicip5p6ghr2i0oBbRdb6kqdnKoqbNm3c4cy2bqAgjqrZdloaPnnvsoPkg2Eaw' +
    'kKkKSzoshBTzqGYOtUrfbRsjl8WfkRdpsKg2aZyhqVP5ssgDnrfihV4GqhgSl5durlb3ci34oTe9l_e_iMRdsTvyr1oRx3gSkOmp' +
    'borQjxSXqfh9mcmBVpwclcPzrmbhsggEPFudn7P_wcX1mggveToapSYEu8XomEY5dczhsNbPq1dAr9PEdht3pVZ0p-ncgngkiAlg' +
    'piN3xnf0qLledDqzqaRaqaefmalNUlw2t1RYq0kVmgemabtjl1TvssSXsyidlWknqjWovkUti_R_l2pOmPaSuPfYp4lXkEhHlyUM' +
    'yaczmSgyQYs3lBbAr6eLm7oQSXhzq6Ttp_ejn3kLnShNn2RwuRayf8gXhMmHnWTnrObonLf5jBi3mvTSqsa0rTdKjLgCjRm_vfaf' +
    'kWPQswVGsUrLf0W9pTY6ukVvnzetm8hAi8WDstSspEmhhnVsg_T4zAQ4mUhsith9m7awoaV0pOiOZCXIpiZmkHaWsukhlLMPszYF' +
    'mbbrpkkXazbnicS76VTxlKpLXNNSc6Ja3aRJn-lSknRWj9R9z6VpsQlIgvcqjZTDs2VEnisGXVapodd5i9e_l8tVgEO5siUJipeK' +
    'pCw5lURUrgUKyVafpinkcnSSrBLbtAUkrOnckxX6oFPqvARjsRuCs2Rff6KwrDVzoOkacZZ4qtdhaqcQh0wmife2vKPVWEagkP_-' +
    'c-U-sOV6laYopnt7aOUxmMOTerYAolk7gIbumQLalWcUssgft-YiinTbsGbipLi4iWcwliayZNaEi70ecXaZvOSncmb8la12TkWd' +
    'hTY5mrcIq58kjnUZnQURWkaOiAxXgDd6o3VuiYcznKbWhfV7grcFhoVEcnookGYdquevecgcpJqba3fkm4XMdfeQpD7tWeX0q4cF' +
    'sCcumu4RdwWIoQYQPvc_lAreYniSlegZd2kpjLpDiqY0m0cFhibkqua8lQhWmgchkdbTnqSupticcCXdiQbmkEaUmBkFh7XkjtUk' +
    'ghdUg3zhWUYFnpVhbOrspvuTZnUuu0Qob4p-lYhIeKaUtuYhesfQcxt1nzbWj8bbwIdZgSjPnBW0mOeYrvQ9oYnzZzZkkSV1ctgT' +
    'qu4rXaU0j1Qei4bCtZvIeiTRyCS_eCnPspqyWZZ_oHWDm-jyhimUlXe6owiVroaZhsy1mYbymOf3opW9p6uLereXlhbfqCZ8qdvt' +
    'dcYcuNU5kOdNoNxrXjTZ4KS9d5xTh0sOZwcIsMY0fYdAZ3oFpAeOtxbbtmUQoY4zmqciwjVTmkTOlDt2jdZhmPaArzUzjBoZkvWT' +
    'pkWAlnWtsCtFb4dAq9YZk_dBqRmKa_Z6v9ZshRZATOldlIbZoiYSvORofqsLiQd5jubbwPQohwrfboa6lmZ7tXehgRrqgYdWlnYS' +
    'pXZGt3jleehZiVXMoGWvjCpvbtdlz-VXhkbyh5ozmrcYg4fAryaZhz2SiRc0mTa2adiov-svfyZ7ZHdwmkhTgQrZg_coYsfMlnXJ' +
    'iQhLjQeTYYcnc2X-jxezkZZEksbolIYJk8Z_kfe4e-e0jWVkjRaHiHn6feapa0abiMX2iptegAYXiMeHmWZxjPmpbPR2fEujyVeI' +
    'elygmTP1ejt-opcIionFeQbTh-jLd5biqcsVq3bBfdTCpKeioVmXnecVmSQ0ugS0nmpslxYLgHmGvzg-gXz7iqPtgq04vmZjivxW' +
    'neSMdempn9Z8f2oEk7QdchhGmMc7jik-oseniMSFohZtr2shvQePeqJBehWlr-p1lyXKmNZJv-bngluVlzT4hqg0rZcfgm5zqzSa' +
    'ZMXbnPgNfUzfk3T5a2ddpFfPi4ilrvbYiuVZoDasox3Rm8Zpk_SimlZduavCuKa-itU9szf1j9vur3bwhUWllQe_b8sYjOWKcoir' +
    'rpfOkVnHpLYwhjg3bogmodu3tceXiTXfiIemsMnYtzaLlFR3juf6rimD3CVcdTkDnMfFnItsiqgynaaGoFXQqjkIhFdqhUaVpIat' +
    'lnarqSW-mFhjfsfkoNh3vae7jzYnnvdqmjfSlhWdmwXGmhd8unqyzEbZjQbWlNY9tod3gagNiSX8opfnj7lxhHa-q3XcmCcvqCkd' +
    'pRdjmMY8ZjjXdSbPiAiEcogNTqc-e_aPeIoeZJe7ZimmjYetaQkBZydSRSSEgYj9ZalbeKfoR5n7dgbcYmtbkChOVidEeudycirH' +
    'erfScJlycEmeboeyhzbgZJipbdhpgrjjZqhIP1ekhES3aOsEgUhzWHlOerYXXywii8dAUmjufDZyYepOfBigSafWdReXZUscbpfc' +
    'YmeuYVg0dcZQhCeGUzndZShVeyd_hHfeXciVY6cLbJoVexhiYYbugxbqWmq6gJeuYSgNfZboR5nKe1l5PMpAblVKdRu-eWfclLnR' +
    'YvfXTxfPdQaAYEmQZlh4ZHXrjofDaunXdRfucSa_f1ecayeSiVeWSBciekZNS_mJbtezdunsc1fkXVjSafhqaen_jRnmlbluZtSA' +
    'b3p_dSZ9cZglgIi0Xre0gwYpXHckgdghYLpHULSbgpadhkj-Z3bXbtZAYUh3f1aGYrfvhzg8c1lIb7hHa-q7gsigbNk9cjc-bmbF' +
    'embVRoW3evpOWbPcesXYV5jicVeIXVeufteMb-begWS6XRixdXY4XJccfAPBeFafdZc5a6bcb-aIbKfzcAeOpNg4nFeXk0nXmgic' +
    'iGhOlPjqrAmkmKhgm8iig0aVobpll6lncWaKl3rKgOpbnJkCd6gmf9iXg0rGk4kNkchAnbe4p1nBn3j6nah7lyikj6dpn0YDi3j-' +
    'kmfKi1kupviNkwfueuaKjJxTmFfGgRlGnYawsL4-l8jJenienxehhmzjnQgcmgiXpmhOrNsqoyddvPbdjNdhnDbifvd_ljm6nJma' +
    'qtWIoliFnZk5jEfgjksKp1ftsRdikFdilYy2paj3kZiIpUkDgyx5mxjOnqfqkidXp1xClxawtMjFmsa7kHYxpEaniTdik5kagKWd' +
    'gzdNlqhgqukwf7btk4eVfVb8qSjGi-iMjsfxpVdFqyfXhEuGmhgredjBqdmooUp9rBfYr4cXnLb6jXd-pGgkrVeRoXl0ubZhmbcc' +
    'rHdckUmAhggNqEd6nxaboZhcktf6mngLi1f3m6hRtQrslmhwqxfdnfeifylVjlcHqhg2mFkWplYCl0e-rBhFnOkRrHX3iNfzpFhW' +
    'k7jJkZdAj1lzk7dTl_dAesWkkkg4gabKodaWnPgtlxg9nifXm7hajSa8nfe-FpZZNYhrIzmbJ6UOGsjNJth0MGfWHib9BGdcNMjo' +
    'JZcxN4RvDGigNrkDNQoFHohWAAahQClVKBl2RPTNGXjwKcndMae4MWikiXfLe7h0OnmSfab6cCgfeJiJjSfSdYeikqfYiGeDYZnY' +
    'fxgvgIiKeQejc7macogugOfhfXjLbcmGb9fxf9gWe4fxXQiSfug1lVeKg2e3e1ochjenfSfZg8eZX5g8gTfjlmcYeeghTgmUdWfu' +
    'ftesgJiEcRnrd6f7jRgZn5isXSbmnUc3VzWAmRVbkFddkDlmh3fueNiMdNghdueVZreFkzZpkqbMj4ogcwdjeeeidlgEeTl1XEWQ' +
    'fLaAf2gPhTu_ZLjWgbjNgjh-gulGi7Yai2aSjXdof9iRZVgfhFg8jSighSdMWxb1f4Y-hEfigui7f9b8fTdWh9c5fOlwTij5mLnk' +
    'eRgmmKa0ieoqWofiileaivcQflgDhshtgQilb6eyhmq6ZSgemEbTlLbJeYhgdghzeleqhzbNgOtRY_aehHbegqbacoiBaMh5hrg-' +
    'hzhakdlWjmeMhqcof5eddMe_bygLh1iYgwfoitiJW8hxh6ege5bUdQmgfFeEfqfidrdQlNaJLbjsgNe9mUk0d2gvj8onhXh-ZLcB' +
    'koeifze_dFh1hVhxgscOjMswoTcyZ8ZyevgnhlmKdibrdWdbfncTd4o9i9duafawbgiOgKhbg7hTbNgtm6c1gQktgydqlVgxeOgM' +
    'gudciFika9gPhghJi5jQclipW7eDfOfkcWjGgwerdTg9h_ipjudbhIftL5jFjFfud2dWTEfHebkbidguhnh0gqdfiekTXJfoaCfu' +
    'b9g-eBgmc0hBeyjhX6gkgDdZUUiycTlmtmGndTXxcwele8ntgTaFaoe20eV-69s-x8Sm7sAAjecE3pgrnYXA1piMiamvlWiSppVx' +
    '1AbMe-hviDsBt4WKkHeXAAjeI0g8F1j-IBYFnydxi-dJUoi6gcbeAAbvj4bwgMaahqjtilkgNUdJh_akiTZ0fya2jmlLiqavGvbv' +
    '_-aLb-De',
}
