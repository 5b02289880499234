/**
 * Every operation of the API: its name, method and path under `API`. Plain data apart from the schemas, so that a
 * browser can call the server without loading a validator. What goes in and comes out is in `routes/`.
 */
import { API } from './version.ts'

export const OPERATIONS = {
  getVersion: 'GET /version',
  listGames: 'GET /games',

  getMe: 'GET /me',
  createGuest: 'POST /guests',
  createAccount: 'POST /me/account',
  signIn: 'POST /sessions',
  signOut: 'DELETE /sessions/current',
  listSessions: 'GET /sessions',
  revokeSession: 'DELETE /sessions/:id',
  createToken: 'POST /me/tokens',
  renameMe: 'PUT /me/name',
  changePassword: 'PUT /me/password',
  setPreferences: 'PUT /me/preferences',
  addLessons: 'PUT /me/lessons',
  listFigureSets: 'GET /me/figures',
  keepFigureSet: 'PUT /me/figures',
  dropFigureSet: 'POST /me/figures/drop',
  exportMe: 'GET /me/export',
  deleteMe: 'POST /me/delete',
  listNotices: 'GET /me/notices',
  clearNotices: 'DELETE /me/notices',
  readNotice: 'DELETE /me/notices/:id',

  getCalls: 'GET /me/calls',
  setCalls: 'PUT /me/calls',
  setMail: 'PUT /me/mail',
  removeMail: 'DELETE /me/mail',
  confirmMail: 'POST /mail/confirm',
  unsubscribe: 'POST /mail/unsubscribe/:token',
  addChannel: 'POST /me/channels',
  removeChannel: 'DELETE /me/channels/:id',
  testChannel: 'POST /me/channels/:id/test',
  makeFeed: 'POST /me/feed',
  removeFeed: 'DELETE /me/feed',
  getCalendar: 'GET /feeds/:token/calendar.ics',
  getFeed: 'GET /feeds/:token/games.atom',

  getHouse: 'GET /house',
  listHouseFigures: 'GET /figures',
  reportPerson: 'POST /reports',
  listBlocks: 'GET /me/blocks',
  blockPerson: 'POST /me/blocks',
  unblockPerson: 'DELETE /me/blocks/:id',
  resetPassword: 'POST /password-reset',

  getWaysIn: 'GET /me/ways-in',
  makeRecoveryCodes: 'POST /me/recovery-codes',
  recoverAccount: 'POST /recovery',
  allowMailReset: 'POST /me/mail-reset',
  askReset: 'POST /password-reset/ask',
  endSessions: 'DELETE /sessions',
  askPasskey: 'POST /me/passkeys/options',
  addPasskey: 'POST /me/passkeys',
  removePasskey: 'DELETE /me/passkeys/:id',
  createPasskeyAccount: 'POST /me/account/passkey',
  askPasskeySignIn: 'POST /sessions/passkey/options',
  signInPasskey: 'POST /sessions/passkey',

  listTables: 'GET /tables',
  listMyTables: 'GET /me/tables',
  createTable: 'POST /tables',
  getTable: 'GET /tables/:id',
  enterTable: 'POST /tables/:id/enter',
  joinTable: 'POST /tables/:id/join',
  leaveTable: 'POST /tables/:id/leave',
  seatBot: 'POST /tables/:id/bot',
  openSeat: 'POST /tables/:id/open',
  chooseSetting: 'POST /tables/:id/setting',
  renewInvite: 'POST /tables/:id/invite',
  showOut: 'POST /tables/:id/show-out',
  askIn: 'POST /tables/:id/ask-in',
  decline: 'POST /tables/:id/decline',
  listEvenings: 'GET /me/evenings',
  getEvening: 'GET /tables/:id/evening',
  proposeEvening: 'PUT /tables/:id/evening',
  callOffEvening: 'DELETE /tables/:id/evening',
  openEvening: 'POST /tables/:id/evening/open',
  askToEvening: 'POST /tables/:id/evening/ask',
  answerEvening: 'POST /tables/:id/evening/answer',
  getEveningCalendar: 'GET /tables/:id/evening.ics',
  startGame: 'POST /tables/:id/start',
  commitDice: 'POST /tables/:id/commit',
  openDice: 'POST /tables/:id/reveal',
  propose: 'POST /tables/:id/propose',
  vote: 'POST /tables/:id/vote',
  resumeGame: 'POST /tables/:id/resume',
  resign: 'POST /tables/:id/resign',
  offerRematch: 'POST /tables/:id/rematch',
  listChat: 'GET /tables/:id/chat',
  sendChat: 'POST /tables/:id/chat',
  listStanding: 'GET /tables/:id/standing',
  giveStanding: 'POST /tables/:id/standing',
  revokeStanding: 'DELETE /tables/:id/standing/:order',
  getPicture: 'GET /tables/:id/picture',
  muteTable: 'PUT /tables/:id/calls',
  makeLook: 'POST /tables/:id/looks',
  endLooks: 'DELETE /tables/:id/looks',
  getLook: 'GET /looks/:id',
  readChat: 'PUT /tables/:id/chat/read',
  getNotes: 'GET /tables/:id/notes',
  setNotes: 'PUT /tables/:id/notes',

  act: 'POST /tables/:id/act',
  undo: 'POST /tables/:id/undo',
  getState: 'GET /tables/:id/state',
  getHistory: 'GET /tables/:id/history',
  getRecord: 'GET /tables/:id/record',

  hostProve: 'POST /host/password',
  hostOverview: 'GET /host',
  hostReports: 'GET /host/reports',
  hostSettle: 'POST /host/reports/:id/settle',
  hostTables: 'GET /host/tables',
  hostWatch: 'POST /host/tables/:id/watch',
  hostCloseTable: 'POST /host/tables/:id/close',
  hostRemoveLine: 'POST /host/tables/:id/remove-line',
  hostPeople: 'GET /host/people',
  hostPerson: 'GET /host/people/:id',
  hostBan: 'POST /host/people/:id/ban',
  hostUnban: 'POST /host/people/:id/unban',
  hostMute: 'POST /host/people/:id/mute',
  hostUnmute: 'POST /host/people/:id/unmute',
  hostResetLink: 'POST /host/people/:id/reset-link',
  hostHouse: 'GET /host/house',
  hostRetryJob: 'POST /host/jobs/retry',
  hostDropJob: 'POST /host/jobs/drop',
  hostSetFigures: 'POST /host/figures',
  hostDropFigures: 'POST /host/figures/drop',
  hostAudit: 'GET /host/audit',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`>

export type OperationId = keyof typeof OPERATIONS

export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly body?: string
}

/** What goes over the wire for a call: `:id` comes from `input.id`, the rest from `input.query` and `input.body`. */
export function httpRequest(operation: OperationId, input: object = {}): HttpRequest {
  const [method = '', path = ''] = OPERATIONS[operation].split(' ')
  const { query = {}, body, ...params } = input as { query?: object; body?: object } & Record<string, string>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  const url = `${API}${filled}${search === '' ? '' : `?${search}`}`
  return body === undefined ? { method, url } : { method, url, body: JSON.stringify(body) }
}
