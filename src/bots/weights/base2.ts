/** Learned weights: 2 players, base game. Made by `npm run train` on 2026-11-18, 90000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const base2: PackedNetwork = {
  seats: 2,
  filters: 8,
  scales: [0.665021, 0.389164, 4.15847, 0.432458, 0.233567, 0.16179],
  weights:
    'ogfzqljTfYd4t7eWuFh3oVfqI1aIoVYmuCQLpMi-PCZlnWfisvb9kqjzkbjGsCcIuianiXgoYOYAp2UssumRnRi0XBiYk5d6xGlw' +
    'jtgwZpjavCZVoFXznSlDU8eCu4VBwdhGnph8VYbvsMeC6QhppahwNPa9pRjkxYmOnQivabiPrAfYtdv4j2jUh7eCq9SZrFsrjwjs' +
    'WoffobWhkiV2mikoYalsoKU_s-TNfmodOLXWqXW922X_mDmEPnXks6aOwzbhpUhtWNlov5XVuFcIg7hdXlbNshrpu7WSsilBPuXX' +
    'v_Xanjajg4joZnYXphHLsxhcrhl8LAcFtORSuOhbvFknPXjDxOTtxlVnjNhgXuewvzW5zlUKhflYeIlWo-g3lei5jng-Rin7j9gn' +
    'pNYmjhj1WJcbpaTZ0uZRspj8Tdc-thgC32osn7lHQIYvnrT7sbk5lLiSUHcoriZ0rgjfkwiyX_gVnmmvkZaRnQiRVybKtZfameRe' +
    'lVkKIEeFsGo2mUouu4kCUNhJliZDeqsCt-jaRrfxufW-eFewqriGXbfLsLgsoCWLlli_N5b1oOeMgrlqcLUOhreZZ8QQhvSWTIbt' +
    'pzgaZddAiocebhabqcpHaqJljdg_b3XZzTjzW2jig4YPZjZKoHcRaqX7j5lHeqXwhqYwcNc7ktkGYcXcilpfcpnTk_XZY7ZGqRap' +
    'Y5XmSMqFelW9qzgCaSdKsXbPboR4mYbRZ6LYjRgJfaVvooa5cXeRlarzTYYCoehmcQdLoTfTYiZmsXcUW4cEo8bhX2SuiXVLW1HR' +
    'egYubLXDthZiYUTSeyYHdyUgpBcSZwUCWdfHjUYDk4czd5Y2gan-aPS7lbcwfZZvcxhIm-UninfjYVG0p1ddemWQ0FXLUMHniOeK' +
    'b4XQk1QrYfOCfLZ0UmTGjuXkaPZ-uIZQceYbiSgSciUjbyiKTyZgkBUsb-jod9psb8cEgAZaZ8X9dofYc8V1jOcCZjQWUTdETaXL' +
    'l9emWAYSXBT-ZKUTxAbnYbXfbEghgJUXnWaEb6YTgDYyqmWJhLZVcgHBfCftc9XpsOm7Zwc7egWkgSZ6oLfYcsc6jdhmatVqozbf' +
    'W8VJbHjcjka_nfZDamfPdvqxdaVNszWIYdlrglfehSUBxddPdpX6hRmrs6kIWKj2r6n8jdt9fsmeeinypbgYmxwgo7pQSRivr4bw' +
    'pCqKmfrROhnHnfXzsB1-mvkRZHkpsvg_l6n6k7h-dYivomhJXHlBuWl5V2i9rQWmghwGjXtrZine0KgprdxEpftFPxhrtIxeqPql' +
    '0HuOIosWs6ZvuFvar9qWbWkiuvfAlIj7mPlYdajupajHbXr81zoOY7pOr5c2cSuwubtFQLv4xBdniEvtuM0-FGoD5fcmtVrD0zzy' +
    'O5tU2CXBrhyfpcrQZOpvxTZGrduL4dpVjToepSOEjVivrHqBYyiitvx0mkv5tNslZwqFzaigh712xEyUFXmqyBm1Z2rHsMwGICpT' +
    '0bcSkUx9wXuqeJk4xCW4tuwboKnPhtnRoTmJahghoYk0UPjHnzc-i2okzstqR7mbsDqNh_53yAsKEnnVufx-mZvczHs4P6p4rim0' +
    'XwtPtWr5LDlOvxdLohw1nGmwZoj9v7swbOpts3nBRpjvndlEhetHrPjAYEo4qwkEcErru-pTO2ifuanRksj8xknOIBiHpRkxtyuO' +
    'rZmDOdiUsbiBTNkLmmiPcokQstccZ_bae6blsHdFcIfScdipjLS_xobkY8u7eInefNSB1kfzbKiEdfqPcbQ99re_Y8otj2YLXzYN' +
    'uagIaxdOjLnReWYHsgctb6ioa4nWgCVanfUCV3l7SdcPe8U-xFXdW8tRW8cxawQZ6QduZAe5cilJZfJV_-ZQYcsjfJo4dQMGv4dE' +
    'WHgBgkuGo6SYw4byb7j5hYqAceTawuadWIugbGwJi1I5sHlNRm2_QVXEVzPixmdmSso9bPfEVRKw3HbUQpuZdefwZuNKwvehUcy8' +
    'ixcIicVxobbdYVlGfMtjcCSUvahjTJd7W1sFbfP6qik9RO13RPgvZFKP5ufAREvXRAZdWfNCwzY3Vks2l9gWeUJHyQgJU2obi5ge' +
    'fSU0y6jHcHcYdXoGcQVkudhNWglWXWhnkfTf0PghWat0SAVMhELfyKcLUFdlQzdzchMTzMjEWAqZX9cybOTcsoiHagfpiWnvZVXq' +
    'o2oGdVZqddmhffW6nQf-cNdLbUgvj9Wxiug2Y3geV3cqhRRwlJfMaPljaKgdcsQqnzaBVujjf0cwgWQev8iVWledXjlYo5XesWhh' +
    'gCeRQXaXfDfWfjWio9g2YCRwWSfadJQMsklMWRSvpIgKY1YOkidDbxN8jHgGU0SZn5hfVHLgi7ihe0QWj4g4YpXDhYgGWkcZmclE' +
    'RfadZgfteTVdoCeLauZFdXk1VpYVqLeJPFf6dFl-XmeHosg1mhZxgUkYRtTMuejse-aqkUh_YDOQoBZzcugQd4h1WKcnoaZ4Rqbw' +
    'ZudgcLOloAccSeSYc9jWZ5ONsJaNYfd6jOmcRxRVq5ZNiqTieLj_UlZSn3hFUHb6roiqVCcfoSajaMWhjRhGatXOtzbvGuUNpgeJ' +
    'a9UHl8ZAk8HDkMfjYjRho2UHSbZbgSp2XwVHqyYyTvVdaPhfZFaMr9Q9r2U3fUkBaqNrp_bLe4XvZWePajTUsOiAN7W7fYecY2WE' +
    'p3iZQ_YcedhldgYknXZhBDYmVzlMemSKo-hZNNd8dolWZEPIofgFNeYNk8jlVXRzona6XvXUoRj0Srcmq1gUPNUwkvgKaWOMo9iK' +
    'M0SJlud6bDT-nGbVWoYwblisa3YMnedrLYZjn0fSahaRrwZZRAa5lDiMT1SpkuaeX-LrlZh7UvU3mQdNSjgvtJfzi3f_mNdYgScl' +
    'nniHZfUQklr0j9WUsUl8eCa7iQvkWokBj1iCivYGlqidgni8lAh5jJdqm5pJjYkwkOdEjLfjlMnRgAkPf0hfnupbncmXRyjdmDjc' +
    'Ttg2njoiZqsNqMoEdcWUmjtUhNie0Rp8VWdxryxqdTmcvopliOdbqCtpm-oXkKhQdVhRiOiJa_rxnLk-cqlIkksCfbTXr3o9khf3' +
    'liqVVbpwq1r2dgb-tEpYaDk-rWs1aCeJrrwXeVs0s2n6j8okschNnuxAjWkobtlRj7pSjik0rjniiKf6lKuLVQeFk9nmcFcjnYfr' +
    'XcqKvar3ZYkOtlq4SMkln-rVUahbsnn2iVkFvillSKfEp7uNhSlti-keksiYmRnMfeqksTlSagiZontqXbkBnrktcLdBmGpPQjp_' +
    'kbnqa2c_muy5TTyuy5jnmgp_rxrrUauJmpoPl7d8pAk8YbszfGjGheczoemWYdhGlldFhehOhipXSqg0m9gvfyaigE6HVHgKpzlK' +
    'iYYKskuSYKrYtjj8hpU5nFj_e6lbtGjMeiZQjJvrWGmPbVkTg5ixj7ygwbLrcNV8JFJUphJYv-JsfqUgI_AAqBEJ3DOdgCQCTMGy' +
    'j0MduaRhcsMoMvDTomLv2lPhbVPyTeLagKQ44aSDUcN7R_DzkmMjguiegJdheRdAfPbRfSfXhvgKdPdRixjpdmkJhQfrdTjXjbfx' +
    'd5jwglh8c6hHhWech_eQjLf0Z-hKibb8e_fld7c0dLeEhXVzgqmCeZkCc1nfkdime0gBeid_dbgxdeWlfhg9ehdzeahWh-dChFgY' +
    'i2i6eIhMjXgYfMflcVbKdmlodnefgyeLdcfJfQeOdQgvgUjad8bIj1hUe0dRfAgfc9Z-kbg4eCoEf1eWeNa3jxg7cvf0ZWdRYHVw' +
    'jSbCW7f0iuane_fdeZazhJdfXQk_VBTDlGjMZsm0fhaNcmhVdJYwidg-iFfJfjfdeKfti3hIcvhshCb6hyfMdziCfGczemhsd7VQ' +
    'j4e0b6iUgFgda9hjjVXKepkldTfWgUjBgFfjZpbfhUdwdpabjCbwdshTfVeTeifKg4hqAAW8P_SyiMbYVhmORMZud3gpbqavkbhe' +
    'YYgYTfVdhxzUYGkTdUl4dvcmhZifc4pIgyHsW_TdHfAAoqERnOptkjuyaW3RlQTMgThVdhF_qEAAZ1nP_-Cm',
}
