/** What a sheet over the page must grant: any way up, and room for the keyboard. */
import { keyboardTop } from '../hands'
import { isInput, isModal, type ShadowNode, within } from '../nodes'
import type { Phone } from '../phone'

const ways = ['portrait', 'portrait-upside-down', 'landscape-left', 'landscape-right']

export const sheetOn = (phone: Phone): ShadowNode | undefined => phone.glass.windows().find(isModal)

export const fieldOn = (phone: Phone): ShadowNode | undefined => {
  const sheet = sheetOn(phone)
  return sheet && within(sheet).find(isInput)
}

/** Ways of holding an iPhone that the sheet would turn it out of. */
export function waysBarred(phone: Phone): readonly string[] {
  const allowed = sheetOn(phone)?.props.supportedOrientations as readonly string[] | undefined
  return ways.filter((way) => allowed?.includes(way) !== true)
}

/** How far the field lies under the keyboard; a tall one must show a finger's breadth. */
export function fieldCovered(phone: Phone): readonly string[] {
  const field = fieldOn(phone)
  if (field === undefined) return ['there is no field']
  const { y, height } = phone.glass.boxOf(field)
  const by = y + Math.min(height, 48) - keyboardTop(phone.device())
  return by > 0 ? [`the keyboard covers ${Math.round(by)} of the field`] : []
}
