/** The `roses` command. Each command is a file of its own, loaded when it is called. */
import { existsSync } from 'node:fs'
import { Failure, Refusal } from './refusal.ts'

interface Command {
  readonly usage: string
  readonly does: string
  /** For whoever works on the game: needs folders and tools that an image of the house goes without. */
  readonly workshop?: true
  run(args: readonly string[]): Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  serve: {
    usage: 'serve [--port N] [--host H] [--data-dir D] [--database-url U] [--web-root D] [--check]',
    does: 'serve the house (also PORT, HOST, DATA_DIR, DATABASE_URL); --check only says whether this release can open all its tables',
    run: async (args) => (await import('./serve.ts')).serveCommand(args),
  },
  games: {
    usage: 'games [--json]',
    does: 'list the games, their seats and options',
    run: async (args) => (await import('./games.ts')).gamesCommand(args),
  },
  figures: {
    usage: 'figures <game> [--figures FILE] [--json]',
    does: 'list every figure of a game with where it comes from, or in what the figures of a file differ from the box',
    run: async (args) => (await import('./figures.ts')).figuresCommand(args),
  },
  play: {
    usage:
      'play <game> [--seats N] [--bots a,b,…] [--option k=v] [--figures FILE] [--hotseat] [--seed S] [--resume FILE]',
    does: 'play in the terminal against bots or each other',
    run: async (args) => (await import('./play.ts')).playCommand(args),
  },
  simulate: {
    usage:
      'simulate <game> [--seats N] [--bots a,b,…] [--games N] [--seed S] [--option k=v] [--figures FILE] [--assert] [--json]',
    does: 'let bots play many games',
    run: async (args) => (await import('./simulate.ts')).simulateCommand(args),
  },
  replay: {
    usage: 'replay <file> [--at N] [--json]',
    does: 'tell a recorded game move by move',
    run: async (args) => (await import('./replay.ts')).replayCommand(args),
  },
  verify: {
    usage: 'verify <file> [--key <hex>]',
    does: 'check a record: its chain, its moves and its dice',
    run: async (args) => (await import('./replay.ts')).verifyCommand(args),
  },
  backup: {
    usage: 'backup <file> [--data-dir D]',
    does: 'copy the database to one file while the house is open',
    run: async (args) => (await import('./serve.ts')).backupCommand(args),
  },
  restore: {
    usage: 'restore <file> [--data-dir D]',
    does: 'put such a copy in the place of the database while the house is closed; what was there is kept aside',
    run: async (args) => (await import('./restore.ts')).restoreCommand(args),
  },
  'export-house': {
    usage: 'export-house <file> [--data-dir D] [--database-url U]',
    does: 'write everything to one file, for moving to the other kind of database',
    run: async (args) => (await import('./house.ts')).exportHouseCommand(args),
  },
  'import-house': {
    usage: 'import-house <file> [--data-dir D] [--database-url U]',
    does: 'fill an empty database from such a file, all of it or nothing',
    run: async (args) => (await import('./house.ts')).importHouseCommand(args),
  },
  doctor: {
    usage: 'doctor [--port N] [--host H] [--data-dir D] [--database-url U] [--json]',
    does: 'say what is wrong with this set-up, a line for each thing; exit code 1 if one is',
    run: async (args) => (await import('./doctor.ts')).doctorCommand(args),
  },
  admin: {
    usage:
      'admin tables | table ID | close ID | people | host NAME | unhost NAME | reset-link NAME | ban NAME | unban NAME | faults | fault ID | jobs | jobs retry ID | audit | figures | figures set GAME FILE | figures drop GAME',
    does: 'say who is a host, and look after tables and people; every change goes to the audit log',
    run: async (args) => (await import('./admin.ts')).adminCommand(args),
  },
  league: {
    usage:
      'league <game> [--seats N|all] --bots a,b,… [--games N] [--settle P] [--seed S] [--option NAME=VALUE] [--seating WAY] [--threads N] [--ladder] [--anchor knight=1200] [--out FILE] [--file F] [--json]',
    does: 'paired games on equal deals with seats swapped; Elo with error bars; --file resumes; --settle ends a pair once its bar is clear of P %; --ladder lets neighbours meet, all levels unless bots are named; --out writes their strengths',
    run: async (args) => (await import('./league.ts')).leagueCommand(args),
  },
  train: {
    usage: 'train <game> [--seed S] [--games N] [--out FILE]',
    does: 'let its bots learn by playing against themselves; writes games/<game>/bot/learned.json, the same for the same seed',
    workshop: true,
    run: async (args) => (await import('./train.ts')).trainCommand(args),
  },
  calibrate: {
    usage: 'calibrate <game> [--games N] [--effort E] [--each OPTION,…] [--seed S] [--out FILE]',
    does: 'measure in games of equal bots how often a side wins that they judge so and so well, by seats, side, option and third of the game; writes games/<game>/bot/chances.json and prints how far it holds',
    workshop: true,
    run: async (args) => (await import('./calibrate.ts')).calibrateCommand(args),
  },
  puzzles: {
    usage:
      'puzzles <game> [--count N] [--seed S] [--effort E] [--margin P] [--games N] [--out FILE] | puzzles <game> --join FILE | puzzles <game> --verify [--effort-times 10] [--seed S] [--drop]',
    does: 'make puzzles from games of bots; or say which answers hold with more effort, and drop those that do not',
    run: async (args) => (await import('./puzzles.ts')).puzzlesCommand(args),
  },
  engine: {
    usage: 'engine',
    does: 'answer for a bot on standard input and output (docs/engine-protocol.md)',
    run: async () => (await import('../bots/node/index.ts')).engine(process.stdin, process.stdout),
  },
  fuzz: {
    usage: 'fuzz [game …] [--minutes M] [--games N] [--seed S] [--out DIR] [--json]',
    does: 'random and hostile play with every invariant on; failures are cut short and kept as records',
    run: async (args) => (await import('./fuzz.ts')).fuzzCommand(args),
  },
  bench: {
    usage: 'bench [part …] [--json] [--quick] [--docs]',
    does: 'measure the house beside peers and limits, every figure a ratio from one run; --docs writes docs/benchmarks.md, on a quiet machine only',
    workshop: true,
    run: async (args) => (await import('./bench.ts')).benchCommand(args),
  },
  proofs: {
    usage: 'proofs attack [--only 11,12] [--database sqlite|postgres] [--json] | proofs rolling [--tables 50]',
    does: 'attack a server started for the purpose, on SQLite and on two nodes with PostgreSQL, and say what was tried and what held; or upgrade two nodes under load, one after the other',
    workshop: true,
    run: async (args) => (await import('./proofs.ts')).proofsCommand(args),
  },
  shadow: {
    usage: 'shadow [--game G] [--version N] [--data-dir D] [--database-url U] [--resume] [--file F] [--json]',
    does: 'replay every table of a house under the newest rules, or those named, and say which part and where; only reads',
    run: async (args) => (await import('./shadow.ts')).shadowCommand(args),
  },
  'new-game': {
    usage: 'new-game <id> [--seats 3-6] [--title "…"]',
    does: 'write a small whole game to games/<id> to start a new one from (CONTRIBUTING.md)',
    workshop: true,
    run: async (args) => (await import('./new-game.ts')).newGameCommand(args),
  },
  freeze: {
    usage: 'freeze <game> [--behaviour [--unreleased]]',
    does: 'keep the present version of its rules for ever, before they are changed; --behaviour then writes down what the raised version does',
    workshop: true,
    run: async (args) => (await import('./freeze.ts')).freezeCommand(args),
  },
  'rules-coverage': {
    usage:
      'rules-coverage [--languages] [--json] | rules-coverage --bend [--room R,…] [--only TEXT] [--sample N] [--seed S] [--lanes N]',
    does: 'every rule and scenario with the tests that cite it; --languages compares the rules in five languages, id by id and figure by figure; --bend plants slips in a copy of the sources, one at a time, and names those that no test notices',
    workshop: true,
    run: async (args) => (await import('./coverage.ts')).coverageCommand(args),
  },
}

function help(): string {
  const rows = Object.values(commands).map(({ usage, does }) => `  roses ${usage}\n      ${does}`)
  return `Rose & Crown: board games of the Wars of the Roses.\n\n${rows.join('\n')}\n\n  roses <command> --help\n`
}

async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help())
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Refusal(`there is no command "${name.slice(0, 40)}" (try roses --help)`)
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`roses ${command.usage}\n    ${command.does}\n`)
    return
  }
  if (command.workshop && !existsSync(new URL('../node_modules/vitest/package.json', import.meta.url)))
    throw new Refusal(
      `roses ${name} is for work on the game: it needs a checkout of the sources and the tools of its developers (npm ci)`,
    )
  await command.run(rest)
}

process.stdout.on('error', () => process.exit(0))
try {
  await main(process.argv.slice(2))
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error)
  process.stderr.write(`roses: ${sentence.split('\n')[0]}\n`)
  if (!(error instanceof Refusal) && !(error instanceof Failure) && process.env['ROSES_DEBUG']) console.error(error)
  process.exitCode = error instanceof Refusal ? 2 : 1
}
