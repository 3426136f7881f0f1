import { Toast } from '@/ui/kit/Snack'
import { TopBar } from '@/ui/kit/TopBar'

it.each([Toast, TopBar])('compiles components with the React Compiler, as the app does', (Component) => {
  expect(String(Component)).toMatch(/\b_compilerRuntime\.c\)\(\d+\)/)
})
