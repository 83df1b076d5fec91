import { lazyPart } from '../../../../lib/loading/lazy-part.tsx'

/** The products of a course. They are loaded lazily, because few courses are sold by themselves. */
export const LazyCourseProducts = lazyPart(
  () => import('../../../billing/products/CourseProducts.tsx'),
  'CourseProducts',
)
