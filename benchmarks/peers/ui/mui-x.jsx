import './font.css';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { COLUMNS, GRID_HEIGHT, GRID_SIZES, gridRows } from '../../ui/page/content.ts';
import { MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

const theme = createTheme({ typography: { fontFamily: '"IBM Plex Sans Variable", system-ui, sans-serif' } }, ptBR);
const columns = COLUMNS.map((headerName, place) => ({ field: `c${place}`, headerName, flex: 1 }));

function Frame({ children }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** The free grid shows 100 rows a page at most: of more it sorts all and shows the first. */
function gridOf(count) {
  const rows = gridRows(count).map((row) => ({ id: row[0], ...Object.fromEntries(row.map((text, place) => [`c${place}`, text])) }));
  return () => (
    <MountedOnPress>
      {() => (
        <div style={{ height: GRID_HEIGHT }}>
          <DataGrid
            aria-label="Solicitações"
            rows={rows}
            columns={columns}
            checkboxSelection
            density="compact"
            initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
            pageSizeOptions={[100]}
          />
        </div>
      )}
    </MountedOnPress>
  );
}

mountPart({ few: gridOf(GRID_SIZES.few), many: gridOf(GRID_SIZES.many) }, Frame);
