import './font.css';
import 'dayjs/locale/pt-br';
import { App, Button, ConfigProvider, DatePicker, Form, Input, InputNumber, Listy, Modal, Popover, Select, Slider, Table } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import { useState } from 'react';
import { CLIENTS, COLUMNS, FARES, LIST_HEIGHT, PLACES, ROWS, SENT, SENTENCE } from '../../ui/page/content.ts';
import { FareRange, MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

const theme = { token: { fontFamily: '"IBM Plex Sans Variable", system-ui, sans-serif' } };

function Frame({ children }) {
  return (
    <ConfigProvider locale={ptBR} theme={theme}>
      <App>{children}</App>
    </ConfigProvider>
  );
}

function DialogPart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-bench="press" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Modal open={open} onCancel={() => setOpen(false)} title="Enviar cotação" cancelText="Voltar" okText="Enviar">
        <p>Voo de São Paulo a Recife</p>
        <p data-bench="panel">{SENTENCE}</p>
        <Form layout="vertical">
          <Form.Item label="Passageiro" name="passageiro">
            <Input />
          </Form.Item>
          <Form.Item label="Observação" name="observacao">
            <Input />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}

function PopoverPart() {
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      styles={{ container: { width: 288 } }}
      content={
        <>
          <p data-bench="panel">{SENTENCE}</p>
          <Button>Enviar</Button>
        </>
      }
    >
      <Button data-bench="press">Abrir</Button>
    </Popover>
  );
}

const DESTINATIONS = PLACES.map(({ id, label }) => ({ value: id, label }));

function AutocompletePart() {
  return (
    <>
      <label htmlFor="destino">Destino</label>
      <Select id="destino" showSearch={{ optionFilterProp: 'label' }} options={DESTINATIONS} listHeight={320} style={{ width: 450 }} />
    </>
  );
}

function DatePart() {
  const [value, setValue] = useState(null);
  return (
    <>
      <label htmlFor="ida">Ida</label>
      <DatePicker id="ida" format="DD/MM/YYYY" value={value} onChange={setValue} />
    </>
  );
}

function MoneyPart() {
  const [value, setValue] = useState(null);
  return (
    <>
      <label htmlFor="tarifa">Tarifa</label>
      <InputNumber
        id="tarifa"
        value={value}
        onChange={setValue}
        prefix="R$"
        controls={false}
        decimalSeparator=","
        formatter={(amount) => `${amount ?? ''}`.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))/g, '.')}
        parser={(text) => (text ?? '').replaceAll('.', '').replace(',', '.')}
      />
    </>
  );
}

function SliderPart() {
  const [value, setValue] = useState([FARES.from, FARES.to]);
  return (
    <>
      <Slider
        range
        value={value}
        onChange={setValue}
        min={FARES.min}
        max={FARES.max}
        step={FARES.step}
        ariaLabelForHandle={['Tarifa mínima', 'Tarifa máxima']}
      />
      <FareRange from={value[0]} to={value[1]} />
    </>
  );
}

function ToastPart() {
  const { message } = App.useApp();
  return (
    <>
      <Button data-bench="press" onClick={() => message.success(<span data-bench="toast">{SENT}</span>, 10)}>
        Avisar
      </Button>
      <Button data-bench="dismiss" onClick={() => message.destroy()}>
        Dispensar
      </Button>
    </>
  );
}

const TABLE_COLUMNS = COLUMNS.map((title, index) => ({ title, dataIndex: index }));

function TableOfRows() {
  return (
    <Table
      aria-label="Solicitações"
      columns={TABLE_COLUMNS}
      dataSource={ROWS}
      rowKey={0}
      pagination={false}
      onRow={() => ({ 'data-bench': 'row' })}
    />
  );
}

const ITEMS = CLIENTS.map((name, index) => ({ name, index }));

function ListOfClients() {
  return (
    <Listy
      virtual
      items={ITEMS}
      height={LIST_HEIGHT}
      rowKey="index"
      itemRender={({ name, index }) => <span data-item={index}>{name}</span>}
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
