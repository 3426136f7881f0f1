/** Calls the system for something that a match can do without, such as a sound. If that throws, the app goes on. */
export const attempt = (call: () => void): void => {
  try {
    call()
  } catch (error) {
    if (__DEV__) console.info('The system refused a call', error)
  }
}
