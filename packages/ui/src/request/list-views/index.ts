export { ListViews, type ListViewsProps, type NamedView } from './list-views.tsx';
