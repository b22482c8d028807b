export { type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from './shortcut-sheet.tsx';
