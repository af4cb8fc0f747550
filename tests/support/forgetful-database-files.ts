import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { DurableFiles } from '#server/database/embedded/embedded-files.ts'
import type { ForgetfulDisk } from './forgetful-database-disk.ts'

interface Node {
  name: string
}

interface Stream {
  nfd: number
  node: Node
}

interface Attributes {
  size?: number
}

/** The operations of Emscripten's Node file system that change the disk. */
interface NodeFileSystem {
  realPath(node: Node): string
  node_ops: {
    mknod(parent: Node, name: string, mode: number, device: number): Node
    rename(node: Node, parent: Node, name: string): void
    unlink(parent: Node, name: string): void
    rmdir(parent: Node, name: string): void
    setattr(node: Node, attributes: Attributes): void
  }
  stream_ops: {
    write(stream: Stream, from: Uint8Array, offset: number, length: number, position: number): number
    setattr(stream: Stream, attributes: Attributes): void
  }
}

/** The embedded database's files, with every change and every sync told to a disk that forgets. */
export class ForgetfulFiles extends DurableFiles {
  readonly #disk: ForgetfulDisk

  constructor(folder: string, disk: ForgetfulDisk) {
    super(folder, (descriptor) => disk.sync(descriptor))
    this.#disk = disk
  }

  override async init(...[pglite, options]: Parameters<DurableFiles['init']>): ReturnType<DurableFiles['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const watch = (module: { NODEFS: NodeFileSystem }) => watchChanges(module.NODEFS, this.#disk)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), watch] } }
  }
}

function watchChanges(fileSystem: NodeFileSystem, disk: ForgetfulDisk): void {
  const { realPath, node_ops: nodes, stream_ops: streams } = fileSystem
  const { mknod, rename, unlink, rmdir, setattr: setNode } = nodes
  const { write, setattr: setStream } = streams
  nodes.mknod = (...made) => {
    const node = mknod(...made)
    disk.create(realPath(node))
    return node
  }
  nodes.rename = (node, parent, name) => {
    const from = realPath(node)
    rename(node, parent, name)
    disk.rename(from, join(realPath(parent), name))
  }
  nodes.unlink = (parent, name) => {
    unlink(parent, name)
    disk.remove(join(realPath(parent), name))
  }
  nodes.rmdir = (parent, name) => {
    rmdir(parent, name)
    disk.remove(join(realPath(parent), name))
  }
  nodes.setattr = (node, attributes) => {
    setNode(node, attributes)
    if (attributes.size !== undefined) disk.resize(lstatSync(realPath(node)).ino, attributes.size)
  }
  streams.setattr = (stream, attributes) => {
    setStream(stream, attributes)
    if (attributes.size !== undefined) disk.resize(lstatSync(realPath(stream.node)).ino, attributes.size)
  }
  streams.write = (stream, from, offset, length, position) => {
    const written = write(stream, from, offset, length, position)
    disk.write(stream.nfd, position, Buffer.copyBytesFrom(from, offset, written))
    return written
  }
}
