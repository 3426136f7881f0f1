// The project's lint rules: Expo's, without the ones that conflict with Prettier, and the house style as far as a linter can
// check it.
const { defineConfig, globalIgnores } = require('eslint/config')
const expo = require('eslint-config-expo/flat')
const prettier = require('eslint-config-prettier/flat')

module.exports = defineConfig([
  globalIgnores(['dist', 'artifacts', '.expo', 'ios', 'android']),
  expo,
  prettier,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'import/no-named-as-default-member': 'off',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Unions come from `as const` lists.' },
      ],
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // The compiler reports this too, and the rule would parse each file once more.
      '@typescript-eslint/no-redeclare': 'off',
      'import/export': 'off',
      'import/namespace': 'off',
      'import/no-named-as-default': 'off',
      'import/no-unresolved': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-require-imports': ['error', { allow: ['\\.(wav|ttf|woff2|png)$'] }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  // Hot loops index typed arrays, and a check at each access would slow them down.
  {
    files: ['src/**/*.{ts,tsx}', '*.tsx'],
    ignores: ['src/{engine,bots}/**', 'src/match/sha256.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  { files: ['tools/**', '__tests__/{browser,phone}/**'], rules: { 'no-console': 'off' } },
  { files: ['tools/**/*.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  // Only the bench installs boardgame.io.
  { files: ['tools/bench/boardgame/*.js'], rules: { 'import/no-unresolved': 'off' } },
  { files: ['__tests__/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
])
