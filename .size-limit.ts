import { sizeBudgets } from './scripts/size-budgets.ts';

export default sizeBudgets;
