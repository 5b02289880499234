/** What to do when a server does not start: one sentence for each thing that can be wrong, and no other. */
import { StartProblem } from '../problem.ts'
import { openStorage, sqliteFile, type Storage, type StorageOptions } from '../storage/index.ts'

export function portProblem(error: unknown, port: number, host: string): string {
  const { code } = error as { code?: string }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} needs rights this user does not have. Choose one above 1023: PORT=8080 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this machine. Set HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for the whole network.`
    default:
      return `The server cannot listen on ${host}:${port} (${code ?? String(error)}).`
  }
}

/** Opens the rows, or says what is wrong with them. */
export async function openRows(options: StorageOptions): Promise<Storage> {
  try {
    return await openStorage(options)
  } catch (error) {
    throw new StartProblem(databaseProblem(error, options), { cause: error })
  }
}

export function databaseProblem(error: unknown, { dataDir, databaseUrl }: StorageOptions): string {
  const { code = '', message = 'unknown' } = error as { code?: string; message?: string }
  if (/previously executed migration/i.test(message))
    return newerSchema(databaseUrl ? 'The database in DATABASE_URL' : sqliteFile(dataDir))
  return databaseUrl ? postgresProblem(code, message) : sqliteProblem(code, message, dataDir)
}

export function newerSchema(what: string): string {
  return `${what} was written by a newer version of Rose & Crown. Install that version, or use a copy made by this one.`
}

function postgresProblem(code: string, message: string): string {
  if (code.startsWith('28')) return 'PostgreSQL refuses the user or the password in DATABASE_URL. Correct them there.'
  if (code === '3D000') return 'PostgreSQL has no database of the name in DATABASE_URL. Make it with createdb.'
  if (/^(ECONNREFUSED|ENOENT|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return 'Nothing answers at the host and port in DATABASE_URL. Is PostgreSQL running, and are host and port right?'
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'There is no host of the name in DATABASE_URL. Correct it there.'
  if (code === 'ETIMEDOUT' || /timeout|timed out/i.test(message))
    return 'The host in DATABASE_URL does not answer. Is it the right one, and does a firewall stand in between?'
  if (code === '53300') return 'PostgreSQL has no connection left for this server. Raise its max_connections.'
  if (code === '57P03') return 'PostgreSQL is just starting or stopping. Try again in a moment.'
  if (code === 'ERR_INVALID_URL' || /invalid url/i.test(message))
    return 'DATABASE_URL is not an address of PostgreSQL. Write it as postgres://user:password@host:5432/database.'
  if (/SSL|certificate/i.test(message)) return `PostgreSQL and this server do not agree about TLS (${message}).`
  if (code === '42501') return 'The user in DATABASE_URL may not make tables. Let it own the database.'
  return `The database in DATABASE_URL cannot be used (${code || message}). Is it running, and are host and port right?`
}

function sqliteProblem(code: string, message: string, dataDir: string): string {
  const file = sqliteFile(dataDir)
  if (/not a database|malformed|corrupt/i.test(message))
    return `${file} is damaged. Put a copy in its place: roses restore <file>`
  if (code === 'ENOSPC' || /disk is full/i.test(message)) return `There is no room left on the disk of ${dataDir}.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${dataDir} is not a folder. Set DATA_DIR to one.`
  if (/^(EACCES|EPERM|EROFS)$/.test(code) || /readonly|read-only|unable to open/i.test(message))
    return `This user may not write ${file}. Give it the rights, or set DATA_DIR to a folder it may write to.`
  if (/locked|busy/i.test(message)) return `${file} is in use by another program. Stop it first.`
  return `${file} cannot be used (${message}). Set DATA_DIR to another folder to start afresh.`
}
