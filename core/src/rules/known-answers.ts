import type { KnownAddress } from '../facts/given/site-facts.ts';

/**
 * Temporary server errors, and refusals of programs, say nothing about the response that people and
 * engines get.
 */
const passing: ReadonlySet<number> = new Set([503, 520, 521, 522, 523, 524, 525, 526, 527, 530]);

/** Whether the redirects of a URL never reach a page. */
export const isEndless = (address: string, { redirectsTo }: KnownAddress): boolean =>
	redirectsTo === address;

/** Whether the URL works for nobody. */
export const isBroken = ({ status }: KnownAddress): boolean =>
	status === 404 || status === 410 || (status >= 500 && status < 600 && !passing.has(status));
