import { TIPO_SERVICO } from '@guiche/domain/enums';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Armchair,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowUp,
  BadgeCheck,
  Ban,
  Bell,
  BellDot,
  BellOff,
  BellRing,
  Bookmark,
  BookmarkPlus,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  ClipboardPaste,
  Clock,
  ClockAlert,
  CloudOff,
  Cog,
  Columns3,
  ConciergeBell,
  Copy,
  CopyPlus,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileChartColumn,
  FileIcon,
  FileSpreadsheet,
  FileText,
  FilterX,
  FlaskConical,
  Gem,
  History,
  Hourglass,
  House,
  ImageIcon,
  ImageOff,
  Inbox,
  Info,
  Keyboard,
  KeyRound,
  Languages,
  Layers,
  Lock,
  LogOut,
  type LucideIcon,
  Luggage,
  Mail,
  MapPin,
  MapPinOff,
  MenuIcon,
  MessageSquareText,
  Minus,
  MonitorSmartphone,
  PanelRight,
  Paperclip,
  Pencil,
  Plug,
  Plus,
  Presentation,
  Printer,
  RefreshCw,
  Search,
  SearchX,
  SendHorizontal,
  Share2,
  SlidersHorizontal,
  Snowflake,
  Star,
  StickyNote,
  SunMoon,
  TableProperties,
  Ticket,
  Trash2,
  TrendingDown,
  TriangleAlert,
  Undo2,
  Upload,
  UserPlus,
  UserRound,
  UsersRound,
  Wallet,
  WifiOff,
  X,
} from 'lucide-react';
import { expect } from 'storybook/test';
import { ServiceIcon } from '../data/service-icon/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Page, Part, Sheet } from './pages/page.tsx';

type Entry = readonly [name: string, Icon: LucideIcon, meaning: string];

