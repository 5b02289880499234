/** Pictures of every board for people to look at: nothing is asserted, so not among the tests (`npm run pictures`). */
import base from './playwright.config.ts'

process.env['PICTURES'] = '1'

export default { ...base, testMatch: 'pictures.ts' }
