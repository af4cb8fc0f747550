import { cp } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { keepNodeEnv } from './keep-node-env.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** They load files that lie beside their own: WASM, fonts, the code of threads. */
const staysInPackages = ['@electric-sql/pglite', 'pdfkit', 'pino']

/** Bundles the server into `folder`, with the libraries it uses and the processes it starts; what is imported later stays apart. */
export async function buildServer(folder: string): Promise<void> {
  await keepNodeEnv(() =>
    build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [bundleProcesses()],
      ssr: { noExternal: true, external: staysInPackages },
      build: {
        ssr: true,
        target: 'node22',
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: { start: path.join(root, 'src', 'start.ts') },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
          },
        },
      },
    }),
  )
  await cp(path.join(root, 'src', 'server', 'database', 'migrations'), path.join(folder, 'migrations'), {
    recursive: true,
  })
}

/** `new URL('some-process.ts', import.meta.url)` names a script that the server starts: it is bundled too, and named as built. */
function bundleProcesses(): Plugin {
  const named = /new URL\('([\w-]+-process)\.ts', import\.meta\.url\)/g
  return {
    name: 'bundle-processes',
    // As it is written, before types and quotes go.
    enforce: 'pre',
    transform(code, file) {
      if (!code.includes('-process.ts')) return
      return code.replaceAll(named, (_, name: string) => {
        const id = path.join(path.dirname(file), `${name}.ts`)
        this.emitFile({ type: 'chunk', id, fileName: `${name}.js` })
        return `new URL('./${name}.js', import.meta.url)`
      })
    },
  }
}
