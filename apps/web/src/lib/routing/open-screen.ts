let open = (href: string): void => location.assign(href)

/** Opens a screen from code that is no part of a screen, such as the action of a toast. */
export const openScreen = (href: string): void => open(href)

/** Lets the app's router open the screens, instead of the browser. */
export function openScreensBy(router: (href: string) => void): void {
  open = router
}