const GROUPS: readonly { title: string; lead: string; icons: readonly Entry[] }[] = [
  {
    title: 'O que se faz',
    lead: 'Dentro de um botão, antes do verbo. Sozinho, só quando o lugar é pequeno e o sentido, certo; o nome continua lá para quem ouve.',
    icons: [
      ['Plus', Plus, 'Adicionar'],
      ['Pencil', Pencil, 'Editar'],
      ['Trash2', Trash2, 'Remover'],
      ['Undo2', Undo2, 'Desfazer; manter o que está guardado'],
      ['History', History, 'Histórico; como da última vez'],
      ['Copy', Copy, 'Copiar'],
      ['CopyPlus', CopyPlus, 'Duplicar'],
      ['Columns3', Columns3, 'Comparar lado a lado'],
      ['TableProperties', TableProperties, 'Escolher as colunas'],
      ['Ellipsis', Ellipsis, 'Mais ações'],
      ['ClipboardPaste', ClipboardPaste, 'Colar um itinerário'],
      ['Download', Download, 'Baixar um arquivo'],
      ['ImageOff', ImageOff, 'Um arquivo que não é imagem'],
      ['Mail', Mail, 'Enviar por e-mail'],
      ['Paperclip', Paperclip, 'Anexos'],
      ['Upload', Upload, 'Escolher arquivos para anexar'],
      ['CreditCard', CreditCard, 'Cartão'],
      ['Wallet', Wallet, 'Saldos'],
      ['ArrowLeftRight', ArrowLeftRight, 'Trocar a escolhida'],
      ['CalendarCheck2', CalendarCheck2, 'Confirmar a alteração'],
      ['Ban', Ban, 'Cancelar uma emissão ou um pedido'],
      ['Ticket', Ticket, 'Emitir'],
      ['X', X, 'Fechar, limpar'],
      ['RefreshCw', RefreshCw, 'Tentar de novo, calcular de novo'],
      ['Search', Search, 'Buscar'],
      ['SlidersHorizontal', SlidersHorizontal, 'Filtrar'],
      ['CalendarDays', CalendarDays, 'Abrir o calendário'],
      ['Eye', Eye, 'Mostrar a senha; ver uma imagem; abrir só para consulta'],
      ['MonitorSmartphone', MonitorSmartphone, 'Sessões abertas'],
      ['PanelRight', PanelRight, 'Mostrar ou ocultar os dados ao lado'],
      ['EyeOff', EyeOff, 'Esconder a senha'],
      ['FlaskConical', FlaskConical, 'Testar uma credencial'],
      ['FileChartColumn', FileChartColumn, 'Relatório'],
      ['Printer', Printer, 'Imprimir'],
      ['LogOut', LogOut, 'Sair'],
    ],
  },
  {
    title: 'Para onde se vai',
    lead: 'Setas dizem direção, e mais nada.',
    icons: [
      ['ArrowLeft', ArrowLeft, 'Voltar à lista'],
      ['ChevronDown', ChevronDown, 'Abre uma escolha'],
      ['ChevronRight', ChevronRight, 'Desdobra; próximo mês'],
      ['ChevronLeft', ChevronLeft, 'Mês anterior'],
      ['MenuIcon', MenuIcon, 'Menu, no celular'],
      ['SunMoon', SunMoon, 'Aparência'],
      ['Languages', Languages, 'Idioma'],
      ['UserRound', UserRound, 'Pessoa, perfil'],
      ['UserPlus', UserPlus, 'Novo usuário'],
      ['UsersRound', UsersRound, 'Clientes'],
      ['Layers', Layers, 'Grupos de serviços'],
      ['StickyNote', StickyNote, 'Particularidades de um cliente'],
      ['Gem', Gem, 'Viajantes VIP e premium'],
      ['Plug', Plug, 'Integrações'],
      ['ExternalLink', ExternalLink, 'Abrir em nova aba'],
      ['ConciergeBell', ConciergeBell, 'Serviços de um cliente'],
      ['KeyRound', KeyRound, 'Credenciais'],
      ['Bell', Bell, 'Notificações'],
      ['BellDot', BellDot, 'Notificações por ver'],
      ['BellRing', BellRing, 'Avisar no computador'],
      ['BellOff', BellOff, 'Não avisar no computador'],
      ['Bookmark', Bookmark, 'Visões'],
      ['BookmarkPlus', BookmarkPlus, 'Salvar a visão'],
      ['House', House, 'Abrir ao entrar'],
      ['ArrowUp', ArrowUp, 'Ordem crescente'],
      ['ArrowDown', ArrowDown, 'Ordem decrescente'],
      ['Keyboard', Keyboard, 'Atalhos de teclado'],
      ['Share2', Share2, 'Compartilhar'],
      ['CircleHelp', CircleHelp, 'Ajuda; uma pergunta'],
    ],
  },
  {
    title: 'Como as coisas estão',
    lead: 'Sempre ao lado da palavra. O ícone adianta o que a frase diz; a cor só repete.',
    icons: [
      ['CircleCheck', CircleCheck, 'Deu certo'],
      ['Info', Info, 'Bom saber'],
      ['TriangleAlert', TriangleAlert, 'Merece atenção'],
      ['CircleSlash', CircleSlash, 'Voo cancelado ou recusado, que fica de fora'],
      ['CircleAlert', CircleAlert, 'Erro'],
      ['Clock', Clock, 'Prazo em dia; espera entre voos'],
      ['ClockAlert', ClockAlert, 'Prazo vencido'],
      ['Minus', Minus, 'Sem prazo; escolhido em parte'],
      ['CalendarClock', CalendarClock, 'Validade da reserva'],
      ['CalendarX2', CalendarX2, 'Até quando se cancela'],
      ['Hourglass', Hourglass, 'Aguardando fornecedor'],
      ['TrendingDown', TrendingDown, 'Menor preço'],
      ['Check', Check, 'Escolhido, marcado'],
      ['CheckCheck', CheckCheck, 'Escolhido pelo cliente; lido por ele'],
      ['BadgeCheck', BadgeCheck, 'Valor que o cliente já aprovou'],
      ['Lock', Lock, 'Valores que não mudam'],
      ['Star', Star, 'Viajante VIP'],
      ['MessageSquareText', MessageSquareText, 'Conversa com o cliente; mensagens por ler'],
      ['SendHorizontal', SendHorizontal, 'Enviar a mensagem; pedir ao fornecedor'],
      ['Luggage', Luggage, 'Bagagem'],
      ['FileText', FileText, 'Arquivo de texto ou PDF'],
      ['FileSpreadsheet', FileSpreadsheet, 'Planilha'],
      ['Presentation', Presentation, 'Apresentação'],
      ['ImageIcon', ImageIcon, 'Imagem'],
      ['FileIcon', FileIcon, 'Outro arquivo'],
      ['Armchair', Armchair, 'Assentos'],
      ['MapPin', MapPin, 'Endereço'],
      ['MapPinOff', MapPinOff, 'Sem lugar no mapa'],
      ['Cog', Cog, 'Câmbio de um carro'],
      ['Snowflake', Snowflake, 'Ar-condicionado'],
      ['SearchX', SearchX, 'Nada foi encontrado'],
      ['FilterX', FilterX, 'Nada passa pelos filtros'],
      ['Inbox', Inbox, 'Nada por aqui'],
      ['CloudOff', CloudOff, 'Não foi possível carregar'],
      ['WifiOff', WifiOff, 'Sem conexão'],
    ],
  },
];

