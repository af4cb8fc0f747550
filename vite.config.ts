import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A server that is running keeps the files it was built with; scripts/build clears the folder.
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: false },
})
