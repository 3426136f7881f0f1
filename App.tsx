/** The composition root: fonts, providers, navigation. The only file that knows every room. */
import { Text, View } from 'react-native'

export default function App() {
  return (
    <View role="main">
      <Text role="heading">Claim It!</Text>
    </View>
  )
}
