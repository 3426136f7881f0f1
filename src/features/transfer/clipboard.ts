/** A text to the system's clipboard, and the one that lies there. */
export { getStringAsync as pasteText, setStringAsync as copyText } from 'expo-clipboard'
