import './font.css';
import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { COLUMNS, GRID_HEIGHT, GRID_SIZES, gridRows } from '../../ui/page/content.ts';
import { MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = COLUMNS.map((headerName, place) => ({ field: `c${place}`, headerName, flex: 1 }));
const getRowId = ({ data }) => data.c0;
const selection = { mode: 'multiRow' };

function gridOf(count) {
  const rows = gridRows(count).map((row) => Object.fromEntries(row.map((text, place) => [`c${place}`, text])));
  return () => (
    <MountedOnPress>
      {() => (
        <div style={{ height: GRID_HEIGHT }}>
          <AgGridReact rowData={rows} columnDefs={columns} getRowId={getRowId} rowSelection={selection} />
        </div>
      )}
    </MountedOnPress>
  );
}

mountPart({ few: gridOf(GRID_SIZES.few), many: gridOf(GRID_SIZES.many) });
