import { type ChildProcess, fork } from 'node:child_process'

const MEMORY_MB = 512

/** What the process knows of its surroundings: none of the server's secrets. */
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

/** Starts a script that works on what people sent: whatever that does to it, the process can be ended and the server goes on. */
export function startProcess(script: URL): ChildProcess {
  return fork(script, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
