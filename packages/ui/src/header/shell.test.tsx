import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SkipLink } from '../accessibility/SkipLink.tsx'
import { SideDrawer } from '../drawer/SideDrawer.tsx'
import { AppFooter } from '../footer/AppFooter.tsx'
import type { RenderLink } from '../link/render-link.tsx'
import { Page } from '../page/Page.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { AppHeader } from './AppHeader.tsx'
import type { NavItem } from './nav-item.ts'

const innerLink =
  (href: string, current?: 'page'): RenderLink =>
  ({ children, ...slot }) => (
    <a href={href} aria-current={current} {...slot}>
      {children}
    </a>
  )
const tabs: readonly NavItem[] = [
  { key: 'home', label: 'Home', renderLink: innerLink('/', 'page') },
  { key: 'courses', label: 'Courses', renderLink: innerLink('/courses') },
]

function Shell() {
  const [opened, setOpened] = useState(false)
  // As in the app, the drawer is loaded when it is first opened.
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }
  const [chosen, setChosen] = useState('nothing')
  const items: readonly NavItem[] = [
    { key: 'saved', label: 'Saved Courses', renderLink: innerLink('#saved') },
    { key: 'courses', label: 'Courses again', alsoTab: true, renderLink: innerLink('/courses') },
    { key: 'resources', label: 'Resources', locked: true, onSelect: () => setChosen('offer') },
  ]
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<a href="/">Section</a>}
        tabs={tabs}
        member={{ name: 'Ada Okafor', src: '/ada.webp' }}
        menuOpened={opened}
        onOpenMenu={open}
      />
      {wanted && <SideDrawer opened={opened} onClose={() => setOpened(false)} tabs={tabs} items={items} />}
      <Page>
        <output>{chosen}</output>
      </Page>
      <AppFooter brandName="Section" logo="Section" termsUrl="/t" helpUrl="/h" />
    </>
  )
}

describe('The page shell', () => {
  it('has each landmark once, and a link that skips the navigation', () => {
    renderWithTheme(<Shell />)
    expect(screen.getAllByRole('banner')).toHaveLength(1)
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
      `#${screen.getByRole('main').id}`,
    )
  })

  it('marks the current tab', () => {
    renderWithTheme(<Shell />)
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  })

  it.each(['first', 'second'])(
    'returns the focus to the menu button when the drawer closes, the %s time',
    async (time) => {
      const user = userEvent.setup()
      renderWithTheme(<Shell />)
      const menu = screen.getByRole('button', { name: 'Open menu' })
      for (let opening = time === 'first' ? 1 : 0; opening < 2; opening++) {
        await user.click(menu)
        const drawer = await screen.findByRole('dialog', { name: 'Menu' })
        await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
        await user.click(screen.getByRole('button', { name: 'Close menu' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        expect(document.activeElement).toBe(menu)
      }
    },
  )

  it('moves the focus to the content when a link of the drawer is followed', async () => {
    const user = userEvent.setup()
    renderWithTheme(<Shell />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await user.click(within(drawer).getByRole('link', { name: 'Saved Courses' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('opens the drawer with focus inside, and returns the focus on Escape', async () => {
    const user = userEvent.setup()
    renderWithTheme(<Shell />)
    const menu = screen.getByRole('button', { name: 'Open menu' })
    await user.click(menu)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(menu))
  })

  it('marks the entries that are tabs too, for drawers that list the tabs', async () => {
    const user = userEvent.setup()
    renderWithTheme(<Shell />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const twice = await screen.findByRole('link', { name: 'Courses again' })
    expect(twice.closest('li')?.dataset['alsoTab']).toBe('true')
    const once = screen.getByRole('link', { name: 'Saved Courses' })
    expect(once.closest('li')?.dataset['alsoTab']).toBeUndefined()
  })

  it('closes the drawer when an entry is followed, and runs its action', async () => {
    const user = userEvent.setup()
    renderWithTheme(<Shell />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Resources Members only' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('output')?.textContent).toBe('offer')
  })

  it('has the links and the year in the footer', () => {
    renderWithTheme(<Shell />)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Terms & Conditions' }).getAttribute('href')).toBe('/t')
    expect(footer.getByRole('link', { name: 'Help Center' }).getAttribute('rel')).toBe('noopener noreferrer')
    expect(footer.getByText(`© ${new Date().getFullYear()} Section`)).toBeDefined()
  })
})
