import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lecture } from '../video-collection.fixture.ts'
import { Poster } from './Poster.tsx'

afterEach(cleanup)

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('A video with a frame of its own shows it alone', () => {
  render(<Poster lecture={lecture(1, { posterUrl: '/frame.webp', thumbnail: '/thumb.webp' })} />)
  expect(pictures()).toEqual(['/frame.webp'])
  expect(screen.queryByText('Lesson 1')).toBeNull()
})

test('A video with a drawn picture shows its own title beside it', () => {
  render(<Poster lecture={lecture(1, { posterUrl: null, thumbnail: '/art/lesson/1.svg' })} />)
  expect(pictures()).toEqual(['/art/lesson/1.svg'])
  expect(screen.getByText('Lesson 1')).toBeDefined()
})

test('A video whose frame is missing on the media host shows its title', () => {
  render(<Poster lecture={lecture(1, { posterUrl: '/frame.webp', thumbnail: '' })} />)
  const frame = document.querySelector('img')
  if (frame) fireEvent.error(frame)
  expect(pictures()).toEqual([])
  expect(screen.getByText('Lesson 1')).toBeDefined()
})
