import { type Logger, pino } from 'pino'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** One JSON object per line, on standard output. Secrets have no business here, whatever is passed in. */
export function makeLog(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers',
        'headers',
        'password',
        'token',
        'cookie',
        'key',
        '*.password',
        '*.token',
        '*.dice_key',
        '*.parameters',
        'err.detail',
      ],
      censor: '[hidden]',
    },
  })
}
