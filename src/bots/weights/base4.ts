/** Learned weights: 4 players, base game. Made by `npm run train` on 2026-11-18, 52000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const base4: PackedNetwork = {
  seats: 4,
  filters: 8,
  scales: [0.687052, 0.301751, 2.00545, 0.300178, 0.658763, 0.331838],
  weights:
    'Y4lJh3n3RS0naMaWNNmVf4ohND2LeNgfY9kniBiZEM52domHXaa4aumUXPxuhLaFaVnvdZseMOzpi-VAY5job-o4UuxHjEcMTakw' +
    'espUO41TgwgEgXiUiel5b6uig_X_ZIlmgcsVVL3laAgtd7oJhzu9U93Kh1fimRe5mtl5Jc2wd3g7ZlkWgdcaMc4xZFhdgUlTZpkP' +
    'GK0qkNYNbGnuaOkWXCwMmVa8dCm6dVjxY7z4fJgUaui9h-mfJPx0hwgMWuj_a0i5HOzzcucnVrpdjynITq3Vd_ihUjppYLlmHbxY' +
    'fNdqVtk4ZHhMG6xxX7cScohLeFhDLv1-cLb_cWc5bumAAAwWaianhOhKgSb-J9ykkbdiaVnpfqnZTW3dcccTZ5o4Zai8S9wcdJdM' +
    'fXmtSmktMevydvYkhYiogqsxL_3ej-TVY8jibipnIl1LdZZwbNkwdrf4JCzijukZcBite9cwV1yld-UfdpkciPjHTk1OhCZbYdjF' +
    'iFqfJ8zzhEcmbMj-dQiZH22mgvYOdmkefyvlQ92eY7ZjfHldcZk7UJwMcFZjaEk8cojUW9tRhYe_XLbmZfc1kEjXZigpdlZXf1Wu' +
    'odeLjRvAb_cRbDTNlcbvkYhwbmYtZ_cJg_flieiOgLc7g6iOjxgcdAlIbEdUeYbfn1dujZpBdreAloWugmcWh4wnhpcafkbfeLf_' +
    'fkozbabEfsavi3evhzcAd6eCesZbpuexXrrybKbwgkdrlZgllsiVhyXIftVhm-cohtlFXQV1dTTkWOdteipKbRfeeARnmed8Xwo8' +
    'h5afcDSTZqdne4mDbyShdaXSkadSd-jealThh8aekHfzerlJV0Z_jQbOngc-XkmOdxgjj7VEkiaDjE36hmZwhdSGXtgogsfBh5hH' +
    'fDVXeGfTkZqtbgYDgfb-ppghggq6egZrfldem1cbjPv_fHc0k6c9kDfyb8vTd5fsYbQIlHa7hcrVfTVijzRcfOfiZGtMcaUGdyYg' +
    'cYeYpy1niPO1dXXogbh0f8wHWDbqcaZ4ljgUgDkgiwXsaqbhVNaJf4h8f7Zyhfa9aSeigbqrelOrdKdhWHgWfbxteqalZEU8grfG' +
    'gDikmASLhLYRcQeWhZ1KeLdnW6dZglfohRlRhwdKigY-Z5gFkdsnc1gleegcaHeEarlDZ5fndXWYo9a_dOa4jUjpaUedqwdGkZXx' +
    'guxgc6h4jGf5cjXHflljbNVMdEi7g8ibcXvJg5c3gLg8fNd5fTp8dqkFc5cHhzgCbQm3c4jlaUj0aSk3hFq1gvUmc7faVvl1eXjz' +
    'a9KRcUi9kVlCfwh_bUZHczhoeok8ZcptfLeflXfObyj7Xgl_adkAeLWLcziOnCq-dwibSrZ3g-lIXImIchfFg8gaeEcpb2sYcyXJ' +
    'cherfghmg8otaIdOmwg1ZtmLf0jCfDVmtDiCfRiUY4tXcRnEbZaqfQk6bVbOgMkKs0XYd7elZfg8chn5mwdidxdgc3q4gOeziBZF' +
    'itlyVBhXT-c8tzd7fTl7T1nuctecX1eDfzkhjEdVaWeRh4eVcPdxaNrAaHhfjhZIbvc2bazsd2opQqbHfFbMfYkschnteqeqg5da' +
    'cvowgee9o3ddgTdxf6o1deoycJd1b_gNckfSdagelvcgahjFcIo0d4kniYbca1daWZboW5kYWzcmehiLkysTdMXLhdfmg0cXa8ls' +
    'ibXMo2dZdEk9bLtXjEfdq3fbfrgAfyebbapchUctfIiVfgaJh-sjY-iFZhZUmUbxgUixSgfya5fcieYPhBg5crivc-kxapbTjwZq' +
    'dagzcvk6gyfdg6iwjZhIcNdafgqnbvZgwHbGfJoyf0geirlEfWhMc5hyeNepcquIkAiefefvj8UVegjTvbnLblY0gAcGjTrbiRhy' +
    'byh0f0haeWsPeWiVhDjXhjpJe0jmk_UYevlnfuk2jDo2avdYaOnqaxlZeIlFfuaBaphdlsejehjznYjYbQjKbJm8f-qeV8ewgrl7' +
    'hVd2h4r7qNgfhhfGlQkbeVtHjFVEdnmmWJuBf6i5o3U6cIkualkaihpPUOVdcZfacRhHgut_nOeIc5dKh1nihrmXbQcKcljmfWgO' +
    'fLoBmFdsdMi-lxlOdkr5X6Sbb3ieeUnBhHfIl5SfbYecl5bIi-mzaiQihnZ4ddYchkY4sQVTgQWybEiofKnjikZSewjnWugncEqP' +
    'dMemeagZZskqe3qHd6Wkfqh7f8eufyj-xhXPbndse0jobUa1aAYacTd7YWa0ctqRrUb7c3Xgkoe-huqwbWVlgEgNdajWcwj7g6ci' +
    'c8h1tnbzhdfPiJmAkEY5oJcqnzlkV9srkacez9ZAgkiXmPsqnKbHofiKi5l6UoxZh2ZvlXcvlTg9d1wIencotqbVl8b9ZEqpjngb' +
    'oucZjPgXbXoMlWcvt2iIg4hdUGs8j6VPp0hOfue8QUpJjZcypLjwihhRSHxelpddoTfEd5ioMQyzi2cAr-Z3i-kVdSuOhTcWwAe9' +
    'fcl-QwxsgwbJnWa2j9qdYrx0i-f0ntfKjijUQOzYj2V3sohEc1kZZx0SiNbBqvgIiZlCT2vRgyZlqRdSf_YLhAqWlElmwsgRg2oT' +
    'VhvMhsbWwSfyiEoGRAv8hWaToScZkngfOYxPlNbqsTamhHj6TapQhwYTsWdFeBgISBx7h1W2r-mzjwaASnxWmBaOp_lKeYhacwp0' +
    'oOTOvLiFjlnJaGrUnvZ5sjbDiunvPeyVkmZVqemFh1htbYwweja1oRXOjhjUUloAiYY7wPbTnEcUY-pxilaoprfqi2lGbhldkcUJ' +
    'uicainkRSMt5h1cAqHcVlxrFPEm7lwgllwf7kGmkl6ragXcWsvergQjCoopckZbIp6hfjvkHdInel7VAkaboi1cniieOiNq9m5bC' +
    'hjWAq3fEl9q7ekZgi8erokZ-gbsdfQisiuYtk-dkjto6jNXWcOaJqgc9kjkmZ3lTfUdfgWfglnp0X9aqkBU9kwbskjnsjHSgffXy' +
    'kebDjir0XvapepauuHZMkbqAd7Q4h7RpqibrhPkvfHV3doXVq4apkSqCdScFl_daiTdqjZsdW5bdfYazpXdxe9uxeRQUiMWvg3eP' +
    'iarCioWDjPYUqSetiWrBgiXpf2ROj7dzjRumiVbojIYni3cel3sjfkZVeLS8eEgnhwkuaIcVoedqWcemhLpaimcGlHRyXTeBixyG' +
    'Z-ZskZZjnUcHj0uTbQZAfCSPcSdTfLnjdofTjbTvm2ffjgpGlra2iYaBrEgYl-tpfLd2heYWXiaphps2f7ZlmFWPdOb-kIvqXpSW' +
    'ftXujvillqwtjXYucLWyVfbKiqv0avh_g-XUhfbLiWqVdgbuZYdmdPeudbnzchbNlMeGkyffekoDcOclfATgeBgwkQzJV2ZIksbF' +
    'wWejlnvIgVY6hJU3SSdKnpwXWShYhaelbDiGkQqscLaRfXcydEZWl7jAiYo3fld7kKbNhMcSkFhrcab-i4d5Y2dLfqo7f8aEjTYP' +
    'eFgEZdu5ZocRkXZEXmnjePqPeFaWkjZEa3l9hWkDiBeLliaeaPdHbQwGcda_kNY6l1khZusQjmWdoUbjencPe0ldcBayh6adZLgI' +
    'ajxRbhZGgeaAhwY6gwsHe9X9rJbKaHmpfdpbbwevgPdujfk1lRrtd8cFvNe_itkOcjzRlGZbtCclgVhhduxDbIhQoRaejBgbfVv3' +
    'bBdVrVaBghezfHoxZDYWx4bteipRayoKYXhSrCdPhibFaWlHg0djy7ZqhQZXi-x9f-eLu0WoiAfQgIuZeZdDmpa7dZjGaaq0hdZI' +
    'lzVrc9eviCr5dkfvm3czhPdff3sFaCcfo1cOfme_XMnRnGcGvXYFjKZJd_s6dFfCk3bpjPYrZ7p1cydMh5bniJmOd6rmeQZco0XL' +
    'eBeniusEX-jblqUUavjFfer2hKfw2SZkbui0kSq4fTcbgTcCg0pwibz8fSd9kTZLVTnvohqjfLc-XmcChtq-d-tGfxaaiUcOfNjn' +
    'fYjOeCcddldAdIhGfCknhyZulcajdRg4dgdneajsmkYnfRdjgTdqcMpekOe2gSfuZ9dblKzsogXVhWfHgCdGeakYbTZOiKiNjOge' +
    'fFwjoYZrfujZf1engAqef3d_g8iDdLfAgRyyniZsfhegfiiebntyreZ5gTW9dbbjjooTsNY9c8jKlalNfPtTkJVyd-rJkVdOf5wH' +
    'rLVZa-kMgaflhDl2q4aUcFcvmxe7eFstoVXCcvg9kafMkSwpuHaCd5cNcMefmuslqQU8iHe6hYgsgxuTn0ZQfeg3iyfTg6w9qbZg' +
    'eyVwd_g7gkxsjWbZencamZhOb1nLyKdUefjmfxgNli3AtqYPdfaehDc1jTw6tCYaghdUiyjOfayQtxXxcPY9aHjWd_r3nXXhckcs' +
    'jviOiIqqx9XXdReYfFk6fR0Zluf7gtc2d2hQjnrVpJaOivbSdzhVfFqaySV0jxmMfmjcgnxsega7hRmQgubGiXtUiRaFeWfHoRdW' +
    'fucfsPZXgCnBhFhbi0k-q8ZbgXgxh7fuiOkGm3XpihcPk2iNi1vEw6cpfHgtjFciiKk3nEYqf9itnJjFcAr1d8bMfxdUhsfuiBsY' +
    'osWjgRfwXYm1gdjpgEhKcfclWTf8cjecYIlaYkVlX7rOirjkdul-WocFReW7h3mEU-k5Z5aOVhoQdMjOZ5pcXzgyW0dVfJgfbxpZ' +
    'YVd-XMn9bDoiaXZGadeaV5kXdFlaZti7TseoRzguiPZuaLryeOmJasnbdKdZY5vLZibqUem8e8hEZLonamjSUJjFbEiub-plZaiy' +
    'UJh-WoiWbYbCfGgTX4p9cPk5WCbxcCezZAj3degEXxiTc7e0TZd0fvgRSQq6bofeUefUZOfoVFmDe5h2S8sAcqbyc7sLd7d5cmoU' +
    'ZEkRVIazYocvWinHb2ldZnTkhggkVKpJYLjacwa6Z4ZVYMhKdFjXXEbIbhbIWMmDVgg7bRosZ3bpZ0lTbFnbWnrqfrhVcDojbsWf' +
    'e_hsZsY7YShqe4lTaeT3dLVcX_cMhmimbqd7OhO7dqbGixmhXMXxbzSJYIi5dFcFYqfLgWbqZCluhimjbQodd_i2Zhmdb7d6dmXq' +
    'd4eARba7cWpzVMQWewYESulugZeScZaeXafWWObsh4YvVFeoaUXUZgfaf1VkbmY4bjd-WYfLcEf2WfgBa0b1diivgXjqjekzi_cX' +
    'eXjdk7lDjXjBfwgxk8i6eidUhilylMmkR2cFmhtPbJh3hGhdXlicaUoZWvlzjXg0fIgFfpf1llkwesgsgOl0hzm1d6cEeWfCheg0' +
    'hGiKdGd5h9cUiOiye1jpmTq9bYdtaXoijDh5oUzAhBeSZzm1jujHbMuxhzijceoQiincjumuh9fWkag1jOhqiEeCdibsd4qukVnP' +
    'iOZ8kPjJfQnreYi4iJnEgagulQeZgHiueQrJmYjecZnHfxnjXIsEhWeCgvlIdEmSqro4jwdfhdn7hZh8fHdNgohEahhIk0l6bfaD' +
    'hMfzdFjbiRlseMb-dke8cve9mGncZ0gPcqcfi5gfh-gadppDf2elbUkNkMtAk-nJiJgKfBcukcg1ipfmgLkfb5kie_oNg-Xzd5c4' +
    'dxeDjir1hccjb6aDYod-i4l4eMeEhfc4lRfuh_kMlSkWcoh4jai-h3imoSjQhqeajzfzgAk7iSbOjHgzcXkZhPofg_dXfpdccdmA' +
    'gCkQc2fEeZkxjMeRqLkEe0YNeudFYwagfIhjjOgSjPmmbfh7iMkvdlaJfhfPLnYvRTcpAAqYO5T8QvkQOxfUGVjfPOe9KCcvSkhq' +
    'G_hYTuQgNSm4P1jUHms7Njf7J8bHPLjACxqgVPWYQvoRP9j9Grh0QCjak4gPbtjqMqqtejbGd2hdivhQeWj5isdKoufshCe9Tonr' +
    'dHivigj1gae6aDp7eQhwijf1jFmaZhqedYfkdHgKb9gxbbhkcthRrrdskoiBYsvPkOaHgfexhTd8ckh0hHfVoLdVZAgzQAona_jM' +
    'iQeCiWkjXksZfJgphBjqndl6ZFcQkhiKWhTPqUQzkEfUoEm_fgcbe9d1d9eKf_jfa6dSnhZrlzbskIo6bwcrejehdUh4fLqFVrRO' +
    'fxV1hKiglZ3oawi3gEi0fkfSfjipiQaGjnZojXjYhzlWXLhgiigLi-kYhJbtYtcNfPXygghDhKjTg8aEf4cmkZcwgpp9TamgoAp1' +
    'a7gXnLaSe5r8WkbTjZednIdjf2i_gWeijtiHcqf9eZp2Ytg7lpctmdZUcaiHeBi5g3eBjubuf60nYGVKkgZXjhbsZ_f1dTi1gxfq' +
    'ftdXkKpNnsb-j7d1f3k2b3eFZGgVhcj0iCese1g7Zthtjvcmd-cDalqOglc3iofadDfDplXOJomJgpdHpBkwYqiDlDs7lffXZJbb' +
    'neeIgri0jddOf1iLa_cDguuxsja2Y_Ykc0iWjQqygjYYeBdZfebDedtModb9bFYpZ-jGd9hbcghxdbfYnJeegboWigcom2jRbXho' +
    'hHcwhFkIWofgdsjbiMkmeZetXffWdmgpazl3lwdNd9jGfrkGlNdNg9fiISiBp8c2aNcoTgfaZEmqnqfqhWhiepeHjQlISygFbeg-' +
    'dCgOgsgiW4jpbEkdRcjcSIdXORngeljVy4Bzk9a_dHhei1k3XKhKiAgF-XaE_72AyCUm_-A8avjt9LjygafL5YpThwsLe9lZqMTP' +
    '8gg4TmpCc_3_yFNMQIeJAAoOPuixA7l4LsT6rNfbglfxX6jHeLerAAcJlZcvgEdhi2jhl2lsHHcqiPcBlfdPcNccmNkyjGbsHMdZ' +
    '2Bl-iWAA',
}
