/** Text with words in bold: those between asterisks. */
import { families } from '@/theme/type'
import { Text, type TextProps } from '@/ui/kit/Text'

type RichProps = Omit<TextProps, 'children'> & { readonly children: string }

/** The text without its asterisks, for announcements. */
export const plain = (text: string): string => text.replaceAll('*', '')

export const Rich = ({ children, ...rest }: RichProps) => (
  <Text {...rest}>
    {children.split('*').map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // Parts never move, so the index is a stable key.
        <Text key={at} {...rest} style={[rest.style, { fontFamily: families.text700 }]}>
          {part}
        </Text>
      ),
    )}
  </Text>
)
