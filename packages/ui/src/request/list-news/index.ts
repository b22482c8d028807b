export { ListNews, type ListNewsProps } from './list-news.tsx';
