/** Learned weights: 4 players, reusable squatters. Made by `npm run train` on 2026-11-18, 40000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const variant4: PackedNetwork = {
  seats: 4,
  filters: 8,
  scales: [0.70759, 0.371779, 3.36907, 0.529774, 0.464539, 0.348847],
  weights:
    'kzcyjffdaPvMgvZgRqjGixljdevAqEfFVmgCkOZ7WhybbxjNdLY_gAcBctspfMebb4j1eCl4Pku_kNdze2lOidj-gwsOiEieYvke' +
    'cCntU8pWgCjDlXdAoEjpeKpcc7XraBhgnvrSaKwSW4YybBrrq5lshixUhPc8niaMn-gBQzwJkkdocqgCdYTOfi1mbUnKkuY-cKeT' +
    'Jqn2qBUvl_m5ijkvbsjDhWVikEjtg1fFcPwZfKfHaagZp5j9THnyflalZahNXkZVPmvSc1cHahiBrkfReuxHfOg4lPpnnOgeNYk4' +
    'jZaUZRkrdCfHLRkCUkbCl4friChHRtmIgMXXg7aLhVg4E0rzhNYMi4bljPXHWupQgoaZalgXhGeSeuupmeY5jAh7VZfsTvmJgKZh' +
    'gqiAhigwURlieYJ2pSh8iLo7QhnzknRojJaMgcp2M2p9dOXzdQgFjTgPSHtYhhb-e2dylMZrl6r9eZZikclylPfiVFoKgLdknTdu' +
    'iQlVKqqIiDfznIjTb5ewKtr2ZvXTgDeetysYYip1dAY50phpfukSaymtd8ZugTgAege4iwnsjVfYdSYze0iLqzfYenikgXW3obW2' +
    'xrf4i4vuXXeGYYTrt2chqhbVgUaAheZtjZgVqAcFfIaka9giunhTddhxbHd8nIZRr3islTpfakhwuIfSfPaDmC0YiXYNiucwgKer' +
    'p6nfaqaBgYWNeoiHgkX9alfhg1a2kGhWb3jYcTVVmQYijHcJrxbBfUbcnFWFfQc9lpl0W8VPlQR5ZgebgQtaVAdhljWSfSdRclq1' +
    'caebfbUNX3cfjJo5XoQ2iaYQoHeiibaTdeTspXZ9lWiepTY7aabhlLaKr6ftlMgHiWhLtaWso9aAap_-ataFjBXkW3dhd2kwiwgR' +
    'lgcsZkdIg7qIYoVaoHhatsgshyrNdOZSkHednDgBjFn5hncUi_hEpqf8fJuIgKg7lZWFh5Zmc-xrdnU5o2WngLXPffsUZ5ZZjqfi' +
    'QvaCnP5hkCRknzd2VTholQnzYZaFgXa7kMgzeYlhi9ZIeCdWhYdnfZe2jzcUljd1fafHkbs9bcTUi-j4aOgAgk0kkSeMiFdBZufY' +
    'f-e4qvWPlIcYb_ceiH0udQiocKhShnbSdinLpRZRoVcMh3d6lSxukrjAeWd7ZehQjOiQfQgcgMUOpjeTmohUq-gkaxa4oBcLmyeh' +
    'gdwre6eHlkhNf6aBl2n4YMRUYBkQlYgWeqrLj-X9lfjCmHjBlmpTiWhsaNXzkpU1mnkqb6iNZwkfgAcWigoQhAQud1jvVQfPbmhF' +
    'eAJOZimMiEh3i0kIeWYsezjNfQhMckq9gsfOqtgkhsi0a0kBeOjylhUslJfUoonldhnrR6dDm8bvgflfYHgwiTi-lbYFiTpveWZO' +
    'gWkWfMdLlPmDZZcJkFitdWeul1eUkSVKpmifeGofXftnb4lrhKcxlEeSbAVWZLmf01YzkvWghOgUiaoPh7exjOaymmq7aejJgxcM' +
    'ifd1X7cPXwb-oBgFkXhDU6mMebc8fQeBflmBmSg-aehmgXilizZni6pyful9i1cAndS3cjuybCq5RMeamESnjTgdensWaHd4gUU8' +
    'lCmphtdQmhdAm3cGj-lye1jAd2i6hkiMf-ghgXkHfWZTjrale1oOeap7kmcpkMVpcta5i_j3fZhZm9aLpArrg0aIiof5jlZocQnF' +
    'hpZ7l9d0g3lFfssqmzf1l_iPk9bgizczhZosgFiVfffBhGYbnTqVS7hLfvdkrUY6juirMti1YvexnIQAd5knLHkCeIleeGXPk7X8' +
    'bHhbcZkYkeePgGkvbRgfgtkNgBqrb0Vg3peMiFiykAeEkqksZloVe7eMf-a8fAtua7pJhwhRmpOUddiUoIqsbzbNjfYflyr4dijc' +
    'dNjTnRchYTsrTBiWcMhXotqEhtgJqOWUe8n2gSfkkWoMZToZg9pOjQf2iSjxd9eXc7gxmzXgibiUiAr5dDgAZal-dto_KtinfOtY' +
    'gqg9iPtapXg6gPiAm6kVitncvncVhmeUTqtmfBagu6cwcdl9Zdf3mDjhctguieY0ggePpBqGiEiaewanqlkwi1mKQviofdmVZqit' +
    'hvrMfBgUgaqemtlriRkzZ2awaXj5kti2iScGjqYbe3dDnSXylfimb2a4YxW7d6aIcjUVwqdKZuT5hVkMiupTfKgqghg3X8hPd7nr' +
    'hQcBegksYRjykEkXoKZwhnfRavb3iDbmyydfe2XEZaiZiwV4XmcvilZHaiZsjDl00GekifVfiEhFjcmUa0VUhcdWiPhjjpjElYgv' +
    'jDhkvRX9rLZ5u0bRgbYcmXcBkQbVssp2sQbBxXQYhabrumr6q_fLh9ayrgaRrKyJkoOJlzaWqHWZrLvKg1hwyQW7tDVps9ncn2i0' +
    'xYZFrqdvjVkIuDcmwYhAovg5mqkmhTOIkyY4myc0hWockablnxkPnVaHb81-t9lemwXpmfaucc16nceLnFW_oHYeqzrXoVlbxMck' +
    'kHkCNxrPkzaCsJTbtItSbdrjmQVnkJfKtGg9dwt3oIMFpuboqke7nk26lol6lmfuu0a4Zu0VqbfVilZLfTNIyMsHrVhYtKeWkYlJ' +
    'ZdpXjGQOsKi3jzivXCsxmYQtnhXRusd_SJsnnGQh1eZnp-hsgjjnsCUOv8TLmNY2gcx0sJVirJdIrOOCZlvnr-aqrpm0ipfafqih' +
    'p1OgyCb-k_jqbBsCr3TGutf5fDkpW5tkwWVtoegomJfgb4sSlxTbqnTrpnilqqg0lRTou2W4kvP7mwnjnRbdryepq2lFmuf3nzNp' +
    '0ZZwoNf-O0plngdErNaZmnlmXwf3sEWmm0eHpkjmolkZm9Wutlc_hGeUlfnGtkablOcTsxe1oqczkvSUtGbHnRdzlKb5hQkKxadh' +
    'iKOk1NQrpRw-bdVLo0UUwmSNtRlypoe3emSQudSnswjJhRWPnFVWyESep4Zxj7awlxW3p8UyrMmdZXYnrAYPoYTUuEpnm-OotYc2' +
    'jWZeryh7eoalh4Sx3iP8qVjPX7JFdiGf71R8sFiqkJQgmXP72jWptHl2iAYSowVcv7W1uimiTccwnIctmtdHkmzde8NVwVSJgTdB' +
    'p3wxjzNMvvZU3za8n9jLi4UJtQDXucXVvzh6j3TzrRSfy3TcoEtYvcOYgmHvr_XGo4h1fyZ9pGiUZbcYg-vOiOd70bNYZdanf-8O' +
    'dhWSmmSolfaJsRwVbyRqrfPblPXWn5gMe6XSoUMqjbaVuqd-shaNibOeqaYjp_nXkkcymPabWfcVfssybVZGvHRJbpbLiC53QbUe' +
    'iaYop5dxtO6fjqVHm5RJVHZ_isvAhkfHqIYsdobdluaYiSbFeCYqk8SmeAuSneSepMcNe0eZmQyZe1exlGX5f8gUpU19dWVrn3b8' +
    'niZ5lf2dZsWVkPUoQfbXjcyZV3lAlbhGfEezhzqkhpaHmYdKjlXTtMX2mhhmnObbjTeXl7Smnaj0aqYbjyYylcdMk3l_f4Vsn3RY' +
    'gyk0nCuyZaXijeV6VLsun9l6X9X6uXTBbwpFjCkpeNUgy3ZdeyimeByEjHXvj2XFz5cwfon4scS8kaa7oxRAmDn0b6Y-jgWFelfr' +
    'vR1GdzUDlISFm6c_wOw5YnQCx8TggvqhwZj8WfcUnOYaogiLfcnDjgdNqDZ9sbdsfX0no-fRn2dan7SwqIyHbKd6otVhomYIo8wI' +
    'fHXMweXlkIh4qHtEbSPg7_UNfwzihRm2cUdctmZlibc9axk8qofgvib_tAWTnW3NhbdTuUT_m2T3iwt2hAZBqhaDrIY9mmrIgHVY' +
    'pwQCjQRBn2sddFcOvSZdkzbqs9mUYsWS2LULpyhKVmgRpMi5oUZQzwN3iuvWjfbxjqZvxCQdilqwc9YxjlZpwGeUgrs1mpdQl_W2' +
    'nYX6rCoLjZhTkrUdm6WYjAr3WweS3TRCjiYEfjscpfXAf9dbtUgylPyQj5hLhWcMc3fssEreeUb0SyfQjlk4eys3f6bFY1WpmBZt' +
    'iuiDlbcnX9YOfxV1lseJnHblkwe9kXWjoZbWjQd2bafAlaWbfIYdg2sJgSWdhKZdifdehhxhiNRDmWhKlhbShViRY3V1iepe2Pdd' +
    'ibtmmvY7fInOm3c2etq2gWWznskJZHcRtlwQtwSCYERMpNgPlPnTuHdqpGNCuZSYpkpfl0ZnhZk2xchReOxMfWNzdT04wOajkV0E' +
    'oeRGcOgWrRWshGjFhZZtfCcRl4fSm2nsr4Wec6VZs5XVsTuNxZfLcvHiiwVgwgtZl1Yjg9VO15ZjcEtVjXSOhNfnomdQkD2tovQ0' +
    'e6XVmtfTe7xDfYXeg-YwrofrjFfaopbkiOVsjEYVv02Ro1ZIlBQPo4YHwKthsvZgheRcuee-l_zlqOdKb5RdjngPeAuKffWjcFdU' +
    'udfiigoct2R9idh3cpezqQtIrLiKjsWdg-guvxoNyyX5kqRIged-skjK3YU6cEmHqbdlouwQg2hMr7cpqiXIrBj1ikd3lJaloKX_' +
    'qVbCvAS3l4hnfZgasOloyMY-mMaKl2dgoibXnRaWoGWBlne2vqpY0tcQivdYjxbruWfYovYWhxa4jHeQi0pxlTTMlGS5tTdDrsis' +
    'hJdllBcFRvkgcha_oEcMfjhdRreTZwYpdRpJbRc8V4l6ldc1UWl6c8d_POQdgglAWXjGWagEOZnGcib7YUrjhUjzTJfneqd-ZuqT' +
    'jvhkUrpGZHjvYfighHcQPzhmbwg2lefNYDhDNBcqhYYFcWqzkBjGQ3o_csbHUyuBdZgbQ-kjjkZJYvmxfYhsN2hjcteyaFrMdEkS' +
    'Uhb-UbeihBbPkIavOznWY0eydcd9iwjDPpi3XAbvhLkli1i6RtaSgCalWuqkhie6USg-eQeLQFmVfJoAMOm7WhVRdIsAeKjYdlmu' +
    'XScdZqhylCddWFm4U8fwXHW-tziDUkkLe2cPdQanf9f2RzgIeReTb4aSdpcoRFigXddkdrmFhRdAQ_j9YzfyYMqWhUmFdCnmb8T8' +
    'aurSf-doX7dPdzgOWffJkyXaUKcjj_eUXVoQT8YxeBXnghimcrYbepdWRRfocRY-dfbbjKhlZoiIaPiRc3pllMkbXKk5bnb6ZQci' +
    'fGcTKsYTcAmPT-QCfAZPN8hCiWakWNdIlTfAXrcVcjOmYRlGgmY2T6cDi_NDbedcgPfPWJdiYxZNdobkcVhBlZhynqdUlQlirnk3' +
    'oSkDnZkMhWtUrnfdrtjBnobYgVvvl5hYb1aEmjoLa1rLrDhdgsgfjmjxd5uyjPlWluhMsEf4kVs0ppgOn0jSjoh4cvjWnDcOo_iu' +
    'ntdOiDjerwf3mXgtiVfCfr1SkujljbqDq-bMit8rsOeOjxjzuLgWYC51sFf4nBjxumi9pgwvqwdHw6b6mDfseNjFf4Zjk4pGrtns' +
    'k3Zts_lgnJlQfYcoahs3u0eVqdckmzb5iK2ipZkToll2m6k8Sj1nqWjQoQill8d9mEyamrVKr9mOpXbJhRcuupWnl0hBpvi2SWb0' +
    'rKgPk0gzwbiQZ7grm-bxexeJq5i1cmh-pde1mIffsCiWefzIm8jlfxlktSnmj9v00bfHsEb3p-aOd5kdqVgprve6tNkHeJewn5XX' +
    'ruf8sZmLWejap-Z-jxXrq8kRdOk3qRjklaf2lhe4sFrIj8g9rIe4sMc3hUq8r4bnpggrmdjHkgfHnye-ofismUibilepnEgjiPk1' +
    'nagwebgrnif8kzhPrke2YAcwo_arjobRmicvgdnnqhkdjThmlwiiifYMmPi7FzWJOngnG2q0NHVbE4huJpg2KmkeJAetAAbXL_jr' +
    'J8iBOGSoDfjYO5kcN3s9IdhaAIZPQckLKpqLQ8VvHsghOfkpLnjNPbhFhWezeGhLPhltegb_cvgid0h3jOfydCdVj3euhqeGYlma' +
    'ezgYf6iQd8ercdmJc5gYgXfUfCjBbEmTbjewfIgcd3eCXZiafvg9k3efhFf0ePnciAgde3feg-d4Yehsg4fgkVb3dogDUzj_b6fj' +
    'fOecfjh3dNmQd-f3ixgonhhvYQbSoJeWXjWnlgWqj1dbjRkhjEfheBisdWhSdDd2aWdfkqagkhbci3nrdOdTeFegd4f3d3lMYBWk' +
    'eoapgBf5gnt9auiQg0jxgKjgf1khjMYxisaQiweYf2iHZ1gogzhzioightdGYkb7fpZsgNfwgOiHgUbve4dXiGc0ewlHUOj9mDmy' +
    'dNgWmGbEigniXSfih9eviKb1gJfciAiLfqjdbweVikqKZtgUkzdKlGZ5eehXdahzeveZhebef9sTZUa_hJbFgRbceEhbbOichZjc' +
    'hMgsj5lPjLd0h4b2gGfBc9eecQhQh9gxg0gGjQh2XQhVhHfUe6acdYmMe7eNfyfOdgdckvZ-MzjYgEe_mQkmdxhJjQnIgtilaAb4' +
    'lDfRf0emdhimhjhzgwcBjIsAnVduZlY_e9gshpl3dnbndJc6fxczd1n6ikeHa4axcQhygOgNfxj2cFgtm7czgekvhAdXlGffdhgh' +
    'gadAiWijazg0hSgxiZi9cTi4XGdYfafrcni7guegdHgUhIivjadnhxgXMnjNjQgieoeMVHgoeFlFi0hnh9hthpdhiMlGYifua_f3' +
    'aPiredfocHhve1jdXrgLfuezTri-b5nBvaFSckYSc_fEfBoxfpZBZod72PT280sdwSW852AAg2a44yfolaWR1zkrjGofkih0ozVn' +
    '1FXud6gyiPtgsSUhifciAAiLKygSJlkhMbbHnvdwjfdZVCiwgPc0AAbIkZbTgYZ_iXkXiPkaNAdVh1Z5i0Y-ffaijolKixbDHFab' +
    '_-bbZiDf',
}
