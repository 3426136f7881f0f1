export const nativeWorks = { libraries: [], texts: {} }
