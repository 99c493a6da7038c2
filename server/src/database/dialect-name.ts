/** The two engines that one schema and one set of queries serve. */
export type DialectName = 'sqlite' | 'postgres';
