import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './locales/compile-messages.ts'

export default defineConfig({
  plugins: [react(), compileMessages()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
    environment: 'node',
  },
})
