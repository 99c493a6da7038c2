import type { PageElement } from '../fact.ts';

/** The ids of an `aria-labelledby`; null if there are none. */
export const labelledBy = ({ attribute }: PageElement): string | null =>
	attribute('aria-labelledby')?.trim() || null;
