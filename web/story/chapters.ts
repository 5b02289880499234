/** The chapters in their order, with the years they tell of. */
export const CHAPTERS = [
  { id: 'crown', years: '1399' },
  { id: 'lancaster', years: '1399–1461' },
  { id: 'york', years: '1385–1460' },
  { id: 'child', years: '1422–1454' },
  { id: 'albans', years: '1455' },
  { id: 'claim', years: '1459–1460' },
  { id: 'kings', years: '1461' },
  { id: 'marriage', years: '1464–1469' },
  { id: 'kingmaker', years: '1470–1471' },
  { id: 'peace', years: '1471–1483' },
  { id: 'richard', years: '1483–1485' },
  { id: 'tudor', years: '1485–1487' },
  { id: 'roses', years: '' },
] as const

export type ChapterId = (typeof CHAPTERS)[number]['id']
