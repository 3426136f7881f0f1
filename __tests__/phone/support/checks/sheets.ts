/** Finds orientations that a sheet does not support, and fields covered by the keyboard. */
import { keyboardTop } from '../hands'
import { isInput, isModal, type ShadowNode, within } from '../nodes'
import type { Phone } from '../phone'

const ways = ['portrait', 'portrait-upside-down', 'landscape-left', 'landscape-right']

export const sheetOn = (phone: Phone): ShadowNode | undefined => phone.glass.windows().find(isModal)

export const fieldOn = (phone: Phone): ShadowNode | undefined => {
  const sheet = sheetOn(phone)
  return sheet && within(sheet).find(isInput)
}

/** Orientations that the sheet does not support on an iPhone. */
export function waysBarred(phone: Phone): readonly string[] {
  const allowed = sheetOn(phone)?.props.supportedOrientations as readonly string[] | undefined
  return ways.filter((way) => allowed?.includes(way) !== true)
}

/** How far the keyboard covers the field; of a tall field only the top must be visible. */
export function fieldCovered(phone: Phone): readonly string[] {
  const field = fieldOn(phone)
  if (field === undefined) return ['there is no field']
  const { y, height } = phone.glass.boxOf(field)
  const by = y + Math.min(height, 48) - keyboardTop(phone.device())
  return by > 0 ? [`the keyboard covers ${Math.round(by)} of the field`] : []
}
