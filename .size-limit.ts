import { sizeBudgets } from './scripts/build/size-budgets.ts';

export default sizeBudgets;
