/** Both engines share one schema and one set of queries. */
export type DialectName = 'sqlite' | 'postgres';
