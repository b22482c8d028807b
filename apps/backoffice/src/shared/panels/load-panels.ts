// Named here and not beside the lists: what a file of the build imports stands by name in each file that imports it, and so in the first load.

export const loadDashboardChart = () => import('./dashboard-chart.tsx');
export const loadUnifiedPanel = () => import('./unified-panel.ts');
export const loadListTools = () => import('../lists/list-tools.tsx');
