/** A sentence of which some words are bold: those between asterisks. */
import { families } from '@/theme/type'
import { Text, type TextProps } from '@/ui/kit/Text'

type RichProps = Omit<TextProps, 'children'> & { readonly children: string }

/** The text without its asterisks, for those who listen. */
export const plain = (text: string): string => text.replaceAll('*', '')

export const Rich = ({ children, ...rest }: RichProps) => (
  <Text {...rest}>
    {children.split('*').map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // The parts of a sentence stand still: their place is their name.
        <Text key={at} {...rest} style={[rest.style, { fontFamily: families.text700 }]}>
          {part}
        </Text>
      ),
    )}
  </Text>
)
