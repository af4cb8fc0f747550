import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive, processTree } from '../product/process-tree.ts'
import type { Account } from './account.ts'
import { fillIn, readSettings } from './fill-in.ts'
import { type KeptProcess, keepProcess, killIfThere } from './kept-process.ts'
import { statusOf, until } from './until.ts'
import { ADDRESS, nodeNames, nodeValues, type Ports, portsOf, type Values } from './values.ts'

/** One machine for the database, as processes of this one: etcd, Patroni and the PostgreSQL that Patroni runs. */
export class DatabaseNode {
  readonly name: string
  readonly folder: string
  readonly config: string
  readonly values: Values
  readonly #account: Account | undefined
  readonly #logs: string
  readonly #patroniUrl: string
  #etcd: KeptProcess | undefined
  #patroni: KeptProcess | undefined

  constructor(options: { index: number; folder: string; ports: Ports; values: Values; account: Account | undefined }) {
    const { index, folder, ports, values, account } = options
    this.name = nodeNames[index] ?? ''
    this.folder = path.join(folder, this.name)
    this.config = path.join(this.folder, 'config')
    this.values = nodeValues(values, { folder, ports, index })
    this.#account = account
    this.#logs = path.join(folder, 'logs')
    this.#patroniUrl = `http://${ADDRESS}:${portsOf(ports, index).patroni}`
    mkdirSync(path.join(this.folder, 'locks'), { recursive: true })
    fillIn({ from: 'database', to: this.config, values: this.values, account })
  }

  startEtcd(): void {
    this.#etcd = this.#keep('etcd', ['/usr/bin/etcd'], readSettings(this.#read('etcd.env')))
  }

  startPatroni(): void {
    this.#patroni = this.#keep('patroni', ['/usr/bin/patroni', path.join(this.config, 'patroni.yml')])
  }

  async leads(): Promise<boolean> {
    return (await statusOf(`${this.#patroniUrl}/primary`)) === 200
  }

  /** Whether it would lose nothing if it took the lead now. */
  async isSynchronous(): Promise<boolean> {
    return (await statusOf(`${this.#patroniUrl}/synchronous`)) === 200
  }

  async isReplica(): Promise<boolean> {
    return (await statusOf(`${this.#patroniUrl}/replica`)) === 200
  }

  /** As when the machine loses its power, but for etcd, which has two others. */
  async kill(): Promise<void> {
    const postmaster = this.#postmaster()
    await this.#patroni?.kill()
    this.#patroni = undefined
    const family = postmaster === undefined ? [] : processTree(postmaster)
    for (const pid of family) killIfThere(pid)
    await until(`the end of ${this.name}`, () => !family.some(isAlive), { everyMs: 10 })
  }

  async stopPatroni(): Promise<void> {
    await this.#patroni?.stop()
    this.#patroni = undefined
  }

  async stop(): Promise<void> {
    await this.stopPatroni()
    await this.#etcd?.stop()
    this.#etcd = undefined
  }

  /** Forgets its data, so that it copies the leader's when it starts. */
  forgetData(): void {
    rmSync(this.values.POSTGRES_DATA ?? '', { recursive: true, force: true })
  }

  /** Runs a program as the account of the database, and waits for it. */
  run(command: string, ...given: readonly string[]): string {
    return execFileSync(command, given, {
      ...this.#account,
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: this.folder, LC_ALL: 'C.UTF-8' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  #keep(what: string, command: readonly string[], environment: Record<string, string> = {}): KeptProcess {
    const log = path.join(this.#logs, `${this.name}-${what}.log`)
    return keepProcess({ command, log, folder: this.folder, account: this.#account, environment })
  }

  #read(file: string): string {
    return readFileSync(path.join(this.config, file), 'utf8')
  }

  #postmaster(): number | undefined {
    try {
      const pid = Number(
        readFileSync(path.join(this.values.POSTGRES_DATA ?? '', 'postmaster.pid'), 'utf8').split('\n')[0],
      )
      return Number.isInteger(pid) && pid > 0 ? pid : undefined
    } catch {
      return undefined
    }
  }
}
