/** Pictures of every board for people to look at: nothing is asserted, so not among the tests (`npm run pictures`). */
import base from './playwright.config.ts'

export default { ...base, testMatch: 'pictures.ts' }
