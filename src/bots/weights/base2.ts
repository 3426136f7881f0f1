/** Learned weights: 2 players, base game. Made by `npm run train` on 2026-11-18, 78000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const base2: PackedNetwork = {
  seats: 2,
  filters: 8,
  scales: [0.650197, 0.383976, 4.09012, 0.433644, 0.234229, 0.15866],
  weights:
    'nhf-qOige1dhtMeSuziGp5fmJJa9ozYXvKOxqQivOeZMnkgjtWcKlckBjxi4sab2vKbFi4gxZKYoqYUMs8mon7ipWUigk3eBx8l_' +
    'kSgtZyj3vmZln4XooElVT2divbT4xVgzn6iCVjbUtCdl6ehZo7hBNZaMo7kaxal9olh2axgpqaggt8wYkDjhifegrnSUsgsTjmjf' +
    'XRe4oZXSlVVHndkzYQlAowUptDTXfdosMoW8qqXB3YXNmqmAPjXVtKa-wWbOpKg-Wjlqv4X7uwcliChoWwaks4rov1XCtglRPKWk' +
    'wgXZnJa2gKi7acXQpLGds_gqsTl4LHbptWSVuTh8vAkwOiilxmTPyzU4kVhmXteZwlVz01S-iElNeZmppBh4mLjDjkhIRDolkghQ' +
    'pMYUkFi9WWbro3To0fZZrpjRVNb-tOgC5RoWoLlSQqY7oUSrsUktlpigSdcEsCYKsXkclrizX4hYoBnNkvacnWiFV3bLtefhnQRl' +
    'lYkYIUelsvprmvpuwOkRTnhBlzYtfbrCuyjMSVgHulXjeGe1riiFYAfkspgtnPVxkpiLMoaynYdxhjlRcfUphXezahQXgdR0SLbL' +
    'rMffZMc1icc2Z7aJq9ppaXI8ingFZYW1zxjBWKjEglYjZgYloTcxaTYJj3kpejXig7XecBcfkVkEXxW1jSoucQn8lYVyXwYzpkZM' +
    'YZXQSMpUdBWrqMgAaDcYr9cecGSRlzbvaaKOkggLfEV4oebPc2ewlBscTDXcpbhFbtdgokfiXKZTsibRWecFpJbaXISViMUxWaF3' +
    'eAXjYzXCsqZLXvSDeBY9d2UWoEcSZiShW1gQjfYmkic7eeX3fnnyYCSQkvdqe6YXbwgelPT_isftXlFWpweNd0Ww0HXYUYGNine1' +
    'a8XKjkQNYWMzezYlS4S_ieXKZuY4uVYVbXYKh3gHcKTXbiiSTFZNjIUNbnkJc8q9cTbkgbZIZbZReze6cXV-j6ccZ6QYTpdlUDXt' +
    'kreoWWW1W1TGXhT9xCbZYAW1bhfSfPT8nwZYbmX3e4YfpvVgiWYZcQG5fRfjcCXbsQmcZTcueRW1g3ZXpTfNcNeNikhLYKVDo_az' +
    'WCUHbhkKiFaun_YeaZfPcprvdOUisiVbYHl8hqfGhmUbxyd1eOXphhmVs6j6V9jEsGnmkTt3ffmjd1oGpogLnixgpUpxRqjbssbT' +
    'pOqxmlreN_ndnyXosA2QmLkYXsj9tEgelZm7kRhhdBhqoRhDXLk3uFl9U4iLrWWRfmwGi9tFarnez7hfrrywqTuYN8jRukwVq9qt' +
    '0oulI_sftmZdu6uvrLqfbOj9vCfQk3j3l-licLjBpxilb8s02UotZWqHsib3cGwVueuZPCxQyab1hPvzuP0OGFnr5WdHu4ru1G0n' +
    'OduE3SXBsuy8pyrjYpqOx_Y9rlur4ppfjcn_pmNbioi2rcqMYgiSuMxRnhwOtQs6a_rA0PikiT2yxlzHFKntzOmaZHq_rqvPJGpN' +
    '0Pczj90BwuwAcmlzyhVJvDxWn9nthUnopHlWZogFn4k8Tnixn_cHjRnu0St4RPl7scqsis6WyLseD5oDvUyOmPxKzvuMOgrAs3lH' +
    'WrtSsYrRLqlNvXdpo-xCmsm1ZskmwNsjaUoqr7mrRGjAnHkig4tIqdjFXZpFrIjdbVsTvKpdPViVu2mrlHkfxxnrIOizqDj1ujuM' +
    'q_mIM5iPsriDTAjkmEh-cwjNs5cLZrbkeCbrr0dJcQdxboi3h9STxUa2YJvjdhn_fuRA3dfKbEjZdfqYc1Qx-je-ZGpAkdXqXaYB' +
    't4fOagc1jfoMd6Y9rndccoiBaCnhffUwnZT9VPl7TYc7erVPxfYPXjtyW1cAZsPD8IcTX9f0c3lSZLIl_-ZAX8sqfBpYcoMBvhdP' +
    'WYe0hXt-opSDw5bSbvj8hcqYdbSay2ZrWLv-aovYhlHYtAkbQr4nQzXcWEPSyOdwSppPa4eTUBJ83RatPzuWdEfbY0MgxOd5T4zT' +
    'jab3hkVsoabZYmlkfutfb4SLvziPTeehWbsEbcPUqIlAQx2eQ-f0X0Ja6AeFQSvwRBZwWqMuxcZLVftamDfAeAHmzae3T4p8ivg5' +
    'f7T21hiccIdmdhnxcsVUumhQWZlIWjiCj5Tl0Qg5Wps6RbUnhOKyzCbuTcdwQZcvb5K20cieVBr8Y-dTbeTqtGiabIgHh-ntYFXE' +
    'nvnkcxZmdsnbgUXumAgxdEcUbTgFjtWjiUgNYwgcWQcAhfRmlMfSarmXZzgxdlPnpbZLVwlUfPcefXPuwni0V1ecWkl6oWXesChj' +
    'gRc2QGa1d9ergMV5omhAXnSPWpfddcQUtSkyVJSipSgTXeYWkbcddEMfjngsUbSDowiJVEK5ifiufAQSkLhjYHXvghfrU8cJl6jz' +
    'SHbxYsfweNU6okeEafaHcwlPUkYmqPdYPzgYbpl3WJduongNkGZygLjbRlScuTj3fkaAjbh1XkN8ntZqdOgGddiBWLdGojZ5RObl' +
    'Zbdmb_O1oDb8SQSWbmjKZtNQsLZOXdd6i0m1SiRNrpaWiLT1erjJVNYJnGh3TvcFrMhrVfa-nzZ7aOVokHhuaoW5ugcxGmTTqoes' +
    'anUfmfaIkgGVjDefYVQPoNTkS1aFgupKYYUNqMZVTRVpZ3hxaPaIsyRKsEUNe0j3ZzNOp2aZeDXEY0eVZOTGsOhtOTW0fhejYiVZ' +
    'qGisROXtdPhbcoYDm9ZOAdYkURkResRSoTg8NYe_bglNYGOFoZfDNSZFkVj9UPRxosaCW_YWn0j9R7cZrafZPGVtjSfvY_OFoYho' +
    'M2R-l4eAa2UJnCb2XxYgbhjWbfY4n-eBKHZlngfaZoaTr1YeSQcRk1iSTqSklEZvX7LvkmhTUwUflxdIR6g5t0f8jBgPmvdrgAc4' +
    'pAieYQUkk8rWkwV8tSmidxatjIwwV_jYjhhhh7WklOilhKiRlWioh6ebnrpcjBkmjbcnhSerkrnkgak8gfh1mkqUn-mYP0j4l9iv' +
    'TjgCnCpMZKs2qfoodQWlngtYhlir1uqmU0eEswyjdYmUv3qQg5cvqnt9nqoBkKh9bhhqivi8cVr3oMlidSkdlOszfPTGsZpikgf9' +
    'mWqnTqp9rJrZcUbEslpCZQlJsCtYZIeqsCwJdjszuFoijipVtYiInFwcifkMazkkjeqEjYkSrmnKiZe1k0vNU-fAlBoObVckoNfD' +
    'WJq3wFsZYYlCuGqZQukwnVq2UJhksInYi7j6wamGRpfiqqtuiplRjzlClFinnEoRfoqTs-mGYwjFpZuRXmj4nllRbKc6mopFPmqR' +
    'kroSbbdTngy-UH0AzukEnOqyssrKSuuglunqlYdOoblbYGtufWjeg6cpo-l_Y4hSk5cogrgZg6p6TGgunJhcfda3gd6qUHfkqqku' +
    'jAXJsSuvZLrXvjkgiPU_nxlQe4mRtijkdhZAjkvsVZmrbOkig_iZkby5wsLjcUVpIoIhptJHwZJPfYUTJXAAqVEY3xOFffPtTtGS' +
    'keMdvPRMcLMPNOC0pKLw3CPca7PhUNLVgYRC4TSAUbNiRkDCkvMSgviegHdheRc9fWbLfPfehvgIdPdQi1jndikLhNfrdRjYjjft' +
    'd4j0gjh9c4hIhbeYiEePjMfxZ7hLifb3e8fcd1c0dLeCheVvgvmHejkIc9nnklifetgGeTd6dfg2dYWnfgg_efdyeZhXiGc6hHgZ' +
    'i0i8eIhNjegUfLfncMbIdolpdnefg3eIdWfKfQeIdRgwgIjSdzbBj_hRe5dXfEgic1Zykmgzd-oNf2eSeGauj3g4csf3ZadQYBV5' +
    'jSbGXJf0isakesfWeVamg_ddXPk9VCS4lOjMZum_foaEcwhYdHYkiig_iRfKfhfeeIfsi9hIcthsg-byh2fHdxiHfHcuemhpd7VL' +
    'j6e1bxiUgDgea6hojcXAeekodRfVgVjEgHfhZkbehUdsdmaWjEbveBhffkekeRfKhLhRAAWyPySiiVbPVZmWRWZnd2gjbpalkZhk' +
    'YFgOTXVKiMzdX3khdGl8dpchhfiZc-pNhCICWhTLH7AAolEqnOpwk7vMaO3TlhS9gShQdIFnqLAAZlnf_-Cp',
}
