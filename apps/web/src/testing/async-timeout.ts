import { configure } from '@testing-library/react'

// A screen's code is loaded within a test, which takes more than the default of a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
