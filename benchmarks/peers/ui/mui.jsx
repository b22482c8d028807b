import './font.css';
import 'dayjs/locale/pt-br';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { ptBR } from '@mui/material/locale';
import Popover from '@mui/material/Popover';
import Slider from '@mui/material/Slider';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { List } from 'react-window';
import { CLIENTS, COLUMNS, FARES, LIST_HEIGHT, PLACES, ROWS, SENT, SENTENCE } from '../../ui/page/content.ts';
import { FareRange, MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

const theme = createTheme({ typography: { fontFamily: '"IBM Plex Sans Variable", system-ui, sans-serif' } }, ptBR);

function Frame({ children }) {
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
        <CssBaseline />
        {children}
      </LocalizationProvider>
    </ThemeProvider>
  );
}

function DialogPart() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" data-bench="press" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="title" aria-describedby="context">
        <DialogTitle id="title">Enviar cotação</DialogTitle>
        <DialogContent>
          <DialogContentText id="context">Voo de São Paulo a Recife</DialogContentText>
          <p data-bench="panel">{SENTENCE}</p>
          <TextField autoFocus margin="dense" label="Passageiro" fullWidth />
          <TextField margin="dense" label="Observação" fullWidth />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Voltar</Button>
          <Button variant="contained">Enviar</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function PopoverPart() {
  const [anchor, setAnchor] = useState(null);
  return (
    <>
      <Button variant="outlined" data-bench="press" onClick={(event) => setAnchor(event.currentTarget)}>
        Abrir
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Cotação', sx: { p: 2, width: 288 } } }}
      >
        <Typography data-bench="panel">{SENTENCE}</Typography>
        <Button variant="outlined">Enviar</Button>
      </Popover>
    </>
  );
}

const OPTION_HEIGHT = 36;
const LISTBOX_PADDING = 8;

function Option({ index, style, options }) {
  const [{ key, ...props }, place] = options[index];
  return (
    <Typography key={key} component="li" {...props} noWrap style={{ ...style, top: (style.top ?? 0) + LISTBOX_PADDING }}>
      {place.label}
    </Typography>
  );
}

/** The options are windowed as the documentation of Autocomplete shows it. */
function Listbox({ children, ref, className, style: _, ...props }) {
  return (
    <div ref={ref} {...props}>
      <List
        className={className}
        key={children.length}
        rowCount={children.length}
        rowHeight={OPTION_HEIGHT}
        rowComponent={Option}
        rowProps={{ options: children }}
        style={{ height: OPTION_HEIGHT * Math.min(children.length, 8) + 2 * LISTBOX_PADDING, width: '100%' }}
        overscanCount={5}
        tagName="ul"
      />
    </div>
  );
}

function AutocompletePart() {
  return (
    <Autocomplete
      disableListWrap
      options={PLACES}
      renderInput={(params) => <TextField {...params} label="Destino" />}
      renderOption={(props, place) => [props, place]}
      slotProps={{ listbox: { component: Listbox } }}
    />
  );
}

function DatePart() {
  const [value, setValue] = useState(null);
  return <DatePicker label="Ida" value={value} onChange={setValue} />;
}

function AmountInput({ onChange, name, ref, ...props }) {
  return (
    <NumericFormat
      {...props}
      getInputRef={ref}
      onValueChange={({ value }) => onChange({ target: { name, value } })}
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={2}
      valueIsNumericString
    />
  );
}

function MoneyPart() {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Tarifa"
      name="tarifa"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ input: { inputComponent: AmountInput, startAdornment: 'R$' } }}
    />
  );
}

function SliderPart() {
  const [value, setValue] = useState([FARES.from, FARES.to]);
  return (
    <>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Tarifa mínima' : 'Tarifa máxima')}
        value={value}
        onChange={(_event, next) => setValue(next)}
        min={FARES.min}
        max={FARES.max}
        step={FARES.step}
      />
      <FareRange from={value[0]} to={value[1]} />
    </>
  );
}

function ToastPart() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" data-bench="press" onClick={() => setOpen(true)}>
        Avisar
      </Button>
      <Button variant="outlined" data-bench="dismiss" onClick={close}>
        Dispensar
      </Button>
      <Snackbar open={open} autoHideDuration={10_000} onClose={close} anchorOrigin={{ vertical: 'top', horizontal: 'right' }}>
        <Alert severity="success" onClose={close}>
          <span data-bench="toast">{SENT}</span>
        </Alert>
      </Snackbar>
    </>
  );
}

function TableOfRows() {
  return (
    <TableContainer>
      <Table aria-label="Solicitações">
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map((row) => (
            <TableRow key={row[0]} data-bench="row">
              {row.map((text, column) => (
                <TableCell key={COLUMNS[column]}>{text}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Client({ index, style, ariaAttributes }) {
  return (
    <ListItem style={style} component="div" disablePadding data-item={index} {...ariaAttributes}>
      <ListItemText primary={CLIENTS[index]} />
    </ListItem>
  );
}

function ListOfClients() {
  return (
    <List
      aria-label="Clientes"
      tabIndex={0}
      rowHeight={46}
      rowCount={CLIENTS.length}
      style={{ height: LIST_HEIGHT }}
      rowProps={{}}
      overscanCount={5}
      rowComponent={Client}
    />
  );
}

mountPart(
  {
    dialog: DialogPart,
    popover: PopoverPart,
    autocomplete: AutocompletePart,
    date: DatePart,
    money: MoneyPart,
    slider: SliderPart,
    toast: ToastPart,
    table: () => <MountedOnPress>{() => <TableOfRows />}</MountedOnPress>,
    list: () => <MountedOnPress>{() => <ListOfClients />}</MountedOnPress>,
  },
  Frame,
);
