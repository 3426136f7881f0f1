/** When something was, in the words of a day: today, yesterday, or a date. Takes both times as given. */
import type { Phrases } from '@/i18n/dictionaries'

const dayOf = (time: Date): number =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000

/** Hours and minutes on the clock of this device, as 9:12. */
const clockTime = (time: Date): string => `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`

export const whenPhrase = (iso: string, now: Date, { date }: Phrases['common']): string => {
  const time = new Date(iso)
  const daysAgo = dayOf(now) - dayOf(time)
  if (daysAgo === 0) return date.today(clockTime(time))
  if (daysAgo === 1) return date.yesterday(clockTime(time))
  if (time.getFullYear() === now.getFullYear()) return date.thisYear(time.getDate(), time.getMonth())
  return date.earlier(time.getDate(), time.getMonth(), time.getFullYear())
}
