export { Menu, type MenuProps } from './menu.tsx';
export { MenuCheckboxItem, type MenuCheckboxItemProps } from './menu-checkbox-item.tsx';
export { MenuItem, type MenuItemProps } from './menu-item.tsx';
export { MenuLabel, type MenuLabelProps } from './menu-label.tsx';
export { MenuRadioGroup, type MenuRadioGroupProps } from './menu-radio-group.tsx';
export { MenuRadioItem, type MenuRadioItemProps } from './menu-radio-item.tsx';
export { MenuSeparator } from './menu-separator.tsx';
