/** Whose work the product is made with, where its licence asks that this be said. */
export function Credits() {
  return (
    <ul className="list-disc pl-5">
      <li>
        The pictures on cards and beside SEN headings are{' '}
        <a className="link" href="https://github.com/jdecked/twemoji">
          Twemoji
        </a>
        ’s, © Twitter, Inc and other contributors, under{' '}
        <a className="link" href="https://creativecommons.org/licenses/by/4.0/">
          CC-BY 4.0
        </a>
        .
      </li>
      <li>
        The product’s own voice is{' '}
        <a className="link" href="https://github.com/espeak-ng/espeak-ng">
          eSpeak NG
        </a>
        ’s (GPL-3.0).
      </li>
      <li>
        The fonts are Atkinson Hyperlegible Next, OpenDyslexic and, for formulas, STIX Two Math (SIL Open Font License).
      </li>
    </ul>
  )
}
