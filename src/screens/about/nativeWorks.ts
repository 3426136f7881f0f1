/** The libraries that are compiled into the phone apps. `tools/licences/native.ts` writes this data. */
import data from './nativeLicences.json'

export const nativeWorks = data
