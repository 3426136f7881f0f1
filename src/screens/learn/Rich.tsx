/** Text in which words between asterisks are bold. */
import { families } from '@/theme/type'
import { Text, type TextProps } from '@/ui/kit/Text'

type RichProps = Omit<TextProps, 'children'> & { readonly children: string }

/** Removes the asterisks, for announcements. */
export const plain = (text: string): string => text.replaceAll('*', '')

export const Rich = ({ children, ...rest }: RichProps) => (
  <Text {...rest}>
    {children.split('*').map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // The parts never move, so the index is a stable key.
        <Text key={at} {...rest} style={[rest.style, { fontFamily: families.text700 }]}>
          {part}
        </Text>
      ),
    )}
  </Text>
)
