/** The conformance kit: what every game gets tested for, for free. */
export { conform, type ConformOptions, type Fairness } from './conform.ts'
export { checkLesson, checkTexts } from './lessons.ts'
export { golden, type GoldenOptions } from './golden.ts'
export { checkServed, type ServedOptions } from './served.ts'
export { type FuzzFailure, fuzzOne, type FuzzTally, newTally } from './fuzz.ts'
export { type Behaviour, behaviourFault, behaviourHash, behaviourOf } from './behaviour.ts'
export { type Single, singles } from './singles.ts'
export { rulesTextFaults, type RulesTextFaults } from './rules-text.ts'
