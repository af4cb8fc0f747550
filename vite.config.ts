import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page, or every study screen, loads: in three files they pack better than in twenty, and are asked for sooner. */
const loadedTogether = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|lucide-react[\\/].*shared)[\\/]/,
  },
  {
    name: 'shell',
    test: /src[\\/]web[\\/](session|shell|api|ui[\\/](back-link|button|classes|hue|logo|page|page-heading|toast)\.tsx?)/,
  },
  {
    name: 'study',
    test: /src[\\/]web[\\/](study[\\/](study-page|grade-buttons|report-mistake|shown-items|load-study)|ui[\\/](content-html|flip-card|progress-bar|empty-state))\.tsx?|lucide-react[\\/].*icons[\\/](flame|rotate-ccw|check)\.m?js/,
  },
]

export default defineConfig({
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
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: loadedTogether } } } } },
  },
})
