import { useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { CopyButton } from '../pages/copy-button.tsx';
import { DownloadLink } from '../pages/download-link.tsx';
import { THEME_NAMES, THEMES } from '../pages/grounds.ts';
import { Page, Part, Sheet } from '../pages/page.tsx';
import { valuesIn } from '../pages/tokens.ts';
import { brandCss } from './brand-css.ts';
import { type BrandColour, ColourFields } from './colour-fields.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { deriveBrand } from './derive-brand.ts';
import { movedText } from './moved-text.ts';
import { Specimen } from './specimen.tsx';

const OUR_VALUES = { light: valuesIn('light'), dark: valuesIn('dark') };
const START: BrandColour = { text: 'oklch(0.47 0.16 300)', colour: { mode: 'oklch', l: 0.47, c: 0.16, h: 300 } };

/** `marca-viaja-bem.css` of "Viaja Bem". */
function fileName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${['marca', ...(words ?? [])].join('-')}.css`;
}

/** Makes the style sheet of a brand from its colour, and shows what it does. */
export function BrandPage() {
  const [asked, setAsked] = useState(START);
  const [name, setName] = useState('');
  const brand = deriveBrand(asked.colour, OUR_VALUES);
  const css = brandCss(brand, { name, colour: asked.text });
  return (
    <Page
      title="Marca"
      lead="De uma cor sai um arquivo CSS que veste os componentes com a sua marca, no claro e no escuro, sem perder a leitura."
    >
      <Part
        title="A cor"
        lead="O tom fica; a luminosidade muda só o que for preciso para o texto ter 4,5 de contraste e as bordas, 3. No claro, o texto sobre a marca é claro; no escuro, escuro."
      >
        <Sheet className="g:flex g:flex-col g:gap-4 g:p-4">
          <div className="g:grid g:gap-4 g:md:grid-cols-2">
            <ColourFields value={asked} onValueChange={setAsked} />
            <TextInput
              label="Nome da marca (opcional)"
              description="Vai no comentário e no nome do arquivo."
              value={name}
              onValueChange={setName}
            />
          </div>
          <output className="g:flex g:flex-col g:gap-1">
            {THEMES.map((theme) => (
              <span key={theme}>
                <strong className="g:font-semibold">{THEME_NAMES[theme]}</strong>: {movedText(asked.colour, brand[theme].moved)}
              </span>
            ))}
          </output>
          {THEMES.some((theme) => brand[theme].nearDanger) && (
            <Banner tone="warning" title="Parecida com a cor de perigo">
              Um botão principal pode ser tomado por um que apaga. Se a marca permitir, use outra cor dela nas ações.
            </Banner>
          )}
        </Sheet>
      </Part>
      <Part title="Nos componentes" lead="São os componentes de verdade, só com estes tokens trocados.">
        <div className="g:grid g:grid-cols-[minmax(0,1fr)] g:overflow-hidden g:rounded-md g:border g:border-line g:lg:grid-cols-2">
          {THEMES.map((theme) => (
            <Specimen key={theme} theme={theme} tokens={brand[theme].tokens} />
          ))}
        </div>
      </Part>
      <Part
        title="O arquivo"
        lead="Carregue antes ou depois do nosso CSS: tanto faz, porque os nossos tokens estão em uma camada e estas regras, em nenhuma."
      >
        <Sheet className="g:flex g:flex-col g:gap-4 g:p-4">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow window the lines scroll sideways, by keyboard too. */}
          <section aria-label="CSS da marca" tabIndex={0} className="g:overflow-x-auto g:rounded-md g:bg-surface-2 g:p-4 g:text-sm">
            <pre className="g:own">{css}</pre>
          </section>
          <div className="g:flex g:flex-wrap g:gap-2">
            <DownloadLink file={fileName(name)} text={css} />
            <CopyButton text={css} label="Copiar o CSS" />
          </div>
        </Sheet>
      </Part>
      <Part title="O contraste" lead="Cada par em que a marca entra, medido. O número é cortado, não arredondado.">
        <ContrastTable brand={brand} />
      </Part>
    </Page>
  );
}
