import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

/** The tabs of the side panel, in their order. */
export const PANEL_TABS = ['outline', 'transcript', 'notes'] as const

export type PanelTab = (typeof PANEL_TABS)[number]

const stored = storedValue<string>('player:panel', browserStorage)

/** The tab that the member chose last, in this browser; the outline before that. */
export const panelTabPreference = {
  get(): PanelTab {
    const value = stored.read()
    return PANEL_TABS.find((tab) => tab === value) ?? 'outline'
  },
  set(tab: PanelTab): void {
    stored.write(tab)
  },
}
