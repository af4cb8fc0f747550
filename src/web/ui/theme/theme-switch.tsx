import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chooseTheme, chosenTheme, type Theme, themes } from './theme.ts'

const looks = {
  system: { title: 'System', Icon: Monitor },
  light: { title: 'Light', Icon: Sun },
  dark: { title: 'Dark', Icon: Moon },
} as const

/** The reader's choice of theme, kept on the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  // The server can't know what this device chose.
  useEffect(() => setTheme(chosenTheme()), [])
  return (
    <fieldset>
      <legend className="mb-1 font-bold">Theme</legend>
      <div className="inline-flex flex-wrap rounded-md border border-line-strong bg-surface">
        {themes.map((choice) => {
          const { title, Icon } = looks[choice]
          return (
            <label
              key={choice}
              className="touch flex items-center gap-1.5 rounded-md px-2.5 text-small font-bold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="theme"
                value={choice}
                checked={theme === choice}
                onChange={() => {
                  chooseTheme(choice)
                  setTheme(choice)
                }}
                className="sr-only"
              />
              <Icon aria-hidden className="size-4" />
              {title}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
