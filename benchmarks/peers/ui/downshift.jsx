import './theme.css';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { searchPlaces } from '../../ui/page/content.ts';
import { mountPart } from '../../ui/page/mount-part.tsx';
import { cn, INPUT, OPTION } from './parts.jsx';

function AutocompletePart() {
  const [items, setItems] = useState(() => searchPlaces(''));
  const { isOpen, getMenuProps, getInputProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue }) => setItems(searchPlaces(inputValue ?? '')),
  });
  return (
    <div className="relative">
      <input {...getInputProps({ 'aria-label': 'Destino', className: cn(INPUT) })} />
      <ul
        {...getMenuProps({
          'aria-label': 'Destino',
          className: cn(
            'absolute z-50 mt-1 max-h-80 w-[450px] overflow-y-auto rounded-md border bg-popover p-1 shadow-md',
            !isOpen && 'hidden',
          ),
        })}
      >
        {isOpen &&
          items.map((item, index) => (
            <li key={item.id} {...getItemProps({ item, index, 'data-selected': index === highlightedIndex, className: cn(OPTION) })}>
              {item.label}
            </li>
          ))}
      </ul>
    </div>
  );
}

mountPart({ autocomplete: AutocompletePart });
