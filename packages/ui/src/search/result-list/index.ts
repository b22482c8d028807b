export { ResultList, type ResultListProps, type SearchProgress } from './result-list.tsx';
