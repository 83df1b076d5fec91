import { MemoryStorage, type Device, Tab } from './tab.ts'

/** The browser of one device, with tabs that share its storage. */
export class SimulatedBrowser {
  readonly #device: Device
  readonly #tabs = new Map<number, Tab>()
  readonly #sessionId: string

  constructor(device: Omit<Device, 'storage'>, sessionId: string) {
    this.#device = { ...device, storage: new MemoryStorage() }
    this.#sessionId = sessionId
  }

  /** Returns a tab, which opens the session's page at its first use. */
  tab(number: number): Tab {
    return this.#tabs.get(number) ?? this.reopen(number)
  }

  /** Kills a tab and opens the session's page in it again. */
  reopen(number: number): Tab {
    this.#tabs.get(number)?.kill()
    const tab = new Tab(this.#device)
    this.#tabs.set(number, tab)
    // A page that cannot be loaded still sends what is unsent.
    tab.load(this.#sessionId).catch(() => undefined)
    return tab
  }

  /** Returns all open tabs. */
  tabs(): Tab[] {
    return [...this.#tabs.values()]
  }

  /** Switches the network of the device off or on. */
  setOnline(isOnline: boolean): void {
    this.#device.network.isOnline = isOnline
    for (const tab of this.tabs()) tab.notify(isOnline ? 'online' : 'offline')
  }

  /** Returns the keys of all ticks that no server has acknowledged. */
  unsent(): string[] {
    return this.#device.storage.keys().filter((key) => key.startsWith('unsent-'))
  }
}
