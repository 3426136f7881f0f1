import type { Table } from '../tables'

export const openTable: () => Table
