/** Learned weights: 2 players, reusable squatters. Made by `npm run train` on 2026-11-18, 30000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const variant2: PackedNetwork = {
  seats: 2,
  filters: 8,
  scales: [0.57025, 0.355213, 4.72909, 0.440473, 0.174477, 0.0692135],
  weights:
    'bqsRqkjSeztoYqizhVaowspvowqZUMb6cFl7qXcijNquZxhTg0eewejyk_nrUQR8i6i_45PacqqWnBT8mgdeyCeWhJnyVYKrtBgV' +
    '8gYRllnHfMakggilstatb6rpWHcYOxWPsfTFVypuhkZnOEXg3_S8RqrsMqbFRBhvr7ackJn5Xdh6fLWbnoZIjtgFN0ckYdRGpnZh' +
    'siulT6dTRRg_vJdfpgsZb3U3Oaj4t_Y9Z5oKTze3S9YEy6jblIo5WEYZSdki3lUomUhjaWbESlgY5ganmgofXudYWEVdwlqlhlk5' +
    'RAX3dwh63NXtaJqcbGeTePeGzUdaV9olQrdaMVc2vIO9fFsRQVV8fDHQzXb-j1nAPCabgBcSy4dSX-ocacTMYJevj9RbjijqR7Z6' +
    'i0Zh0XVtc8nNWZXKj7W2keOxvsg-P5ecaElxzlZeU4kzQjZuVqjZzFULeydtVtgxY7mKlDdpYDrcWgSQnugGqAZckIlmXzVPhqgB' +
    '1IWljjukejWPitn1ikWoYnn7a7Z5dqikuphFSlj0QLE9LAU8nwe-c2lLVTVPlnaoviY9feiwRLjKYRXyjnZqj0RjptoOYrT8Z2eU' +
    'ibYIXhfgXMhKgyauiKWQoRU4bHf7V_ghhmdomKgHO9TMXsvrgXjg18ltg7daiUtHh9dllBlgemXYakj9TldAxkZyWKfWdmh0dzRW' +
    'kEoWOCvXfTgmVNLiXleUavsof4dBa5Uxcmn5drnfk1hGi2d-swfZs6aekYebhVkUc9eZrhbNcSf0bHb_3BqngJitK4ZJZSfyutp4' +
    'KnesWQdRc9WGwSk-f2dYisaIZYfGYojFepfqr_osXAjupEcpVAj5mSqDj7dClAlKYhckfkf2dfVXqidqKJYbJmifgxTAxBdkFeTC' +
    'USc7ZJUL0ydDeIZGkhcbQFWLoYsZaGT1qki5dmaltsgVRWT5mFn5jSY4k-fiVvkVm_dne7PfwToUOiWGY5gQYwSPtDZWd0NxgbqF' +
    'WRZ4uGhWJjQQkie7bhgXx8kLVAYbcNh0ZHh9rsT1V6afnmetqffZsskscDedexlfhrXVqvlBU3ToQ8mmX5SkguoSUnVebJp2YTVr' +
    'zU4ZKwmyZxljTFdUlGe1a_qng8oRV_TnsajsZwk1bDgvYgeDrvWZn4n3ZqcxbtvUM6kbkasJqBkOX-s3d0ZuhCg1hfaZmJqRVvaF' +
    'dcqKkIYdkrz9dTfkxZnIoKpBmMyYZRprslkuiEk0lRvpfLTNYQiPrTpytX11SShubwxaa1aCfqyGRCk2bxkgcLTJ2c4oWJoISFvI' +
    'a2akpQ2liyhBiSyjnfcAtX3LdxeyeUjLpcfAbfo5gAocX1kjqKlmliz2YGo4h4cXquWchU0ZKFmbZBqhWIcvn3yvJ4sKR9pJqKaX' +
    'pc57UAoEXkncpnU2wfvDSFlbUbjmjbmtjHqQT4eNZzeslGdpnRtDMAZ0fKhTqiWnlk07AsejiqqXklhdxy25HGiSYJwejgbvrL52' +
    'O8hxpPtuiQZFbqz_RQqpq9tEomhcgWxdT4VKeAegd-m-fRvqGnmEkKb_m_U4k8sXNqfwscgRgAeco502RAiuZhi6eDjrxxx4IbpD' +
    'evk_bedin8ucO0kiqXrkkbkgnGwFXYbCdqmRmHhchIrFTvhQUQp1liiosAtSZqsLvdkGkZi_o5y0TXSgkthXgDaxvQwnXWkZqijr' +
    'fzmAv6qjXFZvdTpfV-sKqLtrYvX_Y9vBQIl5kKaeuVj5bBdvSEpojegk1Oj6odmyX0pebVQ-rua2jdi2S-lPipKUoXr-VWnOQwgl' +
    'grUBqNa4knlaZ1n9h9Y_sqiNnXjNblgKW5SOzqWvegi3M4fLU5PRpqWqvXrMKnpUc2SvtxeD0vr2NWo8fdIB1xawlFdQQxnzWiQN' +
    'z-juoEcMUbpFgXPh3tOpaFgUevf-cLYXzelMjPbns4mrboIcyHR4tMisX1t4hCT_0-Zc3lfOOrtBaZLT11Txv_bPXYnoVyPI4kxm' +
    'pbnuSYdWStU6wujugeibxhkvZuWPzgw5qse2q1m0f0Xd2pcGpdgaeKoqb_PV-_RnpaqdKywyWaGovwdikNardZjZZxSK7GSSdEVR' +
    'hefed1aExmlPb2nvqCmkgkYypNayrdg0eUqiqiVrzCashEe1cxqQduXYq_eK_-c-ZxiYpsOvyjmjsPoPZaj-n8UZv5k3lxhDlDwl' +
    'dHSgm8kJXEdKlJpog0XmvXjKn7Y7lYiid8b6tQVrg2ZVYTeXqYXAyRe017hhaKlAnERUuLjEtHeFa9i2vFT-t-uqpvgMWGepdFRe' +
    'm8kncqmaXrxQMyXnbuc3V8hIVai8VGiBoVnNTyw6VYmOTtipgMf2ZaicPrp3LDmyedZ7TKgFXIl0GOkJSeWaXImneFodTImmZMle' +
    'b2htYqbDW0pdUZZfaHyMd_tGVyWYiAdIa_9QoBhhCXYfkqoCdV3NZQiwWLekkbmnVA13jEfcaXk-akhbVVufhhm9TyvIkjhcRmZ3' +
    'eiesMIi6SKfyax1xMYhxWdqkZNlIQqwYJShHXHgYV7jATbxxjnb9UJlNhNfELZxOtadQR4rdS5nVaB3Zotm4WGmYaVXSbtqtm_fa' +
    'ZDfWbjhYcVmLLWgrVjfHbDlUV7nJgGgtK_gzVmpmS1trhYjCNyjffVgVVcfum9fnV7jMV_j4eFdJo0eqW-dFZZV4kb7WqJbQadTP' +
    'Z7mfW-lLa0hhGOdfd2fteFdEmbgZQzficVUgVjfnb8h-PihqWWoXU_q8RGnNKpqxYNfzkPtygQoQXartapYEUilQWAp2R9gAbUc1' +
    'VBs_SSp1N9fWjLiPWGnuaahPNOcAaVgKYp7yVWkgNwmliGZzcP-Qnam4AuRFcCcvYa0NQRobT-sGa8YFnlpDMnx1kYlLeolLy7mX' +
    'dBwhhaonaNtgn5emfosGkbZ3fbccl_mlMgiMjMtIdsgSqwp0bDsUkamvkqivmcfJZ5ozd0h-iHigtkt2awvjlhbOa8qTtJ5yc5oD' +
    'kJkoZFufZDvDlSkXocdmfKk6k03qdqgCYjs6VO1kryvNexnff7qibFesf-cObyrcYQc9W8q2a7zAcbk1l2sgNhxUiypkSIsfmxuQ' +
    'bUocjX8MQGtZszqgXDqwniwudDmmk8wVZ3q2l-xOOXmjmnogdnodcOuSi6mDcriIdfm6eLgXnAoOkog9XqjKrkkadbkvnLgDYGyo' +
    'uVqpbbp3nrjxMpqWwDhsKWiFX3k9Vc08uZjnMJkjZvr8LPh9uge3XnoTXioRd1iKifmMaysjiKdaY4lnm1iDYio8lxfxY0fGtpdM' +
    'gEmmkrgMUmrZtimQhmoamuhGQOpltakYHQlSdUjFXFsUqhb_Zts8gEqGfGk-ueo_b7pAgthMWBmWvWzXdGpyiWj4dJhZyKdoWxwD' +
    'lafUaIjRjpiTf0rqj4jhewpqe0qnhHtBjkfQWJiOtooeThr_cbg7cIzdQRlWzmLrAArcXTR_Pycn5kJLHZjIUqccHSY3zCM4Fbp1' +
    'V3Y2HtjHwIGfEplvU1cTDVg4s7HpFXqta3WpBuT61aK4JmlgQAVyd1cHgRcdhIgVeof2kNifgNeqf6hydmfEfAeZdadLiWjJfGh1' +
    'fweVdjd3g0h5b9e2f-h-hXcJgmkrbngeYSeafmceeWfkflfNiQfigLcymFmfZkf-YOfUfscGghgfgcd4fBehfDfhgihAeLfBfrfW' +
    'dogeiTjQbyeZd2f5ecg6kWc4fzgPhmeghBfqdQephpd9e-cpe1hdiBe3iRgHmbi-f2lcgjekkPffgFeLgygFd0e8j6hchQXgZogK' +
    'b9Xsj3fQd7gEiSdIcZfQgqeDlrZgXkklhxb7lFg3hBgshJc_ZniFd3e0fDfihIeXgGf5fIhCicexezf1gofxjdeifajDgLciUggr' +
    'dZgwZCe5cWZQggj3cNeNdVbodXfzhqh1grfMdPlNesckddiuejdUjLfFdVdaevhgg-fKlRZaAAiqaVTgoAfvf7elQ5ejahebcwgK' +
    'lEVTYWlryQbAZWevmwcxddo_naaqgBh7CdhfjMARAAjRYAT1S9c4e4V673rXbQgZjvUpT5wsAAZYsDkJHy_-',
}
