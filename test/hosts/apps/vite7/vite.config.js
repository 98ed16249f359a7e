import react from '@vitejs/plugin-react'

/** The mode `editor` is for forms with a code editor: Vite 7 would move its code away from its workers. */
export default ({ mode }) => ({
  plugins: [react()],
  optimizeDeps: mode === 'editor' ? { exclude: ['moduleform'] } : {},
})
