import type { PageElement } from '../fact.ts';

/**
 * The ids of an `aria-labelledby`; null if there are none, and in a frame, which has ids of its
 * own.
 */
export function labelledBy({ attribute, inFrame }: PageElement): string | null {
	return (!inFrame && attribute('aria-labelledby')?.trim()) || null;
}
