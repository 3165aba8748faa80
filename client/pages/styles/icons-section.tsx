import { ICON_NAMES, Icon, Logo } from '../../ui/icon.tsx'
import { Section } from './section.tsx'

export function IconsSection() {
  return (
    <Section title="Icons">
      <ul className="icon-list">
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
        <li>
          <Logo />
          the logo
        </li>
      </ul>
    </Section>
  )
}
