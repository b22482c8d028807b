/** What tells a person's view of a part from its markup, where a library's differs from the usual one. */
export interface Marks {
  /** The content of a dialog or a popover that is open. */
  readonly panel: string;
  /** An option of a list that is open. */
  readonly option: string;
  /** A toast that is shown. */
  readonly toast: string;
  /** A thumb of a slider, whose middle is the value. */
  readonly thumb: string;
}

export interface Library {
  /** Its page, below `benchmarks`. */
  readonly page: string;
  /** The package whose version is told. */
  readonly main: string;
  readonly marks: Marks;
}

const USUAL: Marks = {
  panel: '[data-bench="panel"]',
  option: '[role="option"]',
  toast: '[data-bench="toast"]',
  thumb: '[role="slider"]',
};

/** The libraries by the name of their column. Each has a page with all parts, made as its documentation shows them. */
export const LIBRARIES = {
  guiche: {
    page: 'ui/page/guiche.html',
    main: '@guiche/ui',
    marks: { ...USUAL, toast: '[data-tipo="SUCCESS"]', thumb: '[data-drawn] > circle:first-child' },
  },
  shadcn: { page: 'peers/ui/shadcn.html', main: '@radix-ui/react-dialog', marks: USUAL },
  mui: { page: 'peers/ui/mui.html', main: '@mui/material', marks: { ...USUAL, thumb: '.MuiSlider-thumb' } },
  mantine: { page: 'peers/ui/mantine.html', main: '@mantine/core', marks: USUAL },
  antd: {
    page: 'peers/ui/antd.html',
    main: 'antd',
    // What it closes stays in the page, hidden.
    marks: {
      ...USUAL,
      panel: ':is(.ant-modal-wrap:not([style*="display: none"]), .ant-popover:not(.ant-popover-hidden)) [data-bench="panel"]',
      option: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    },
  },
  'react-aria': { page: 'peers/ui/react-aria.html', main: 'react-aria-components', marks: { ...USUAL, thumb: '.react-aria-SliderThumb' } },
} as const satisfies Record<string, Library>;

/** What shows how fast a single part could be: behaviour without a look, and React's own input. Neither is a library that a page is made of. */
const YARDSTICKS = {
  downshift: { page: 'peers/ui/downshift.html', main: 'downshift', marks: USUAL },
  native: { page: 'peers/ui/native.html', main: 'react', marks: USUAL },
} as const satisfies Record<string, Library>;

/** Grids of thousands of rows, each in a page of its own: what a page with the usual parts weighs is told without them. */
const GRIDS = {
  'guiche-grid': { page: 'ui/page/guiche-grid.html', main: '@guiche/ui', marks: USUAL },
  'mui-x': { page: 'peers/ui/mui-x.html', main: '@mui/x-data-grid', marks: USUAL },
  'ag-grid': { page: 'peers/ui/ag-grid.html', main: 'ag-grid-community', marks: USUAL },
  tanstack: { page: 'peers/ui/tanstack.html', main: '@tanstack/react-table', marks: USUAL },
} as const satisfies Record<string, Library>;

export type LibraryName = keyof typeof LIBRARIES;
export type GridName = keyof typeof GRIDS;
export type PageName = LibraryName | GridName | keyof typeof YARDSTICKS;

export const LIBRARY_NAMES = Object.keys(LIBRARIES) as readonly LibraryName[];

export const PAGES: Readonly<Record<PageName, Library>> = { ...LIBRARIES, ...YARDSTICKS, ...GRIDS };

export const GRID_NAMES = Object.keys(GRIDS) as readonly GridName[];
