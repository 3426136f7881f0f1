/** Learned weights: 4 players, reusable squatters. Made by `npm run train` on 2026-11-18, 15000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const variant4: PackedNetwork = {
  seats: 4,
  filters: 8,
  scales: [0.751295, 0.372586, 2.67533, 0.401883, 0.724571, 0.361554],
  weights:
    'clj5cVn3Yuu4dhY3QYj8m7miXErUd0goXch1jzflQ_xZiDoCXMa0gHoOcTsKjdaAavlZgJrTTHu2lBV_Z0haeCpjUzv7jHc0TBi6' +
    'cgnFgipFfaeTfDhtfRnxjIqpfWXPTojIi6onbdsec6hba2ive7oyhPuQjXgIh3eIoLjhRXwLjIgqagjFiRcwWYzffgh0e1jbbXhY' +
    'P-tKktaSahkzckiJjYlbkObKcVmgb_jLf3vOfUeIXahgetkPSkqoeTe8T6fOejeXNYrPdHdZW2ovp9oDgcxMgugYXEpecxnqPHp8' +
    'k-a6TGgkYJdsTkqYXPc2cpfjb1f3UnshZ_Z0a0dkb4kpFcr1dFZugKeggTaoXVnciOefZ0ksiGi7csvoejeGZYm2cbjNRvqtjHc4' +
    'aDlBXAiSZloeigYoiAd2fDnbRmukjKVWYEhBbJmTStpfd_ZaaZjucvhtObvFf8hRb3hzfHcPeAnkedUYdniBgSk1V8yUitaCX2h2' +
    'iTprSxt8mDacc9jjf3khRNvajiVac8hafOrDaDutcQazcyjrccjwfqlGd7Y6a9kbZwiugVowikctaebMc4hWiwjrYteZhFdMeZcK' +
    'tBfMe0nHd6gAaFVJo1defPe1hiX_Wre5fBitgvjQgGdcfYhHkQfRdPi-btaybJaTlcivenqKgshFnwbsj8dXeToZmZeAhad8eOdw' +
    'fBpAfmf5bcePhJdgfIYmdXi1c3cgiYf-YXlxdZcGareog-glhufAh-X6hSXPogblhIjIWXaoZzV-UBdxcNkeZmjTedWOi8b0bOkV' +
    'h5eEesYDX_eEcslmdpVZdIcFg7codYfUdHaGfCdYhqgLdSeHWPZRh2eil8gCankMgGfxgfXmnXd6gA1xhtfsgPXSbRe6cabJiIhy' +
    'fHa9cddUeclufLbBggf2rLgxdtnhlid9eShbmgcJgsn5b4g3jhdql9gaYrpbhIgMY1SHlHaYgep-gAXmgSTyf5gMZsphdyZZZXcM' +
    'XTeKjHtHiYUQZ9cnbDfKekn4aud1dPcjkad-fpkXmIbfZSfTeXbYcHbhiFXZdoagW2i1b7scfKQie4e_e6flfFvPjeYyc0YtaXjC' +
    'eThNo3XOetZrZffedKtLcqhdaLgck3gxcmfRjgcefKehaZgkgPqfh4edf7eGYjgdc7ltbyeKfJcAnQcoeab9gEjjeOgbj6d_gSaA' +
    'kRuphrfsdKeMcLYbgjnSgnYIali7hQhYcitGgub9fefBhZfVh1myjXmTcgdWj4fRd1k5b1iMZVhQbgj7f8nViObDdQetapheexhf' +
    'd2PwdiiXhujhjEhNfzb5hLg5hClYajrWi3e5hHfjdqjjWpmHd9kae0YJaSiCj5ophFlyYJXoiYg6ZYkZdJhGfHi8d_dvdBq8fLba' +
    'aoecgCingflpe7g6lBf1blkqhfh9hBUtmegfe0kNarrMd9ieeSa0d0kjbbajlTlmvyV9e_cZZugseDqPlaaJfIdGeIo5hag8gabv' +
    'e7l8S3f0cag9q7c1g5jBSanGh8gRbMe7cMl0jvgWgwe9difOeNcqcRovflifmiYLdGcxbDvHgoqSTha8eIYicRjRiVpZiacre3Z8' +
    'gKmDdkeenLbzhSeJhsmuj-rIdJgXcsiQdQfSfmexjobMddkndEqBhDi-ilb2cbcSYRb7bYgRUwdEcSjSjdrsf2apiJhGeDd-fWjC' +
    'lEdAmheIePlPgJqbiMdRnBhEhLhHgXfIeqlfhqcufvjNgYb9h2oZZEidfpann1bQedfqShhSgfg_eyZvhvhGejere3jiXocYhAY1' +
    'cseafClqiDffh7iOjveLfXe1eNobfQYxuYfhibmNhFgTkokNj3hOfjgyeYglhhsTnuitiMeXmcW4fOifo4lSfeb3g8aVeGpafPff' +
    'f1hVgfgsd4pHc9gLg8kWkEm-dCh2kFYBe0lNgUmkjQnLc0fNgTlFgNhpflh0gFaMjai7nCeAewgqqSfrcPggajn3gZozWwdpgwm0' +
    'fnejjkqUmicvj2ekh7iycNrTkTWBiYjwVXs0iNhkp4ZDdekCatiRhFlecnXtevdjeremg7p5mmdZkVfFhnockKlNbYdmhhhQjHfO' +
    'hQkthKftekjQnDkBdcobYRXUd3iVgrkdf6d1lWXChDdooCcgg5lkYsU1iAbXeMa-hHaCrvWfh4VOfZhgdjmOjyZbgthRW5hYdemj' +
    'b7fmhde6atjddhnyiDaFhjgziye8mAiAyWa9c0encIi6bPbsbjaoiTbLaEaRcanxrRfqdbYAkkf-jUnRYnYtjPe0dwjefggti8bh' +
    'gBjaqJa9ilebqCdvhrWlnGeoihf_bciXklb7xKavjskconqnnQcuocjCjxnrbDyvigY_mgd-oxe4d4yDkhhfrfdjmYgegLsQkFgd' +
    'owdHhfbxhJezi1cdp6hYfCd9dwmIieXYoMhtiNdcT_olkva5k_lmlHhudhzblBd9o7hdhuh4QP3flwdVsDbDoqi_jWv8lPgNtrft' +
    'eim2Pyuik1cJmmcan4oxbGu7kKatkNf7jNiFZzsGiLVDqGhde5kAeUwLjWbdopiXnMlTb1wcicbGocfCecbqlAsKk2i5wWiahRq5' +
    'bxvojTZIuBiHlao8SluAjma2rFdblQf3YQsrl0cBrub5k1inaiigepYEmneBhEfraAwdlRVGrXnvjbchUWvbnjcjo3lCgVfgi3pm' +
    'pRVOuFj3mfmIY8u7p9ZYp4eZlMnlQDwtlmY-nllph-hZYCuwjIX5jFXrhtgUeuhGhubzxWcMmGXNcFgQijbBrognh6oxhCmVmQTp' +
    'v9cvigilV2uQkpf8m5cajyrlLHnblpeYjFgakvn0kSoajmcyr6fnhFezrSfdi8cHqDhAi9i6fOf1jaSglIediDh9iFe0elmGp6e1' +
    'jAcgqUZ-jLkbe3ZRdFemltahe0pbite7fMY-mddmhzqPkCYrigacrUaqj5j_gfgWevcggzjDl0sNaOfDjubjj-XhiGhDh8Yuhdch' +
    'lKYTh6kOZ2a3c7cNvLW-iRpEj7UYgcS-r-ZTiGlugBWjggWzwtbPhGsNaNchl2dkjkbukJsFYvboiabfp6hIflr3h9RcmXXqkwdY' +
    'gYrEjtYzjfb2p3cZjYm3gabHgaVllLbAh2qnkXcneYZQjmZwi4sbkrW2b7UAdHgefimkavYUmfdGTlg7gcrMkzdAjLSSZuc7gexe' +
    'Ylb7ltcLjTZjhTqhb8b4emW2aQbdhYjsi_fcgsWIkkcxgXoTlOaKeDbdoUgukvq7gDeWhuYwadaElesBewZ0lVWJhIdegCx9WHVb' +
    'hOYdsag7gFwsg3ZSg2YFbfaMiSuec0mQj-cJkLY2hSjVfhgccrkfgwZAeLhsflYLjbdrkui7gRp7ZPcmgzVVhZgYjVxUXuX0gfa7' +
    'x3gGiGvPfqYZhxWVTLgplNtzcaksjpkUc7dik7jwcZddeiicfiZ5j3fKiql6hBflkxdfh4dFmEeldRhAhxfcYva5ejpGiRa9h0W4' +
    'ccgtXdwFdxZ_mzYLXMqZhSqTcXaJpdYBbAkRe8lqf-a_oza1ZZe2anrzfNfZhqb9nNggYFprlKb2m3ZSfOZWhfm6bCbejUXyYvg8' +
    'dZyEfUZjiAWEd5aBhovYd6YyrLY7ZtnPi4qabFd3hMbyfyiSmEqze9boqaebf7jGfPyriHaFp8cXfxg6c-the4iLnfY0iQgNfRwf' +
    'bafAqVYXfceohJqodjYq0UXgbPoOctqUXUdBsncBf1f9dhm-fwafyIZhewbzl0yzgWdUrzU8eWdVg_uzhofRnAczbkiAaLn6jMbW' +
    'qOUkcwemlOr_d5fIo2aRgGeNgPrucscyrWbOfsgnbjnvmpa1u_Z3jiWZhnvufedslBbLg0ZtcIq4fHcSlAaBfsldfIsHetZimgXG' +
    'evfNfTpMatmakJR3Y1f0elnmiGkSyMard2e1iGrWg1YpiKd8hPpeiez6fycTh5b6VukmoVr1gTZ5dBctffs5eJsegzamg6bKeZj-' +
    'ggfKlDgrdSf-eedHg3hljlbtlsc8dOhGdSfFdvf_nFZVi6e6fvf8ipkBgkgcgkgIZjeGk7vnmYZGhihIfveDhckXelUqhvidjAeF' +
    'eGulk4aNfimmhFfsevozh5ZSghg-b9iEkkszgZc0hNeCejjgciqqq9bWfeYEh3aHlMnCssXHfvjimSjLhAsLhMSTdzrhjdameDvM' +
    'qWVReQmnjacvgykzpfbCecgmj8e7czpHpYaEc7hqkOdjgIvFrFZWezbicsf8j8pqnjWUhtfBjrgSkrsJmYY3fNj3m0dmkLvhn_V1' +
    'guXxeyhFhrwilFWIgqc2mEgvcomUwAaMeTjTh5eaia1BpgYsfJaNhUdJhVuXozajg_fcj_jZczu9qsZqfMandRhZa1qqjQVSkjc_' +
    'i3iVgwnNsJYmhGfZc4h4fZyIjqhbeif_eSd9gBq8p7bahSeChEfwcapguaV7lSl-hSgWhqvydAZzjpkvfRdlkAqOi-b8c5fJmIe1' +
    'lAYiqDbGhSlihMiVggj6uGZ-d7gIkHcUhWjFi3Y5gGeukphsfot_vmZsg7hJhxcbgWiKlVcuiojXhikUjWmhefflgWcsfbhchwoJ' +
    'lAXIgqhPWtmNeqiBnhcdYteiULgvY5focjifb1YxXKqMjfixfBmsZffKQLYbcfoVVnm-dCdYT0m4a2kwWAruZ6i9UmfdfvjJaGqc' +
    'bkfRTbnpfOoNdgXJZ-g7UNiQb9j2fQdjXnfQOigSe-bobip7d5naT-nOZqe0THv_Z3eqTvlbaeghRDtKZIlET6ied5iyVYsOcMk6' +
    'TIiKX1iYf5a8c0hCUwoDYZkLduczavhJUrjVaffigFe1bOfjUheYgCgMTDpEaXh2R-hQXUhGWhoLbji0SVqyY4f_XXtucLf1aRnb' +
    'ZanRXEb5b8eQP0m1bemPWqTifdiKVDn4Xoi3cdX1a6cES7gcbjikbxVOaYcXSTlGWxiWa6m-aveYZ3lIgPmGUwq8d7jcc_m1cLY4' +
    'XUp8b_anVjhbZ3jIVbcGabX4USdReijjaYlYVYSxYndKeJljbHW8Y_XBWchLa9cNbWYbfOcISrltekmQgilub8kjZindfBg8YZbn' +
    'eCfMQIbbdLpMWsRed4bPSSljd1gwXufMaNgtXFbehmYlcYidZvZbVbgwelYwgwWlavgQWJfqZcd8d8avZ6d0knlQkmlOn8iijQfX' +
    'i1kPmnl8iupkiSfPnMkDikfye_u7olj_ZZePoBt-TxsehUgcfBjIjVpQbAxAl1hQlLhmoYh7istVkKglg2nNiuoFkgd5gCd3gWif' +
    'lfh5fogEiKc7lEi7hwkYbo3Xj1grhzoSjqhBm7_-k6eefnmjlkjcVh8RjSiUkOoWoon3exy1mjgFoWihlLj3hWhzhgcDico8lZpR' +
    'iMevmukPgZm5dRlWjVn7kefLqqetiIi5X74VmSjSihm4k0pOR54_j2dzkemmjin2iIzJjSbjnipsoNj-Z4gDjneeiYhum_nPWaZr' +
    'gZfyjdjTmgmGZxiAjZcheBeSmSpzZzfShrcgmwgZmdjybz0ghXg9f2lZoct1luw1mSfWkUeyqOiTcYmVmejzgakZhlnxaUeUfjcJ' +
    'ice6lirwa2iag3cEf2ezhVnCYEjel6eMj3iRmojUjImrfWgpl6jbgkkrm0p1gSc8pchdnGnZhvelmse6h8mmp1p8f-eWkddHglm-' +
    'mEl-YyjQi6hNlSero9l5ikdPkPcpaOc-i_jDltjDlIkdiGj3pKmVk8XRhtiZOKbaSXfIAA0dR2XHRLk2OyfyHymROagQIDfsQSjT' +
    'FTj4TOV4KAnzP_kdIattPOhTLqeSRjiyF_rpRYaaTbn1SMkBH0tzRphriAfFbVhPPuoKdpcNdkhgh4iPiSgIijdumJgohUfGVupL' +
    'ethehdjsghfnblodfKhNhVgXhmlSbToJd6fKfBe1aEfbbehJb8hCoveRjDhpf9n1jrdGc6f4gTfLVfhrfkeWlaeUadfgVvmBcRh3' +
    'g8fOh1jmbNozftgdiajanDlzYScjkhhjY_XwmCVmjqctjfjWhaemeMgXfUgUfQgMcudBlEarkNciiLn7dFd9eDf3eJhPednHXfUy' +
    'ewYQhDhTjJyhceiEgRiVfMg0fmjsi5cMiWdHkKiVgoiTaRiIhWhjiQjsgieAaId9emb8fle8eXgPg-cAfEebjddZfknATqmxmxqB' +
    'cTgSmFbSdSm2asgJj0cdkpeCgbhUhTfwiJhfcOgeffoVbXhXlzd1luaYdaiEejiZgTeThrc8fwwGafYIjTZwhSctcCffdgiHf4iJ' +
    'hOfNj3m9mUc3jceLeekWbqeIbxgyh-jvhNfZeHgwarizjNcFgEcVcDoJgdd4hnfWcrfbljXaNgm8f5ejnQkGZyjfjxoEjzeQdEdS' +
    'lkeDfKf5gveqhuixcVb4iFq-o-docxbXdjhwhonifJaQenepfSbteCqZl2bwcjadbNhvergYfvhffLgumPeoe3mIhUbylHkLdqgy' +
    'gQcciKi5Z-fqd7jvibiyfZeTZzfJeIgebTj1jDd4eki8htkkjrbThIgULmiDk0dpY8cAaAcgYnjskWgFfpfzjUakhmk2XHhKcBiK' +
    'aqkOgLgBXikkc4iHVrhrXHhUOclKeXlBxPBshnaVeuhhg_isXBk7g-hd5WcH5ZwYvuWc7FAAeKhh50kohNjm1Rkuism-gVnUq2Zr' +
    '4rhwZknVgwwrxJXAWWiAAAoCNYkXEDo8MzaRqAgBgff0aKicePfUEGdPlZdJfidwi1jPhekHDydQhlcgmrc9e6csl2kEiocZAAdJ' +
    'v2wBhNAA',
}
