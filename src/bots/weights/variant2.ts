/** Learned weights: 2 players, reusable squatters. Made by `npm run train` on 2026-11-18, 88000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const variant2: PackedNetwork = {
  seats: 2,
  filters: 8,
  scales: [0.663467, 0.388899, 4.15675, 0.432001, 0.233445, 0.162018],
  weights:
    'ohfzqljUfUd4t-eUuOh8obfwIsaModYhuCQEpJi8O-ZknWfis0cCkvj5kXjKsKcEugakiTgnYOX_p3Ups1mcnYi-W1iglCdwxRl1' +
    'jyg3ZkjdvLZToFX2nWlIUzeFu9U5wehEnoh9VVbvsQd76Zhrpeh1NKbBpYjjxZmOnRivaYiNrBfWtZv6jzjTh7eCq-SVrFspjtjr' +
    'WkfeobWgkjVzmikqYYluoMU5s8TEfjoYOMXQqTXA25X8mAmFPeXjs6aKw7bipahyWJltwAXUuLcNg9hjXibPsorovCWWsmlHPnXZ' +
    'wHXUnqalg7jtZiYcpnHCswharil9K3cFtORMuLhWvEkiPZi9xLTwxoVkjMhhXseyv3W1zmUEhZlXeHlYo-g2ldi4jjg8Rhn7j9gm' +
    'pPYljgj1WHcapbTW03ZVsqkCTYdDtpf_36osn7lIQEYwnuT1sck8lNiWT_crrmZtrnjkk3i5X7gcnumskeaanYibVobStkfOmcRc' +
    'lQkJIAeEsIo2mZo1u9kIUIhOloY-emr_t9jZRofwugW8eMe1qxiNXWfQsTgpoDWLlijANzb2oQeKgrlocHUMhpeZZ6QPhnSMTAbl' +
    'p1gWZUdBiocgbeacqapJaqJhjWg6bvXSzWjtWujig7YOZiZLoCcRarX4j2lAekXphsYlcHc-klj-YUXUikpgchnUk-XSY0ZCqSai' +
    'YzXqSNqEekW7qzgAaQdOsObLbgRumabLZwLWjPgGfVVqooa0cTeTldr1TXYEoehocRdJoXfSYfZnsVcUW4b_o_bgX1SriXVJWxHL' +
    'elYvbNXItgZmYZTNerYDdwUbo_cMZrT9WTfDjMX6k5csdwY2gTn7aISzldcpfSZucrhEm3UgiofdYNGupqdYeeWH0IXDUBHmiLeJ' +
    'bzXMk1QmYbOBfQZ1UoTKjsXnaUZ4uNZPccYZiQgOcfUhbyiLTvZij9Uqb-jneApub7cGf9ZYZ8X5dlfVc4VwjNb9ZeQXUGdATTXC' +
    'l-egV1YSW_T7ZJUQxAbjYYXebBgagDUSnYZ9b2YWf8YoqhWBhMZRcYG_fAfmc2XisSmyZqc_eiWigRZ8oHfYctc4jZhkajVjoybY' +
    'W0VIbIjejkbAncZCamfOdnqsdUVFs1WEYUltglfahQT-xedNdnX3hPmss8kIWLj1r7n-jgt_frmgegn0pdgXmxwko_pSSPiur7bu' +
    'pEqKmerSOenInfX1sB1_mwkRZFkosxg8l4n5k4h9dVivomhIXHlDuWl6V0i-rSWjggwIjXtrZlnf0MgprhxHphtIPshutLxfqMqg' +
    '0DuLIosVs3ZyuAvXr4qPbdkcurfElHj7mPlZdZjupcjGbVsA13oQY8pRr8c1cSuyuetJQHv8xFdmiGvyuO1EFAoI5mchtdrJ04z6' +
    'Ozta2LW7rfyapXrMZQprxRZHrhuJ4gpVjUogpSOCjVitrKqBYyiitwx4mhv1tJshZ0qCzZikiA18xKycFOmtyJmyZ2rLsNwLH8pZ' +
    '0hcNkWyAwauueGk8xGW2twwfoNnRhrnRoWmJagggoYk0UOjHn0c6iwofzptkSDmWr-qUh850x-sGEnnSucyEmcvgzLs8P4p6rlmz' +
    'XttRtYr5LClOvydLojw4nHmyZmj_v-sybJpts2nARmjynclEhgtIrNjAYGo5qxkDcErpu_pTO2ieubnSktj-xonPH-iKpTkyt3uP' +
    'rZmFOaiVseiATKkLmliPcpkSsvcdZ9bZe5blsJdHcHfPcbinjIS8xrbiY6u_eEnbfMR91pfwbJiGdfqSceQ89xfBY_otj8YKXxYO' +
    'ubgHazdNjLnTeYYHsgcsb7ina3nVgAVXnjT-V1l6SgcPe-U_xIXfW-tSW4cvauQV6UduY9e5cllNZiJW_-ZSYeshfTo8dWMLv1dM' +
    'WNgAgmuHo8SYw4bxb9j5hXp-cZTWw0aaWGujbCwIiyI0sJlNRj3DQQW9VtPdxldiSmo_bLe_VLKq3KbPQjucdgfyZuNLwtelUdy8' +
    'iycJieVxocbfYYlHfNtncASUvghkTLd6W4sKbgP8qelARP12RLgqY_KI5xe7Q-vZQ7ZWWXM9wyY0Ves5l6gTeUJByTgGUzoei4gb' +
    'fOUwy_jJcGcZdaoGcRVlufhPWilWXehrkmTl0NgnWgtySAVNhGLgyIcOUHdfQvdwceMOzQjGV9qbYBcybPTcsqiKajfoiVntZSXn' +
    'o4oGdVZqdemifgW6nPf_cOdKbWgvkBWyiug3Y5gdV4cqhTRwlMfNaSljaIgaclQmn2Z_VsjkfyctgSQbwAiTWjeeXglXo6XdsXhj' +
    'gCePQXaVe-fWfiWgo-g2YDR1WZfhdEQPstlKWJSqpGgGYvYIkec_bsN1jFgCUxSSn3hgVGLai6ijewQWj5g3YoXDhbgJWdcbmek_' +
    'RhaiZmf0eOVgoKeHaiY_dPkuVtYNqGeMPDf9dBl_XieHosg0meZygSkZRsTJuijsfBaskViDX7OSoFZocsgMd2h2WJcqocZ3Rlbv' +
    'ZpdccHOgn8cZSaSZc3jWZ1OJsKaKYed5jMmcRyRRq6ZOivTjeQkHUjZXoBhDUHb6rqirVDchoVagaFWbjQhDasXGtwbuGmUIpgeG' +
    'a5UBl5Y8lAG-kOfjYhRgo5UDSfZggWp_XvVMq8YvTvVYaMheZHaIr_Q-r2U4fOkCalNpp_bLe0XrZPeKahTMsLh8N3W1fXedYzWE' +
    'p5iZRAYfeehqdXYonbZXBBYmVvlNenSKpBhYNId_djlXZCPGofgENUYHk1jeVbRqoha-XxXXoYj7Sjcoq9gOPLUxkygNaTOMo_iH' +
    'MzSDlud7a_UAnIbUWjYrbjipa3YGnbdrLSZfnufOadaOrtZVRGa_lHiTTxSrk1aaX8Lolah7UtU0mQdLSegutMf1i2f_mQdWgNcj' +
    'niiCZdULkhr2j8WOsUl8eAa4iQvnWmkHj4iHisYLlxiaggi9k8h4jHdmm5pFjWk0kKdGjDfmlPnKf_kPfyhanxpYnZmYRzjimKji' +
    'Tng8nqohZosOqLoFdcWSmmtRhKig0Rp9VSdwr0xrdMmWvlphiQdVp_tqm5obkDhPdShOiNiEa8rwnKk9cnlGkksDfYTVr4o_kgf4' +
    'lkqTVVpxq3r1dkb7tDpbZ-k5rUs2Z-eJrswVeSs2s1n6j8oksdhOnyxHjWkubplWkBpQjlk7rlnoiHf-lQuIVLeGk8nncDchnYfo' +
    'XVqHvbr4ZUkOtmqzSEkmn_rTUahasmn5iUkEvilmSGfGp-uMhSlpi5kekriWmRnKfYqmsRlRaciVontnXVj9nlkpcMc7mDpQQgqE' +
    'kXnra0c9mvy6TOyyy7jomiqDr0roUbuPmvoWl6eBpHk6YVs0fCjBhfctoamWYZhIlkdHhZhThlpPShg1m5gtfwafgD6EVHgTp3lQ' +
    'iVYNsruRYHrXtkj8hnU3nFj_e6lctCjIenZLjEvuWBmPbTkWg4ixj9yhwcLlcKV8JBJVphJXv_JmflUdI8AAp-EH3IOZgBQFTKG1' +
    'j3MbufRecsMrMtDUopLt2lPbbRPvTbLagHQ34cR8UYN7R8D0klMjguidgJdheRdAfQbRfSfXhvgKdPdSiyjpdlkJhQfrdTjXjbfx' +
    'd4jwglh7c6hHhWech_eQjLf0Z-hKibb8fAfkd7c0dLeEhYVygqmCeakCc2nfkdime1gBeieAdbgydfWkfgg9ehdzeZhWh-dChFgY' +
    'i2i6eJhMjXgYfMflcVbKdmlodnefgyeKdbfJfQeOdQgvgTjZd8bIj1hUe0dRfBgfc8Z-kbg5eDoEf1eWeNa3jxg7cwf0ZWdQYGVw' +
    'jSbCW8f0iuame-fdeZazhIdfXQk-VCTDlGjNZtm0fhaMclhVdJYvicg-iGfIfjfdeJfti3hIcvhshCb6hyfMdziCfGczemhsd7VQ' +
    'j4e0b6iUgFgca9hjjVXKepkldTfVgUjBgEfjZobfhUdwdpabjCbvdshSfUeTeifJg3hqAAW8P-SyiMbYVhmORMZud3gpbqavkchd' +
    'YYgYTfVdhxzVYGkTdTl4dvcmhZifc5pIg0HnW8TdHbAAorEOnQpqkfuuaY3RlOTPgShXdkGDqCAAZ3nL_-Cl',
}
