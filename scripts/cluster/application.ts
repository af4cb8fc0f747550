import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import { deployFolder, fillIn, readSettings } from './fill-in.ts'
import { type KeptProcess, keepProcess } from './kept-process.ts'
import { statusOf, until } from './until.ts'
import { ADDRESS, type Ports, type Values } from './values.ts'

const root = path.join(import.meta.dirname, '..', '..')
const INSTALLED = '/opt/revisewell/current'

/** A machine for our servers, as processes of this one: HAProxy, PgBouncer and two servers. */
export class Application {
  readonly pagesUrl: string
  readonly #options: { folder: string; ports: Ports; account: Account | undefined }
  readonly #config: string
  readonly #servers = new Map<number, KeptProcess>()
  /** Which version each server runs: the folder of its build. */
  readonly #versions = new Map<number, string>()
  #haproxy: KeptProcess | undefined
  #pooler: KeptProcess | undefined

  constructor(options: { folder: string; ports: Ports; values: Values; account: Account | undefined }) {
    const { folder, ports, values, account } = options
    this.#options = options
    this.#config = path.join(folder, 'application')
    this.pagesUrl = values.PUBLIC_URL ?? ''
    for (const port of ports.servers) this.#versions.set(port, root)
    fillIn({ from: 'application', to: this.#config, values, account })
  }

  startProxy(): void {
    this.#haproxy = this.#keep('haproxy', ['/usr/sbin/haproxy', '-db', '-f', path.join(this.#config, 'haproxy.cfg')])
  }

  startPooler(): void {
    this.#pooler = this.#keep('pgbouncer', ['/usr/sbin/pgbouncer', path.join(this.#config, 'pgbouncer.ini')])
  }

  async killPooler(): Promise<void> {
    await this.#pooler?.kill()
  }

  /** The settings of our servers, as their unit reads them. */
  settings(): Record<string, string> {
    return readSettings(readFileSync(path.join(this.#config, 'revisewell.env'), 'utf8'))
  }

  /** From now on this server is started from another folder. */
  setVersion(port: number, folder: string): void {
    this.#versions.set(port, folder)
  }

  /** Starts a server by the command of its unit, and waits until it serves. */
  async startServer(port: number): Promise<void> {
    const version = this.#versions.get(port) ?? root
    const unit = readFileSync(path.join(deployFolder, 'systemd', 'revisewell@.service'), 'utf8')
    const command = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.replaceAll(INSTALLED, version).split(' ')
    if (!command) throw new Error('The unit of our servers has no ExecStart.')
    const log = path.join(this.#options.folder, 'logs', `server-${port}.log`)
    const environment = { ...this.settings(), PORT: String(port) }
    this.#servers.set(port, keepProcess({ command, log, folder: version, account: undefined, environment }))
    await until(`The server on ${port}`, async () => (await statusOf(`http://${ADDRESS}:${port}/api/serving`)) === 200)
  }

  async killServer(port: number): Promise<void> {
    await this.#servers.get(port)?.kill()
  }

  async stopServer(port: number): Promise<void> {
    await this.#servers.get(port)?.stop()
  }

  async stop(): Promise<void> {
    await Promise.all(Array.from(this.#servers.values(), (server) => server.stop()))
    await this.#pooler?.stop()
    await this.#haproxy?.stop()
  }

  #keep(what: string, command: readonly string[]): KeptProcess {
    const { folder, account } = this.#options
    const stopSignal = what === 'pgbouncer' ? 'INT' : 'TERM'
    return keepProcess({ command, log: path.join(folder, 'logs', `${what}.log`), folder, account, stopSignal })
  }
}
