import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What goes together in one file: what every page loads, every study screen, every list of topics, every form. In few files
 * it packs better and is asked for sooner, and the list of files that every page carries stays short.
 */
const loadedTogether = [
  {
    name: 'libraries',
    test: /node_modules[\\/]((react|react-dom|react-router|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|createLucideIcon|context)\b)/,
  },
  // Exactly what stands round every screen: the root and what it imports.
  { name: 'shell', test: /src[\\/]web[\\/](root|ui[\\/]back-link)\.tsx/ },
  {
    name: 'study',
    test: /src[\\/](domain[\\/](study[\\/]deck|curriculum[\\/]item-id)|web[\\/](session[\\/]answers[\\/](?!kept-guest|answer-outbox)|reading[\\/]reading-tools|study[\\/](study-page|grade-buttons|report-mistake|shown-items|load-study|flashcard-viewer)|ui[\\/](content-html|flip-card|progress-bar)))[^\\/]*\.tsx?/,
  },
  // What an answer may hold is asked of every answer that a device kept.
  { name: 'responses', test: /src[\\/]domain[\\/]questions[\\/](.*[\\/]schemas|gaps[\\/]passage|parts|response)\.ts/ },
  {
    name: 'offline',
    test: /src[\\/]web[\\/]offline[\\/](?!worker|sending|.*-screen)/,
  },
  {
    name: 'curriculum',
    test: /src[\\/]web[\\/](curriculum[\\/](?!.*-screen)|ui[\\/](subject-icon|level-picture)\.tsx?)/,
  },
  {
    name: 'forms',
    test: /src[\\/]web[\\/](account[\\/](?!security[\\/]|.*-(screen|section))|ui[\\/](field|field-frame|choice-group|select-field|text-area)\.tsx?)/,
  },
  {
    name: 'parts',
    test: /src[\\/](domain[\\/](classes[\\/]join-code|progress[\\/]day)|web[\\/](ui[\\/](dialog|spinner|badge|use-act)|api[\\/](use-save|use-pages|read-as-base64)|session[\\/](remember-joining|role-badge)|progress[\\/](counted|panel|day-words|due-words)|dashboard[\\/]has-studied-before))\.tsx?/,
  },
  // Icons are smaller than asking for them.
  { name: 'icons', test: /lucide-react[\\/].*icons[\\/]/, minShareCount: 5 },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // A server that is running keeps the files it was built with; scripts/build clears the folder.
  // Tailwind asks for these browsers at least; for older ones each colour would be written three times.
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    emptyOutDir: false,
  },
  worker: { format: 'es' },
  // In the server's files too, so that it renders with React as it is for production, however it is started.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: command === 'build' ? ['react', 'react-dom', 'react-router', 'scheduler', 'lucide-react'] : [] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: loadedTogether },
            // Every page carries the list of all files, so that their names are as short as they can be.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
  },
}))
