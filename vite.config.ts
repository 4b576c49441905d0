import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'src',
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    dir: 'tests',
    projects: [{ extends: true, test: { name: 'machines', dir: 'tests/machines' } }],
  },
});
