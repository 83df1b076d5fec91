import { configure } from '@testing-library/react'

// A test loads the code of its screen, which takes longer than the default timeout of one second on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
