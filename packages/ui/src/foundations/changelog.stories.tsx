import { changes } from 'virtual:changelog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge/index.ts';
import { Page, Part } from './pages/page.tsx';

const LEVELS = {
  major: { name: 'Muda o que existe', tone: 'danger' },
  minor: { name: 'Novo', tone: 'info' },
  patch: { name: 'Correção', tone: 'neutral' },
} as const;

const versions = [...new Set(changes.map(({ version }) => version))];

/** Words between backticks stand as code. */
function Text({ children }: { children: string }) {
  return [...children.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: text, 1: code, index }) =>
    code === undefined ? (
      text
    ) : (
      <code key={index} className="g:rounded-sm g:bg-surface-2 g:px-1 g:text-sm">
        {code}
      </code>
    ),
  );
}

function ChangelogPage() {
  return (
    <Page
      title="Mudanças"
      lead="O que mudou para quem usa os pacotes, do mais novo ao mais antigo. Os quatro pacotes têm a mesma versão; as frases são as dos changelogs, em inglês."
    >
      {versions.map((version) => (
        <Part key={version} title={version || 'Próxima versão'} {...(version ? {} : { lead: 'Já está aqui, e ainda não foi publicado.' })}>
          <ul className="g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1">
            {changes
              .filter((change) => change.version === version)
              .map(({ text, level, packages }) => (
                <li key={text} className="g:flex g:flex-col g:gap-2 g:border-line g:border-b g:p-4 g:last:border-b-0">
                  <p className="g:flex g:flex-wrap g:items-center g:gap-2">
                    <Badge tone={LEVELS[level].tone}>{LEVELS[level].name}</Badge>
                    <span className="g:text-ink-2 g:text-sm">{packages.join(', ')}</span>
                  </p>
                  <p lang="en" className="g:max-w-3xl">
                    <Text>{text}</Text>
                  </p>
                </li>
              ))}
          </ul>
        </Part>
      ))}
      <Part
        title="Antes da versão 1.0.0"
        lead="Uma versão menor (0.2.0) pode mudar o que existe e diz como seguir; uma correção (0.1.1) nunca muda. Cada componente diz na sua página desde quando existe e o que mudou nele."
      >
        {null}
      </Part>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Changelog',
  component: ChangelogPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangelogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changelog: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(changes.length);
  },
};
