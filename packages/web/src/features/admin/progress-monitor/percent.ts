/** Of a bar: nothing of nothing is 0, and more than all is all. */
export const percentOf = (done: number, total: number): number =>
  total > 0 ? Math.max(0, Math.min(100, Math.round((done / total) * 100))) : 0;
