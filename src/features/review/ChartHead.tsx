/** What a chart of chances shows, above it. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { TitleAndNote } from '@/ui/kit/Rows'

export const ChartHead = ({ says }: { readonly says: string }) => (
  <TitleAndNote type="h3" title={usePhrases().lookBack.howItWent} note={says} />
)
