import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/messages.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }], // French has no-break spaces
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/prefer-svelte-reactivity': 'off', // plain maps are meant where they are used
    },
  },
)