/** Shown as ServiceIcon shows them. */
const SERVICE_ICONS = ['Plane', 'Hotel', 'Car', 'Bus', 'Package'];

function IconsPage() {
  return (
    <Page
      title="Ícones"
      lead="Um só conjunto, Lucide, no traço em que vem. Cada ícone tem um sentido e cada sentido, um ícone; o que não está aqui ainda não existe no produto."
    >
      <Part
        title="Serviços"
        lead="Os cinco tipos de serviço são os únicos que têm fundo e cor próprios: é por eles que o olho percorre a lista."
      >
        <ul className="g:grid g:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] g:gap-4">
          {TIPO_SERVICO.map((kind) => (
            <li key={kind}>
              <Sheet className="g:p-4">
                <ServiceIcon kind={kind} withWord />
              </Sheet>
            </li>
          ))}
        </ul>
      </Part>
      {GROUPS.map(({ title, lead, icons }) => (
        <Part key={title} title={title} lead={lead}>
          <Sheet>
            <ul className="g:grid g:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] g:gap-x-4 g:p-2">
              {icons.map(([name, Icon, meaning]) => (
                <li key={name} className="g:flex g:items-center g:gap-3 g:p-2">
                  <span className="g:flex g:size-9 g:shrink-0 g:items-center g:justify-center g:rounded-md g:bg-surface-2 g:text-ink">
                    <Icon aria-hidden="true" className="g:size-4.5" />
                  </span>
                  <span className="g:min-w-0">
                    <span className="g:block g:font-medium">{meaning}</span>
                    <code className="g:block g:font-sans g:text-ink-2 g:text-xs">{name}</code>
                  </span>
                </li>
              ))}
            </ul>
          </Sheet>
        </Part>
      ))}
      <Part
        title="Tamanhos"
        lead="16 px ao lado do texto do trabalho, 14 px ao lado do texto pequeno, 20 px onde a página está vazia. O traço não muda."
      >
        <Sheet className="g:flex g:flex-wrap g:items-center g:gap-x-10 g:gap-y-4 g:p-4">
          <span className="g:inline-flex g:items-center g:gap-1 g:text-xs">
            <Clock aria-hidden="true" className="g:size-3.5" />
            14 px, etiqueta
          </span>
          <span className="g:inline-flex g:items-center g:gap-1.5">
            <Clock aria-hidden="true" className="g:size-4" />
            16 px, texto
          </span>
          <span className="g:inline-flex g:items-center g:gap-2 g:font-semibold g:text-lg">
            <Clock aria-hidden="true" className="g:size-5" />
            20 px, página vazia
          </span>
          <Button>
            <Plus aria-hidden="true" />
            Adicionar cotação
          </Button>
        </Sheet>
      </Part>
    </Page>
  );
}

const meta = { title: 'Foundations/Icons', component: IconsPage, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof IconsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{stories,guidance,test}.tsx'], {
  query: '?raw',
  import: 'default',
});

/** The icons that the components import. */
async function iconsInUse(): Promise<string[]> {
  const sources = await Promise.all(Object.values(SOURCES).map((load) => load()));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).sort();
}

export const Icons: Story = {
  play: async () => {
    const shown = [...GROUPS.flatMap(({ icons }) => icons.map(([name]) => name)), ...SERVICE_ICONS];
    const used = await iconsInUse();
    await expect(used).toContain('Trash2');
    const missing = used.filter((name) => !shown.includes(name));
    // An icon that is new to the product gets its meaning in this page.
    await expect(missing).toEqual([]);
    await expect(new Set(shown).size).toBe(shown.length);
  },
};
