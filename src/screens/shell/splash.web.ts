/** On the web it is in the page itself (`tools/web/firstPicture.ts`), and lies over the app until that has drawn its own. */
export const keepSplash = (): void => undefined

/** Home measures its words before it draws the map: two frames. */
export const hideSplash = (): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('picture')?.remove())),
  )
}
