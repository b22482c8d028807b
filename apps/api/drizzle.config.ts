import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` in this folder writes the next migration from the tables in `src/db/schema`. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema', out: './drizzle' });
