export { ParticularitiesBox, type ParticularitiesBoxProps } from './particularities-box.tsx';
