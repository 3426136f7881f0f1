/** Learned weights: 2 players, reusable squatters. Made by `npm run train` on 2026-11-18, 20000 matches of self-play. Not to be edited. */
import type { PackedNetwork } from '../packed'

export const variant2: PackedNetwork = {
  seats: 2,
  filters: 8,
  scales: [0.653744, 0.375141, 4.66875, 0.472897, 0.218307, 0.155589],
  weights:
    'sNiqoXjug3gHuPgEwUi3kzc1LPZunGabvuNhoPhyTbanmdgWr2fkgciAh7j8pfbzwbb8jafZbbVtpCVNtEnmmyiVY_hejwbKwol2' +
    'gtd_gtjet2Y8pfYhnqkeVldaunWGyiiuiBglT_Yop7gA4UiPilfbOkYKmikwx2pJkYg4bdiGo2kDwHyYkCiHjgdrq7VMvYrZe2if' +
    'YwdsnebQkBV3iajMX6nDmLWCs9SRdCm6P-XFo0Vt4-XHgSjfQkV2pIcZwVcrhRfcXajLtiWotYhJejfqVwdnpboPwDWPo7jKOYYg' +
    'tuTnpHbxcuhXZXaim2DbuFgWmWjVN1a7pQTnuyhqsAjCP4f4vwRryfYudMgJXSebuIYq0nSrdikQi8hgookBmTkEiGftVZnBiyg7' +
    'rkbTgih9V9cXn8WJ1zb2oohoTAb6rDiT48tdk4jvPwZElZVOs4nRjFhrULb5q1Zvwgi_eygDeXeRmCm5n5cSmLhyUSaMsieGr-Px' +
    'ldi8IkdmsBrgqIpptWiKQTjEi3ZNkprgnyiNV1ectTZ5fJd9kxfSetacqijMpcXYmrjXNwbFosdQhllZecSnj7dbZVR6j-SNXYcT' +
    'q4gVZybIj3eceva0ohrhbpGKieeaYuYPyxjRXXkDg2WsZMZIp1aybTW7mfiaf0X_hnYmdNiDlwkMclX-iUqXc1jvkcW6aJZKq6eL' +
    'YEaURMsuePYhqvjCaxZXsldSawSsokaeaUKckXgceeVYr_e0c2i8kzrzUkYAqohPb9dUolhQbnZ_rTfuXKZ7mpeIXrUNeIVLXWGG' +
    'dcXAblYPrRWTZZTcdyX2azWSpJdlbrSMWMfzowY_lIcZeXbgj5lhZgTsoOaSgUYWcoeJp4VblRfbYdGhqQc4heXJvgXKVOFBg8fY' +
    'deZFjESDbIN-gLZjVdUNfxYjbOaquQbidraAfrhBdJSlaXlcXKZ5jjS6cieYdMocZPcGkEbJacVBeJfxdrVfkgeqZ3TfUpeYTfYF' +
    'krfXWzWwVLXTabV0vtdxYqVQZ9gEfIUVnSZNbHZEd9ZwvJWpfPa-cZEKgrd9euX4rXn1anhdcHWqhMZ5nwgqc6cRiRcVbRWdm_aA' +
    'XEYxYyknmubZnkU8a7bAf7qjc8VstkWtYejniJdcgbSZ1ZdjdEaHiEm2wfj3Ykkjstqch3uxgXlvfwncoYglm7vJnuooUliUreea' +
    'lRtPlpqUSbrrn2Z7t63iotjyZ3iZtAlLhhsgkhiof1kkqpd5ZFk-xblGV0h-q2XUeYskhuqadAmNy1kgpbxfrrtINwf0tUwhoZrG' +
    'y-uCJErQs-Z4pBxEpzoadWi5tJgBm2iPpklAexiYpnl2bsqw21nhaLmpsCgNbxvavXtDQUvRxWbueIt_u3xKLQmG2ZjtpXsQ1svS' +
    'VQtdyVgSo4yPmArFblqrx2YnnHyb2ioTpwn0p0O5j2nUnbpBbnijt20okOvFqGsWZPn5zriPf62txrt1KCkMuEvSXFn8r9sSOhnf' +
    'xfi6k8wwweurf7j6yHWatXyNnGmmkanuoaowdyfPq5kTSoe_oXiziUpnxrrxQqlUqfrufy7KvXsEE4ntuuznpPuJ0qs3OsrvsCoj' +
    'XGqCvzopRNkQuniwmlxso9l7cKkJu8r4aKuOsLnrRQl6pRiXiqsituikasomrKosaGuvqroUTJj_vRqOkJkuwjmhJigJpCmQt6vd' +
    's_lLQ5kFrbhyTVk2qZh_cVjItOgVYIeLdEZws-eeZyf0fGiKkvR50Fbealw2cwp1hMRQ2Fg3a5f_iPqydDP8_-gGYaqrkpZDWIW2' +
    'xXjvavcYmEkNfnWctmb6bLmmatnbiIUWqoUEVypIQ1iDhAVgxtX2XkrrYqbwZzPZ7UeoYXeEgFlfb7Il-sZmYZq_jhmGexNMvcdR' +
    'Xid6imu0ooQ7zOcnbiiJd8rVd3SqwKa4WCsqb9vPjXHxqMl1QT37RueNYAQgxqkjUToSgkinYLMs3efNTGs5hsgLaEMewxeCUMyd' +
    'l_ZblTU1oHcpYLmwems3gmRVv2kXSwgoV7uKdHPRsPn8QE3UTDjfeTMK6vkgTdteRFgQZLN9yYcyXRremcfheqH_xNfMUDnfjOgX' +
    'j3UFy_l_cObOaHqqfXUKxKlIWHlYWcffmKUt0NiNXtszRiSNlLKxy5cdTTcvOhchacLOzmh5VRqfWljba4T7spj1bKeklOoXcgWp' +
    'q_nOexa9b5iQjkVNreeibGgLYLi0mSVZkUjDYigNTScpmhQwnofxY9mWW2hzhvP4mrcxV3iUegbdkkPVx7f0XZfdVKodmqVkuElB' +
    'd0fTOGbPd_cvg1UVmDmqb8PmWIamdLOSnKgvdaPBjaeDYgWGhgeZdcQsezdCS0NpkkkjczLSbMe3e3NPgrfoa2Y4ccb1ZvcOioj8' +
    'SJYOXYayf-SbiJaIY-V6ccgoYiVxnPgETOYbaijAYSd1lFfzmIcBbAfoWoPQqUlwhZUJfbfgZCMjkYbbfWjQVzd-WjbrkrY1WIYJ' +
    'T6bdaZLHlGe8SWMiW-gQXEMdohZ7TzcQe2gpRGMZj8Y4oMTDZ8fnWURkkljhUXZUmCd7WlaHjJfxdwXYhceGcKVGqgd-LYW7k6bG' +
    'bqR1h0aqueFVdta3VaL4l2WSVzXnaflUZmNknzcZPIT8VZbqY6V8j7P8sfPRdig9Y3LUmeZqjkRtR-cPahO6opjWVAYuZtaoZFQ7' +
    'mygZVXU6ayfFdPWBjYbjESYOMPgcgnN-lmjkSBWxb3iUWbMnkxgBJhVwiufRZNNvlib2cNX9jre-TQbAksdsUpWWcvb2Z5MAlagq' +
    'SqRSgcZ7aeQMjLZ5cPXTbTfvcvWmjRfgMzVVgmdYZQVipLdNRBdpfqdSTkOhfTX5UzJklFfWUeRRkOiAPFdmpofBqoghlzf6hScX' +
    'o-kETHVFkEs5gIQArdmYeFcHiivvUgjKiaiEjXVylvizdyg6jhhNlHcul8nPfcj5lYegk1e_lcqabGhKjnjXlopPndl-OAe9ifiF' +
    'V9dzl-p5VXpLoEqwW1W7mOqfdIiLy3rWVOebsyzvdtg0q7qHf3bWoltNlPl8figfhFfKhhhOW6nLnJladTldkhvKdYP_pJrfeve0' +
    'lTngL3qOpzpzd_aPpdpGZJlpsaucXzdiq1xobou2tapWk6nQtpf1mywznCkscnltjvpvdAgyqknqg1eCk6s2Vse4o0pMYyeWoGcA' +
    'Tsoyw5tcaWhns0rfHSk6jCpLUGfqosnLiWiiv-oMN9fmppsvdRjqhBlCmIiHmxpiegoppaktaihRols1WLfSl6lGZ5ewkSmlKipT' +
    'eypLbJdfni0dIyu5x3mKgnrkruoKO4poiCm8n0cXnXlWa9ofipk7fMd3n-ntU6gnmrehfXiXhltjOWeqkfgDfaWgfu6IQpbunclL' +
    'jCXmtCwyShmrp2kZisV8m3lvfeict9k2brYoiow5PwkNaAjnjkh7jqzVsaISdmYsFvIStUG-rYGSe4WpD1AAuNA9z6KpdoT5NkGr' +
    'ndJ8pAOpaJQaFnDMsiJWzPM1Y1R6PIJgj5NbzyOVUmQaOOC-oZKWhOi7ggd8eldmfsbvgWfqhyg_cxeHjLiqdEjlgwe7eOizijgb' +
    'dcjMgShUdUgsg7etiie2jGgeaPhciycHf6fpdrc3dqdyhNW9gSliefjndXm1kTi2fBfieteNd9gLdzX_fhhBebdgfNhKhkd8gigT' +
    'iZiEepgziygqfCfpccbZduk5dte0gseld1fCfbendegpgVjKd9bdjShNemdSfng1eHa6j2hbeqnGgFe2e7bejVhQdQfqZpddYpWG' +
    'jDbUXGfxiebCfWflegbfhNdvXrkVWQT3kpisZmmGfSbFcThBdJZzh9glhwfQfzfXedf0ikhBdVh1hccahkfueMhofMcxeihjd5WP' +
    'jbetc4i-gigybahkjgYDe1kWdAfPgYijf4f5dJdQi5gbchdZlAbNd_hxf0eqeJe-hOhqAAXiP_R5ija_USl1QSaNb2fmbraZiggx' +
    'ZuhGUpXRgWyqZnjIdek5dkcyhFhxchoceaG_ThSqGcAAmSEToWqOk8srbB2rlGS1fthldRHVptAAZ8nN_-Cs',
}
