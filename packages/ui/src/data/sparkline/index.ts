export { Sparkline, type SparklinePoint, type SparklineProps } from './sparkline.tsx';
